import * as z from 'zod/mini'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { weekExists, wireId, wireWeek, wireYear } from '#platform/pure/wire.ts'
import { wireReason } from './contract.ts'
import {
  list,
  wireApartState,
  wireBlock,
  wireCorrectedLine,
  wireCorrectedRow,
  wireDebt,
  wireDifference,
  wireHeldBy,
  wireLine,
  wireNetOfApp,
  wireScheme,
  wireSchemeLabel,
  wireSource,
  wireState,
  wireWarning,
} from './contract-shapes.ts'
import { EXPLAINED_CODES } from './domain/week-block.ts'
import { weekFailures } from './texts-failures.ts'

const wireWords = z
  .string({ error: weekFailures.words })
  .check(typed(), z.minLength(1, weekFailures.words), z.maxLength(1000, weekFailures.words))

const wireHeld = z.extend(wireHeldBy, { grosze: z.number() })

const statementShape = z.object({
  driver: z.object({ id: z.string(), fullName: z.string(), listed: z.boolean() }),
  year: z.number(),
  week: z.number(),
  from: z.string(),
  to: z.string(),
  state: wireState,
  /** A correction of it was accepted, whatever became of its money. */
  corrected: z.boolean(),
  /** Nothing of it has left the house, and nothing stands on it. */
  mayReopen: z.boolean(),
  /** Null of a draft. */
  id: z.nullable(z.string()),
  number: z.nullable(z.string()),
  version: z.nullable(z.number()),
  /** False of a version that was reopened. */
  inForce: z.boolean(),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  /** Null where there is none to settle by. */
  scheme: z.nullable(
    z.object({
      label: wireSchemeLabel,
      from: z.object({ year: z.number(), week: z.number() }),
      rules: wireScheme,
    }),
  ),
  payee: z.object({
    name: z.string(),
    /** `10 1050 •••• 9123` */
    account: z.nullable(z.string()),
    /** By now, which transfers go by, whatever was wanted at closing. */
    takesCash: z.boolean(),
  }),
  /** Who pays, as its paper names it; null while nobody has said. */
  payer: z.nullable(z.string()),
  lines: list(wireLine),
  paidApart: list(wireLine),
  /** What those lines come to with what earlier rentals left; null where nothing is paid apart. */
  apart: z.nullable(
    z.object({
      /** Under which number it is paid; null of a draft, as its state. */
      number: z.nullable(z.string()),
      openingGrosze: z.number(),
      resultGrosze: z.number(),
      toPayGrosze: z.number(),
      /** 0 or less: the next rental is less by it. */
      carryGrosze: z.number(),
      debt: z.nullable(wireDebt),
      leftToPayGrosze: z.number(),
      state: z.nullable(wireApartState),
      onTheWay: z.nullable(wireHeld),
    }),
  ),
  /** Of the week's balance alone, where the statement's is of both; null of a draft. */
  weekState: z.nullable(wireApartState),
  whereNetWent: list(wireNetOfApp),
  warnings: list(wireWarning),
  blocks: list(wireBlock),
  standsOut: list(wireDifference),
  openingGrosze: z.number(),
  /**
   * False of a draft that lacks an amount on which its result stands: result and balance are of what is told
   * so far, and nothing can be said of what is to be paid.
   */
  known: z.boolean(),
  resultGrosze: z.number(),
  balanceGrosze: z.number(),
  toPayGrosze: z.number(),
  carryGrosze: z.number(),
  /** Of a closed week that ended with one. */
  debt: z.nullable(wireDebt),
  /** What is left to pay under it now. */
  leftToPayGrosze: z.number(),
  /** What of it newer statements hold. */
  movedOn: z.nullable(
    z.object({
      statement: z.string(),
      grosze: z.number(),
      /** What came back under it later: of which statement it is, null while it waits for the next. */
      since: z.nullable(z.object({ grosze: z.number(), statement: z.nullable(z.string()) })),
    }),
  ),
  onTheWay: z.nullable(wireHeld),
  /** Transfers and cash under it, oldest first, also what came back. */
  payments: z.array(
    z.object({
      at: z.string(),
      grosze: z.number(),
      /** Of a transfer. */
      batch: z.nullable(z.string()),
      /** Of cash: `KW/2026/0007`. */
      receipt: z.nullable(z.string()),
      /** Of what is paid apart. */
      apart: z.boolean(),
      returnedAt: z.nullable(z.string()),
      /** Why it came back, or was taken back. */
      reason: z.nullable(z.string()),
      /** Of a transfer: seen at the bank. One that is not came back. */
      confirmed: z.boolean(),
    }),
  ),
  /** Of a draft: what its opening goes without. */
  openingWithout: z.object({
    /** Earlier weeks of the driver that are not closed, oldest first: their balance comes with closing. */
    weeks: z.array(z.object({ year: z.number(), week: z.number() })),
    /** What batches hold of older statements. */
    orders: z.array(wireHeld),
  }),
  /** Of all rows that were settled; of a draft of those that would be. */
  checksum: z.string(),
  sources: z.array(wireSource),
  /** What closing is asked with; null where it can't be closed: closed, blocked, or the week still runs. */
  mark: z.nullable(z.string()),
  /** Every version there was, newest first. */
  versions: z.array(
    z.object({
      id: z.string(),
      version: z.number(),
      closedAt: z.string(),
      closedBy: z.string(),
      toPayGrosze: z.number(),
      reopened: z.nullable(z.object({ at: z.string(), by: z.string(), reason: z.string() })),
    }),
  ),
  /** Of a draft: what a person excluded of the version that was opened again, and the draft has in it. */
  excludedBefore: z.nullable(
    z.object({ grosze: z.number(), reason: z.string(), at: z.string(), by: z.string() }),
  ),
  explanations: z.array(
    z.object({
      code: z.enum(EXPLAINED_CODES),
      subject: z.string(),
      reason: z.string(),
      at: z.string(),
      by: z.string(),
    }),
  ),
  corrections: z.array(
    z.object({
      /** Null of a proposal, which is kept nowhere. */
      id: z.nullable(z.string()),
      state: z.enum(['proposed', 'accepted', 'declined']),
      grosze: z.number(),
      /** Of what is paid apart. */
      apartGrosze: z.number(),
      breakdown: list(wireCorrectedLine),
      /** Of rows that came, went or changed since the statement was closed. */
      added: list(z.string()),
      removed: list(z.string()),
      changed: list(z.string()),
      /**
       * What differs since the statement, or the correction accepted last, was settled, down to file and
       * row.
       */
      rows: list(wireCorrectedRow),
      /** The same as people count rows: one of a file is one, however many amounts it tells. */
      counts: z.object({ added: z.number(), removed: z.number(), changed: z.number() }),
      /** Loads whose rows went as somebody took them back. */
      takenBack: z.array(
        z.object({ fileName: z.string(), loadedAt: z.string(), at: z.string(), by: z.string() }),
      ),
      /** Identifies a proposal: deciding sends it back. */
      rowsDigest: z.string(),
      decidedAt: z.nullable(z.string()),
      decidedBy: z.nullable(z.string()),
      reason: z.string(),
      /** The statement that has it as a line, and whose; null while it waits for one. */
      settledIn: z.nullable(
        z.object({ number: z.string(), driverId: z.string(), year: z.number(), week: z.number() }),
      ),
    }),
  ),
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      askedAt: z.string(),
      /** Who of the office wrote it down; null where the driver asked. */
      writtenBy: z.nullable(z.string()),
      answer: z.nullable(z.string()),
      answeredAt: z.nullable(z.string()),
      answeredBy: z.nullable(z.string()),
    }),
  ),
})

export const readStatement = endpoint({
  method: 'GET',
  path: '/api/settlement/statement',
  access: 'money',
  summary:
    "A driver's week: the statement in force, else the draft as it stands; with sources, versions, corrections and questions.",
  input: z.object({ year: wireYear, week: wireWeek, driverId: wireId }).check(weekExists),
  output: statementShape,
  failures: { no_such_driver: { status: 404, msg: weekFailures.noSuchDriver } },
})

export const readStatementVersion = endpoint({
  method: 'GET',
  path: '/api/settlement/statements/:id',
  access: 'money',
  summary: 'One version of a statement, also one that was reopened since.',
  input: z.object({ id: wireId }),
  output: statementShape,
  failures: { no_such_statement: { status: 404, msg: weekFailures.noSuchStatement } },
})

export const listCorrections = endpoint({
  method: 'GET',
  path: '/api/settlement/corrections',
  access: 'money',
  summary:
    'Closed weeks that came out otherwise since, of the weeks that anything was loaded, taken back or matched for: what each would change, waiting for a decision.',
  input: z.object({}),
  output: z.object({
    data: z.array(
      z.object({
        statementId: z.string(),
        number: z.string(),
        driverId: z.string(),
        fullName: z.string(),
        year: z.number(),
        week: z.number(),
        grosze: z.number(),
        apartGrosze: z.number(),
        breakdown: list(wireCorrectedLine),
        rowsDigest: z.string(),
        /** While any stands, it is not accepted. */
        blocks: list(wireBlock),
      }),
    ),
    /** Reports that touch closed weeks and that no week can settle, once for each of their weeks. */
    spanning: z.array(
      z.object({
        statementId: z.string(),
        number: z.string(),
        driverId: z.string(),
        fullName: z.string(),
        year: z.number(),
        week: z.number(),
        block: wireBlock,
      }),
    ),
  }),
  failures: {},
})

export const decideCorrection = endpoint({
  method: 'POST',
  path: '/api/settlement/statements/:id/corrections',
  access: 'money',
  summary:
    'Accepts a proposed correction, which becomes a line of the next week that is closed, or declines it with a reason. The statement keeps its bytes.',
  input: z.object({
    id: wireId,
    /** As it was proposed. */
    rowsDigest: z.string().check(z.maxLength(64)),
    decision: z.enum(['accept', 'decline']),
    /** To decline. */
    reason: z.optional(wireReason),
  }),
  output: z.object({ id: z.string(), grosze: z.number() }),
  failures: {
    no_such_statement: { status: 404, msg: weekFailures.noSuchStatement },
    changed: { status: 409, msg: weekFailures.correctionChanged },
    already_decided: {
      status: 409,
      msg: weekFailures.alreadyDecidedAny,
      says: weekFailures.alreadyDecided,
    },
    /** The rows by now have something that would have stood against closing. */
    blocked: { status: 409, msg: weekFailures.correctionBlocked },
    reason_missing: { status: 400, msg: weekFailures.reason },
  },
})

export const writeQuestion = endpoint({
  method: 'POST',
  path: '/api/settlement/statements/:id/questions',
  access: 'money',
  summary: "Writes down what a driver does not agree with, in the driver's words.",
  input: z.object({ id: wireId, question: wireWords }),
  output: z.object({ id: z.string() }),
  failures: { no_such_statement: { status: 404, msg: weekFailures.noSuchStatement } },
})

export const answerQuestion = endpoint({
  method: 'PUT',
  path: '/api/settlement/questions/:id',
  access: 'money',
  summary:
    "Answers a driver's question; the answer stays with the statement, and the driver is told that it is there.",
  input: z.object({ id: wireId, answer: wireWords }),
  output: z.object({
    /** By which way the driver is told; null where no message reaches the driver, or none is wanted. */
    told: z.nullable(z.enum(['email', 'sms'])),
    /** There is no gateway for it: the message stays in the outbox. */
    waits: z.boolean(),
  }),
  failures: {
    no_such_question: { status: 404, msg: weekFailures.noSuchQuestion },
    answered: { status: 409, msg: weekFailures.answeredAny, says: weekFailures.answered },
  },
})
