import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireDate, wireDone, wireId, wireInteger } from '#platform/pure/wire.ts'
import { outsiderShape, payableShape, wireTally } from './contract-shapes.ts'
import { MOST_ORDERS } from './domain/order-mark.ts'
import { CHECKED_PARTS } from './domain/who-checks.ts'
import { transferTexts as texts } from './texts.ts'

const wireStatement = z.string().check(z.minLength(1), z.maxLength(40))
const wireReason = z
  .string({ error: texts.reason })
  .check(typed(), z.minLength(3, texts.reason), z.maxLength(500, texts.reason))
const noSuchBatch = { status: 404, msg: texts.noSuchBatch } as const
const wrongState = { status: 409, msg: texts.wrongState } as const

export const getTransferProposal = endpoint({
  method: 'GET',
  path: '/api/transfer-proposal',
  access: 'money',
  summary:
    'What closed statements owe, divided: who would be in the next file, and who stays outside with a reason. Reads alone.',
  input: z.object({}),
  output: z.object({
    orders: z.array(
      z.object({
        ...payableShape,
        /** Shown in part. */
        account: z.string(),
        payeeName: z.string(),
        /** Another account than the one frozen at closing: who answers for it, and why. */
        override: z.nullable(z.object({ by: z.string(), reason: z.string() })),
        /**
         * The bank sent back the driver's last transfer to this account; the reason may be empty. It goes
         * there again only when a person says so.
         */
        returned: z.nullable(z.object({ at: z.string(), reason: z.string() })),
        /** Names amount, account and payee, as they are told back when a batch is prepared. */
        mark: z.string(),
        /** Elixir-0 has no room for all of these. */
        shortened: z.array(z.enum(['payee', 'title'])),
      }),
    ),
    outside: z.array(
      z.object({
        ...outsiderShape,
        /** Of what a batch holds the batch, for its address. */
        batchId: z.nullable(z.string()),
      }),
    ),
    /** Owed, and payable under no statement until the next is closed, or the next car rental; in no tally. */
    waiting: z.array(
      z.object({
        driverId: z.string(),
        driver: z.string(),
        grosze: z.number(),
        apart: z.boolean(),
      }),
    ),
    /** Accounts or payees that are not those of the driver's last transfer. */
    changed: z.array(
      z.object({
        statement: z.string(),
        driverId: z.string(),
        driver: z.string(),
        /** Null for the driver's first transfer, which there is nothing to hold against. */
        was: z.nullable(z.string()),
        is: z.string(),
        /** Another payee than the driver, confirmed together with the account; null for the driver. */
        payee: z.nullable(z.string()),
        /**
         * A person has to look at it: another account or payee than the last, or a first one since a
         * batch.
         */
        asked: z.boolean(),
        /** Names the account, with its payee, when it is said to be checked. */
        key: z.string(),
        checked: z.boolean(),
        /**
         * Nobody finds it right before tomorrow who asks: their right, or that of who entered it, is of
         * today.
         */
        notToday: z.nullable(z.enum(['mine', 'entered'])),
        /**
         * Nothing of it is left for who asks: entered, or found right, by them, while somebody else has the
         * right to money.
         */
        ownChange: z.boolean(),
        /** The one part that who asks may find right, since the other is their own; null for all of it. */
        part: z.nullable(z.enum(CHECKED_PARTS)),
        /** Parts that somebody has found right already, while the other waits. */
        found: z.array(z.enum(CHECKED_PARTS)),
        /**
         * Since when the account, or the other payee, stands so, and who entered the two; null where not
         * known.
         */
        changedAt: z.nullable(z.string()),
        changedBy: z.nullable(z.string()),
      }),
    ),
    /** Statements whose frozen account, or none, is another one than the driver's card has now. */
    otherwise: z.array(
      z.object({
        statement: z.string(),
        driverId: z.string(),
        driver: z.string(),
        frozen: z.nullable(z.string()),
        now: z.string(),
        /** Somebody has had the account of now be paid. */
        override: z.nullable(z.object({ by: z.string(), reason: z.string() })),
      }),
    ),
    inside: wireTally,
    outsideTally: wireTally,
    all: wireTally,
  }),
  failures: {},
})

export const checkTransferAccount = endpoint({
  method: 'POST',
  path: '/api/transfer-proposal/checked',
  access: 'money',
  summary:
    'A person has looked at a changed or first account, with its payee, and found it right: the next batch may pay to it. Another one than who entered it, where somebody else has the right to money; of two who entered number and payee each finds the other’s right.',
  input: z.object({
    statement: wireStatement,
    /** Which account was looked at, as the proposal names it. */
    key: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  /** Parts that still wait for another person; none where the next batch may pay there. */
  output: z.object({ status: z.literal('ok'), waits: z.array(z.enum(CHECKED_PARTS)) }),
  failures: {
    not_payable: { status: 409, msg: texts.notPayable },
    other_account: { status: 409, msg: texts.otherAccount },
    own_change: { status: 409, msg: texts.ownChange },
    right_of_today: { status: 403, msg: texts.rightOfToday },
    entered_today: { status: 403, msg: texts.enteredToday },
  },
})

export const overrideTransferAccount = endpoint({
  method: 'PUT',
  path: '/api/transfer-overrides',
  access: 'money',
  summary:
    "Has a statement be paid to the account that the driver's card has now, in place of the one frozen at closing.",
  input: z.object({ statement: wireStatement, reason: wireReason }),
  output: wireDone,
  failures: {
    not_payable: { status: 409, msg: texts.notPayable },
    no_card_account: { status: 409, msg: texts.noCardAccount },
  },
})

export const dropTransferOverride = endpoint({
  method: 'DELETE',
  path: '/api/transfer-overrides',
  access: 'money',
  summary: 'Has a statement be paid to the account frozen at closing again.',
  input: z.object({ statement: wireStatement }),
  output: wireDone,
  failures: {},
})

export const prepareTransferBatch = endpoint({
  method: 'POST',
  path: '/api/transfer-batches',
  access: 'money',
  bodyLimit: 1_000_000,
  bodyRows: MOST_ORDERS,
  summary: 'Freezes the orders of the proposal as a batch. Nothing leaves yet.',
  input: z.object({
    /** Which of the fleet's accounts pays. */
    accountId: wireId,
    date: wireDate,
    /** The orders as the person has seen them; refused where any of them is another by now. */
    orders: z
      .array(z.object({ statement: wireStatement, mark: z.string().check(z.maxLength(64)) }))
      .check(z.maxLength(MOST_ORDERS)),
    /**
     * Orders that go to an account again from which money came back: of each the return that the person has
     * seen, by its instant.
     */
    again: z._default(
      z
        .array(z.object({ statement: wireStatement, returnedAt: z.string().check(z.maxLength(40)) }))
        .check(z.maxLength(MOST_ORDERS)),
      [],
    ),
    count: wireInteger(0, 1_000_000, texts.proposalChangedAny),
    total: z.int({ error: texts.proposalChangedAny }),
  }),
  output: z.object({ id: z.string(), number: z.string() }),
  failures: {
    no_payer: { status: 409, msg: texts.noPayer },
    no_such_account: { status: 409, msg: texts.noSuchAccount },
    date_past: { status: 400, msg: texts.datePast },
    date_far: { status: 400, msg: texts.dateFar },
    nothing: { status: 409, msg: texts.nothing },
    proposal_changed: { status: 409, msg: texts.proposalChangedAny, says: texts.proposalChanged },
    returned_unasked: { status: 409, msg: texts.returnedUnaskedAny, says: texts.returnedUnasked },
    unwritable_payer: { status: 409, msg: texts.unwritablePayer },
  },
})

const state = z.enum(['prepared', 'exported', 'confirmed', 'cancelled'])
const deed = z.nullable(z.object({ at: z.string(), by: z.string() }))
const attributes = {
  number: z.string(),
  state,
  date: z.string(),
  orders: z.number(),
  /** Grosze. */
  total: z.number(),
  returned: z.number(),
  format: z.enum(['elixir-0', 'pain.001.001.09']),
  prepared: z.object({ at: z.string(), by: z.string() }),
  exported: deed,
  confirmed: deed,
  cancelled: deed,
}

/** Batches of one page of the list. */
export const BATCHES_ON_PAGE = 50

export const listTransferBatches = endpoint({
  method: 'GET',
  path: '/api/transfer-batches',
  access: 'money',
  summary: 'Batches of transfers, newest first, a page at a time.',
  input: z.object({
    /** Part of a batch's or statement's number, or of a driver's name; from two characters. */
    search: z._default(z.string().check(typed(), z.maxLength(100)), ''),
    page: z._default(wireInteger(1, 100_000, texts.revision), 1),
  }),
  output: z.object({
    total: z.number(),
    data: z.array(z.object({ id: z.string(), attributes: z.object(attributes) })),
  }),
  failures: {},
})

export const getTransferBatch = endpoint({
  method: 'GET',
  path: '/api/transfer-batches/:id',
  access: 'money',
  summary: 'A batch: its orders with accounts shown in part, who stayed outside, its files and steps.',
  input: z.object({ id: wireId }),
  output: z.object({
    id: z.string(),
    attributes: z.object({
      ...attributes,
      payer: z.object({ name: z.string(), account: z.string() }),
      profile: z.object({ id: z.string(), letters: z.enum(['plain', 'polish']), encoding: z.string() }),
      approvals: z.array(z.object({ at: z.string(), by: z.string() })),
      /** A second person has to agree before it may leave; null where not, or no longer. */
      second: z.nullable(z.object({ over: z.number(), wentOut: z.number() })),
      /** Who may approve it and when, while it waits for that; null where it waits for nobody. */
      approval: z.nullable(
        z.object({
          why: z.nullable(z.enum(['own', 'right-of-today', 'prepared-today'])),
          today: z.array(z.string()),
          tomorrow: z.array(z.string()),
          anew: z.object({ names: z.array(z.string()), alone: z.boolean() }),
        }),
      ),
      /** It waits for tomorrow, and its day will have gone by then. */
      dateTooSoon: z.boolean(),
      /** The day of the transfers has gone by, and nothing has left yet. */
      datePast: z.boolean(),
      /** Sealed with a key that is lost: it can be thrown away, and no file written. */
      unreadable: z.boolean(),
      /** The first line of the file, accounts shown in part; null where it has no lines. */
      sample: z.nullable(z.string()),
    }),
    orders: z.array(
      z.object({
        ...payableShape,
        account: z.nullable(z.string()),
        overriddenBy: z.nullable(z.string()),
        returned: z.nullable(z.object({ at: z.string(), by: z.string(), reason: z.string() })),
      }),
    ),
    outside: z.array(z.object(outsiderShape)),
    inside: wireTally,
    outsideTally: wireTally,
    files: z.array(
      z.object({
        part: z.number(),
        parts: z.number(),
        extension: z.string(),
        /** SHA-256 of its bytes, in hex: by which a file that comes back is known. */
        digest: z.string(),
        orders: z.number(),
        total: z.number(),
      }),
    ),
  }),
  failures: { no_such_batch: noSuchBatch },
})

const step = { input: z.object({ id: wireId }), output: wireDone }

export const approveTransferBatch = endpoint({
  method: 'POST',
  path: '/api/transfer-batches/:id/approve',
  access: 'money',
  summary: 'Another person than who prepared the batch agrees to it as it stands.',
  ...step,
  failures: {
    no_such_batch: noSuchBatch,
    wrong_state: wrongState,
    own_batch: { status: 403, msg: texts.ownBatch },
    right_of_today: { status: 403, msg: texts.rightOfToday },
    prepared_today: { status: 403, msg: texts.preparedToday },
    less_owed: { status: 409, msg: texts.lessOwedAny, says: texts.lessOwed },
  },
})

export const exportTransferBatch = endpoint({
  method: 'POST',
  path: '/api/transfer-batches/:id/export',
  access: 'money',
  audit: 'transfer-batch-export',
  summary:
    "Writes the batch's files for the bank, once; from then on the same bytes are given out. Exported is not yet paid.",
  ...step,
  failures: {
    no_such_batch: noSuchBatch,
    wrong_state: wrongState,
    second_person: { status: 403, msg: texts.secondPersonAny, says: texts.secondPerson },
    prepared_today: { status: 403, msg: texts.preparedToday },
    batch_date_past: { status: 409, msg: texts.batchDatePast },
    returned_since: { status: 409, msg: texts.returnedSinceAny, says: texts.returnedSince },
    less_owed: { status: 409, msg: texts.lessOwedAny, says: texts.lessOwed },
  },
})

export const downloadTransferFile = endpoint({
  method: 'GET',
  path: '/api/transfer-batches/:id/file',
  access: 'money',
  audit: 'transfer-file-downloaded',
  file: true,
  summary: 'One of the files of an exported batch, whoever asks and whenever: always the same bytes.',
  input: z.object({ id: wireId, part: z._default(wireInteger(1, 10_000, texts.noSuchFile), 1) }),
  output: z.any(),
  failures: {
    no_such_batch: noSuchBatch,
    not_exported: { status: 409, msg: texts.notExported },
    no_such_part: { status: 404, msg: texts.noSuchPartAny, says: texts.noSuchPart },
  },
})

export const confirmTransferBatch = endpoint({
  method: 'POST',
  path: '/api/transfer-batches/:id/confirm',
  access: 'money',
  summary:
    'A person has seen at the bank that the transfers went out: only now are they paid. Answers what was confirmed.',
  input: z.object({
    id: wireId,
    /** What the person was shown; once other orders stand, nothing is confirmed. */
    seen: z.optional(z.object({ orders: z.number(), grosze: z.number() })),
  }),
  output: z.object({ status: z.literal('ok'), orders: z.number(), grosze: z.number() }),
  failures: {
    no_such_batch: noSuchBatch,
    wrong_state: wrongState,
    nothing_left: { status: 409, msg: texts.nothingLeft },
    orders_changed: { status: 409, msg: texts.ordersChangedAny, says: texts.ordersChanged },
  },
})

export const returnTransferOrder = endpoint({
  method: 'POST',
  path: '/api/transfer-batches/:id/return',
  access: 'money',
  summary: 'The bank refused or sent back one transfer: it alone is payable again.',
  input: z.object({ id: wireId, statement: wireStatement, reason: wireReason }),
  output: wireDone,
  failures: {
    no_such_batch: noSuchBatch,
    wrong_state: wrongState,
    no_such_order: { status: 404, msg: texts.noSuchOrder },
    already_returned: { status: 409, msg: texts.alreadyReturned },
  },
})

export const cancelTransferBatch = endpoint({
  method: 'POST',
  path: '/api/transfer-batches/:id/cancel',
  access: 'money',
  summary: 'Throws a batch away that never left; everything in it is payable again.',
  ...step,
  failures: { no_such_batch: noSuchBatch, wrong_state: wrongState },
})
