import * as z from 'zod/mini'
import { PURSES } from '#features/settlement/domain/public.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireBoolean, wireId, wireInteger } from '#platform/pure/wire.ts'
import { LEDGER_KINDS, ORDER_KINDS } from './domain/ledger-kinds.ts'
import { ledgerFailures } from './texts-failures.ts'

/** Of one pay-in or receipt, in grosze: a million PLN. */
const MOST_CASH = 100_000_000
const wireGrosze = wireInteger(1, MOST_CASH, ledgerFailures.amount)
const wireNote = z
  .string({ error: ledgerFailures.note })
  .check(typed(), z.maxLength(200, ledgerFailures.note))

const receipt = z.object({
  /** `KW/2026/0007` of cash paid out, `KP/2026/0003` of cash paid in. */
  number: z.string(),
  kind: z.enum(['paid-out', 'paid-in']),
  /** From the weeks' money, or that of the driver's own car. */
  purse: z.enum(PURSES),
  driverId: z.string(),
  name: z.string(),
  /** Who pays, as it was called then; null where nobody had said. */
  payer: z.nullable(z.string()),
  payerAddress: z.array(z.string()),
  grosze: z.number(),
  statement: z.nullable(z.string()),
  note: z.string(),
  at: z.string(),
  by: z.string(),
  /** It was booked wrong, and holds no more. */
  takenBack: z.nullable(z.object({ at: z.string(), by: z.string(), reason: z.string() })),
})

/** One of a driver's two ledgers. */
const ledgerShape = {
  /** In grosze, positive owed to the driver; orders on their way are still in it. */
  balanceGrosze: z.number(),
  /** What may be paid in cash or transferred now. */
  payable: z.array(z.object({ statement: z.string(), grosze: z.number() })),
  onTheWay: z.array(z.object({ statement: z.string(), grosze: z.number(), batch: z.string() })),
  /** Owed, and payable under no statement yet: the next one pays it, of this week at the earliest. */
  waits: z.nullable(
    z.object({
      grosze: z.number(),
      from: z.nullable(z.object({ year: z.number(), week: z.number() })),
    }),
  ),
  entries: z.array(
    z.object({
      id: z.string(),
      /**
       * `prepared` and `sent` are orders that a batch holds, before and after its file was handed out;
       * `came-back` is the return of one that nobody had confirmed, which stands as `sent` before it.
       */
      kind: z.enum([...LEDGER_KINDS, ...ORDER_KINDS]),
      /** How it moved the balance, or will: what orders carry is no part of what is owed beside them. */
      grosze: z.number(),
      /** After it and all before, the orders among them: the last one is what is owed beside transfers. */
      balanceGrosze: z.number(),
      statement: z.nullable(z.string()),
      /** The ISO week that it settles or corrects. */
      week: z.nullable(z.object({ year: z.number(), week: z.number() })),
      batch: z.nullable(z.string()),
      receipt: z.nullable(z.string()),
      at: z.string(),
      /** Empty of an order. */
      by: z.string(),
      note: z.string(),
      /** Of a record that was folded into this driver. */
      folded: z.boolean(),
      /** Of an order: it came back since, and is on its way no more. */
      cameBack: z.boolean(),
      /** Cash or a pay-in: taken back already, or may be. */
      takenBack: z.nullable(z.boolean()),
      /** A storno that stands: where it was a mistake it may be undone. */
      mayUndo: z.boolean(),
      /** What the entry undoes: a storno, or the return of a transfer, that was a mistake. */
      undoes: z.nullable(z.enum(['storno', 'return'])),
    }),
  ),
}

export const readDriverLedger = endpoint({
  method: 'GET',
  path: '/api/settlement/ledger/:driverId',
  access: 'money',
  summary:
    "A driver's money with the fleet: every entry and every order that a batch holds, with the balance after it, and what is payable or on its way; apart from it that of the driver's own car. Entries of who was folded in are among them.",
  input: z.object({ driverId: wireId }),
  output: z.object({
    driver: z.object({ id: z.string(), fullName: z.string() }),
    /** Of the weeks. */
    ...ledgerShape,
    /** Of the driver's own car; null where nothing was ever booked in it. */
    apart: z.nullable(z.object(ledgerShape)),
  }),
  failures: { no_such_driver: { status: 404, msg: ledgerFailures.noSuchDriver } },
})

/** Said knowingly: the same amount of the same driver was booked that day, and this is another one. */
const again = z._default(wireBoolean, false)
const perhapsTwice = {
  status: 409,
  msg: ledgerFailures.perhapsTwiceAny,
  says: ledgerFailures.perhapsTwice,
} as const

export const addPayIn = endpoint({
  method: 'POST',
  path: '/api/settlement/pay-ins',
  access: 'money',
  summary: 'Books what a driver paid in; in cash with a numbered receipt.',
  input: z.object({
    driverId: wireId,
    grosze: wireGrosze,
    /** Which debt it lowers. */
    purse: z._default(z.enum(PURSES), 'week'),
    inCash: z.boolean(),
    note: wireNote,
    again,
    /** More than the driver owes, knowingly: the rest is the driver's. */
    beyondDebt: z._default(wireBoolean, false),
  }),
  output: z.object({ balanceGrosze: z.number(), receipt: z.nullable(z.string()) }),
  failures: {
    no_such_driver: { status: 404, msg: ledgerFailures.noSuchDriver },
    perhaps_twice: perhapsTwice,
    over_debt: { status: 409, msg: ledgerFailures.overDebtAny, says: ledgerFailures.overDebt },
  },
})

export const payOutInCash = endpoint({
  method: 'POST',
  path: '/api/settlement/cash-receipts',
  access: 'money',
  summary:
    'Pays a closed statement in cash: a payout in the ledger and a numbered receipt. Never more than is payable, and nothing that a batch holds.',
  input: z.object({
    driverId: wireId,
    /** Its number, or that of its car rental. */
    statement: z.string().check(z.maxLength(30)),
    grosze: wireGrosze,
    note: wireNote,
    again,
  }),
  output: z.object({ balanceGrosze: z.number(), receipt: z.string() }),
  failures: {
    no_such_driver: { status: 404, msg: ledgerFailures.noSuchDriver },
    nothing_to_pay: { status: 409, msg: ledgerFailures.nothingToPayAny, says: ledgerFailures.nothingToPay },
    perhaps_twice: perhapsTwice,
    on_the_way: { status: 409, msg: ledgerFailures.onTheWayAny, says: ledgerFailures.onTheWay },
  },
})

export const takeBackCash = endpoint({
  method: 'POST',
  path: '/api/settlement/ledger-entries/:id/storno',
  access: 'money',
  summary:
    'Takes back a pay-in, or cash paid out, that was booked wrong: a counter entry with reason and author. Both stay to be read, and a receipt says so.',
  input: z.object({
    /** Of the entry. */
    id: wireId,
    reason: z
      .string({ error: ledgerFailures.reason })
      .check(z.trim(), z.minLength(3, ledgerFailures.reason), z.maxLength(200, ledgerFailures.reason)),
  }),
  output: z.object({ balanceGrosze: z.number() }),
  failures: {
    no_such_entry: { status: 404, msg: ledgerFailures.noSuchEntry },
    not_cash: { status: 409, msg: ledgerFailures.notCash },
    taken_back: { status: 409, msg: ledgerFailures.takenBack },
  },
})

export const undoCashStorno = endpoint({
  method: 'POST',
  path: '/api/settlement/ledger-entries/:id/undo-storno',
  access: 'money',
  summary:
    'Undoes a storno of cash that was a mistake, with reason and author: the cash stands as it was booked. Not where anything was paid, prepared or settled on the strength of the storno.',
  input: z.object({
    /** Of the storno. */
    id: wireId,
    reason: z
      .string({ error: ledgerFailures.reason })
      .check(z.trim(), z.minLength(3, ledgerFailures.reason), z.maxLength(200, ledgerFailures.reason)),
  }),
  output: z.object({ balanceGrosze: z.number() }),
  failures: {
    no_such_entry: { status: 404, msg: ledgerFailures.noSuchEntry },
    undone: { status: 409, msg: ledgerFailures.undone },
    settled_since: { status: 409, msg: ledgerFailures.settledSinceAny, says: ledgerFailures.settledSince },
    paid_since: { status: 409, msg: ledgerFailures.paidSinceAny, says: ledgerFailures.paidSince },
  },
})

export const readReceipt = endpoint({
  method: 'GET',
  path: '/api/settlement/cash-receipts',
  access: 'money',
  summary: 'A receipt of cash, to be printed.',
  input: z.object({ number: z.string().check(z.maxLength(30)) }),
  output: receipt,
  failures: { no_such_receipt: { status: 404, msg: ledgerFailures.noSuchReceipt } },
})
