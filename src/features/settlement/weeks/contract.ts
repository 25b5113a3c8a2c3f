import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { weekExists, wireBoolean, wireId, wireWeek, wireYear } from '#platform/pure/wire.ts'
import {
  list,
  wireApartState,
  wireBlock,
  wireDebt,
  wireDifference,
  wireHeldBy,
  wireSchemeLabel,
  wireState,
} from './contract-shapes.ts'
import { EXPLAINED_CODES } from './domain/week-block.ts'
import { weekFailures } from './texts-failures.ts'

/** Drivers closed by one call. */
const MOST_DRIVERS = 3000

export const wireReason = z
  .string({ error: weekFailures.reason })
  .check(typed(), z.minLength(3, weekFailures.reason), z.maxLength(500, weekFailures.reason))

const week = { year: wireYear, week: wireWeek }

const driverOfWeek = z.object({
  driverId: z.string(),
  fullName: z.string(),
  /** Off the list: erased, folded or removed since. */
  listed: z.boolean(),
  active: z.boolean(),
  state: wireState,
  /** A correction of it was accepted, whatever became of its money. */
  corrected: z.boolean(),
  /** Of a closed one. */
  statement: z.nullable(z.object({ id: z.string(), number: z.string(), closedAt: z.string() })),
  /** An order of a batch holds it. */
  onTheWay: z.nullable(wireHeldBy),
  /** What has become of what it was to pay, in grosze that add up to it; null of an open one. */
  payout: z.nullable(
    z.object({
      paid: z.number(),
      /** In a batch whose file was handed out, and in one that nobody has handed out yet. */
      sent: z.number(),
      prepared: z.number(),
      left: z.number(),
      /** Not paid under it any more: a newer one holds it, or a debt that came since. */
      movedOn: z.number(),
    }),
  ),
  /** Null where no single scheme holds. */
  scheme: z.nullable(wireSchemeLabel),
  nets: list(z.object({ app: z.string(), net: z.number() })),
  cashGrosze: z.number(),
  /** Null of a week that can't be settled yet, as of result and balance. */
  fleetGrosze: z.nullable(z.number()),
  /** With what it opens: a debt is negative, what was left unpaid positive. */
  openingGrosze: z.number(),
  resultGrosze: z.nullable(z.number()),
  /** `nets − cash − fleet + opening`. */
  balanceGrosze: z.nullable(z.number()),
  /** Of a closed week that ended with one. */
  debt: z.nullable(wireDebt),
  /** What is paid apart, outside of the balance; null where nothing is. */
  apart: z.nullable(
    z.object({
      /** Under which number it is paid; null of a draft, as its state. */
      number: z.nullable(z.string()),
      toPayGrosze: z.number(),
      /** 0 or less: the next rental is less by it. */
      carryGrosze: z.number(),
      debt: z.nullable(wireDebt),
      state: z.nullable(wireApartState),
      onTheWay: z.nullable(wireHeldBy),
    }),
  ),
  shifts: z.number(),
  /**
   * The net of all apps less that of the week before; null in a driver's first week, as while the week runs
   * or has no results yet: neither is compared.
   */
  netDifference: z.nullable(z.number()),
  standsOut: list(wireDifference),
  blocks: list(wireBlock),
  /** Codes of the draft's warnings that do not block. */
  warnings: list(z.string()),
  openQuestions: z.number(),
  /** What was seen: closing sends it back. Null of what can't be closed. */
  mark: z.nullable(z.string()),
})

export const readSettlementWeek = endpoint({
  method: 'GET',
  path: '/api/settlement/weeks',
  access: 'money',
  summary:
    'A week in money: every driver with facts, shifts, charges or a balance, with state, blocks and the difference to the week before; drafts are worked out anew and nothing is written. Without a week the last finished one.',
  input: z.object({
    year: z.optional(wireYear),
    week: z.optional(wireWeek),
  }),
  output: z.object({
    year: z.number(),
    week: z.number(),
    from: z.string(),
    to: z.string(),
    /** The week is over: before, files may still be missing. */
    finished: z.boolean(),
    /** Names of files in this week whom nobody has matched yet. */
    unmatchedNames: z.number(),
    /** People of files in this week whom a person has left out: they stand in no statement. */
    ignored: z.object({
      people: z.number(),
      /** Their net of all apps. */
      grosze: z.number(),
    }),
    /** By name; who is on the list no more comes last. */
    data: z.array(driverOfWeek),
    /** The week before, of all drivers: nets by app, and cash. */
    before: z.object({
      nets: list(z.object({ app: z.string(), net: z.number() })),
      cashGrosze: z.number(),
      /** Drafts and blocked ones of it, without whose this week is closed: what they carry comes later. */
      openDrivers: z.number(),
      /** `handed − lessened + added − waiting` are the debts from before of all drivers of this week. */
      debts: z.object({
        /** What its statements carried, and of how many drivers. */
        handed: z.number(),
        drivers: z.number(),
        /** Paid in between, or made even by another entry. */
        lessened: z.number(),
        /** Older ones of who has no statement in it, or another entry. */
        added: z.number(),
        /** Of whom this week can't be settled yet. */
        waiting: z.number(),
      }),
    }),
  }),
  failures: { no_such_week: { status: 400, msg: weekFailures.noSuchWeek } },
})

export const closeWeeks = endpoint({
  method: 'POST',
  path: '/api/settlement/weeks/close',
  access: 'money',
  summary:
    'Closes the week of these drivers: numbers without gaps, everything they stand on frozen. What is blocked is left and named. Where anything is not as it was seen nothing is closed, and it is told whose.',
  input: z
    .object({
      ...week,
      drivers: z
        .array(z.object({ driverId: wireId, mark: z.string().check(z.maxLength(64)) }))
        .check(z.minLength(1, weekFailures.nobody), z.maxLength(MOST_DRIVERS, weekFailures.tooMany)),
    })
    .check(weekExists),
  output: z.object({
    closed: z.array(z.object({ driverId: z.string(), number: z.string(), statementId: z.string() })),
    left: z.array(z.object({ driverId: z.string(), fullName: z.string(), blocks: list(wireBlock) })),
    /** All of the week that are closed by now, these among them. */
    closedByNow: z.number(),
  }),
  failures: {
    changed: { status: 409, msg: weekFailures.changedAny, says: weekFailures.changed },
    already_closed: { status: 409, msg: weekFailures.alreadyClosedAny, says: weekFailures.alreadyClosed },
    unfinished: { status: 409, msg: weekFailures.unfinished },
  },
  bodyLimit: 400_000,
  bodyRows: MOST_DRIVERS,
})

export const reopenStatement = endpoint({
  method: 'POST',
  path: '/api/settlement/statements/:id/reopen',
  access: 'money',
  summary:
    'Back to a draft, with a reason; the version stays. Refused once something was exported, paid, corrected or followed.',
  input: z.object({
    id: wireId,
    reason: wireReason,
    /** Knowingly: what was excluded of it is in the draft again. */
    lapse: z._default(wireBoolean, false),
  }),
  output: z.object({ number: z.string() }),
  failures: {
    no_such_statement: { status: 404, msg: weekFailures.noSuchStatement },
    not_closed: { status: 409, msg: weekFailures.notClosed },
    in_batch: { status: 409, msg: weekFailures.inBatchAny, says: weekFailures.inBatch },
    already_exported: { status: 409, msg: weekFailures.alreadyExported },
    already_paid: { status: 409, msg: weekFailures.alreadyPaid },
    already_corrected: { status: 409, msg: weekFailures.alreadyCorrected },
    already_followed: { status: 409, msg: weekFailures.alreadyFollowed },
    /** A correction of it was excluded last: opened again, the week has that in it. */
    excluded: { status: 409, msg: weekFailures.excludedAny, says: weekFailures.excluded },
  },
})

export const explainBlock = endpoint({
  method: 'POST',
  path: '/api/settlement/weeks/explanations',
  access: 'money',
  summary:
    'Says why a week may be closed although an app has no file for it, its sums differ, or its reports are not cut by weeks. Of an app that tells no gross its net is then taken for VAT. It holds for these drivers and exactly that difference, app or those reports.',
  input: z
    .object({
      ...week,
      driverIds: z.array(wireId).check(z.minLength(1, weekFailures.nobody), z.maxLength(MOST_DRIVERS)),
      code: z.enum(EXPLAINED_CODES),
      subject: z.string().check(z.minLength(1), z.maxLength(300)),
      reason: wireReason,
    })
    .check(weekExists),
  output: z.object({ status: z.literal('ok') }),
  failures: { not_blocked: { status: 409, msg: weekFailures.notBlocked } },
  bodyLimit: 400_000,
  bodyRows: MOST_DRIVERS,
})
