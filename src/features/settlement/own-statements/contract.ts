import * as z from 'zod/mini'
import {
  list,
  wireCorrectedLine,
  wireDebt,
  wireLine,
  wireLineSource,
  wireScheme,
  wireSchemeLabel,
} from '#features/settlement/weeks/contract-shapes.ts'
import { endpoint } from '#platform/pure/endpoint.ts'
import { typed } from '#platform/pure/typed.ts'
import { wireInteger } from '#platform/pure/wire.ts'
import { ownStatementFailures } from './texts-failures.ts'

/** How many statements are listed unless more are asked for, and at the most. */
export const LISTED_AT_FIRST = 12
const MOST_LISTED = 600
/** Questions of one person that may wait for an answer at a time. */
export const MOST_OPEN_QUESTIONS = 10
/** Characters of a question. */
export const LONGEST_QUESTION = 1000

/** `R-2026-47-0017`; whatever else it is, it is nobody's. */
const key = z.string().check(z.maxLength(40))
const noSuchStatement = { status: 404, msg: ownStatementFailures.noSuchStatement } as const

const state = z.enum([
  'redone',
  'to-pay',
  'on-the-way',
  'partly-paid',
  'paid',
  'moved-on',
  'owed',
  'debt-passed',
  'debt-even',
  'even',
])

/** When the transfer that went last came back, as long as its money waits to be paid. */
const cameBackAt = z.nullable(z.string())

const shortShape = {
  /** `R-2026-47-0017`, for addresses. */
  key: z.string(),
  /** `R/2026/47/0017` */
  number: z.string(),
  year: z.number(),
  week: z.number(),
  state,
  /** All amounts are 0 of a week that is being done anew. */
  toPayGrosze: z.number(),
  carryGrosze: z.number(),
  /** Under this number, less what came back; and what may still be. */
  paidGrosze: z.number(),
  leftGrosze: z.number(),
  /** Where it was paid, or will be: the account's last digits; null where there is none, or it was cash. */
  accountEnd: z.nullable(z.string()),
  /** What is left of it waits in the office's cash, as the driver wants it. */
  takesCash: z.boolean(),
  /** Null until it is paid in full. */
  paidBy: z.nullable(z.enum(['transfer', 'cash'])),
  /** Of what is paid in full: the instant of the last payment. */
  paidAt: z.nullable(z.string()),
  cameBackAt,
  /** What became of the debt with which it was closed. */
  debt: z.nullable(wireDebt),
  /** What is paid apart, as a transfer of its own; null where nothing is. */
  apart: z.nullable(
    z.object({
      state,
      toPayGrosze: z.number(),
      carryGrosze: z.number(),
      accountEnd: z.nullable(z.string()),
      takesCash: z.boolean(),
      paidBy: z.nullable(z.enum(['transfer', 'cash'])),
      paidAt: z.nullable(z.string()),
      cameBackAt,
      debt: z.nullable(wireDebt),
      paidGrosze: z.number(),
      leftGrosze: z.number(),
    }),
  ),
  openQuestions: z.number(),
  answeredQuestions: z.number(),
}

export const listOwnStatements = endpoint({
  method: 'GET',
  path: '/api/own-statements',
  access: 'own-calendar',
  summary:
    "The driver's own closed weeks with those of records that were folded in, the newest first; drafts are never among them.",
  input: z.object({
    most: z._default(wireInteger(1, MOST_LISTED, ownStatementFailures.most), LISTED_AT_FIRST),
  }),
  output: z.object({
    /** What the fleet owes the driver by now; negative where the driver owes. */
    balanceGrosze: z.number(),
    /** Of that: what transfers are prepared with that nobody has handed out yet. */
    preparedGrosze: z.number(),
    /** Of that: what was handed out for a bank, and nobody has confirmed yet. */
    onTheWayGrosze: z.number(),
    /** The same of the driver's own car, which is paid apart. */
    apartBalanceGrosze: z.number(),
    data: z.array(z.object(shortShape)),
    /** There are older ones. */
    more: z.boolean(),
  }),
  failures: {},
})

export const readOwnStatement = endpoint({
  method: 'GET',
  path: '/api/own-statements/:number',
  access: 'own-calendar',
  summary:
    "One of the driver's own statements: lines with their rule and sources, ledger, payments, corrections and questions. Nothing of the fleet's or of other drivers; whoever else's it is does not exist.",
  input: z.object({ number: key }),
  output: z.object({
    ...shortShape,
    /** Instant; null of a week that is being done anew, as is the scheme. */
    closedAt: z.nullable(z.string()),
    version: z.number(),
    scheme: z.nullable(
      z.object({
        label: wireSchemeLabel,
        from: z.object({ year: z.number(), week: z.number() }),
        rules: wireScheme,
        /** As it was said at closing; null of what was closed before sentences were frozen. */
        words: z.nullable(z.string()),
      }),
    ),
    lines: list(
      z.object({
        /** Without the ids of rows. */
        line: wireLine,
        /** As the line read at closing, as on its PDF; null as above. */
        words: z.nullable(
          z.object({
            heading: z.string(),
            label: z.string(),
            rule: z.string(),
            /** Each with its amount. */
            workings: list(z.string()),
          }),
        ),
        source: wireLineSource,
      }),
    ),
    openingGrosze: z.number(),
    resultGrosze: z.number(),
    paidGrosze: z.number(),
    leftGrosze: z.number(),
    payments: z.array(
      z.object({
        at: z.string(),
        grosze: z.number(),
        by: z.enum(['transfer', 'cash']),
        /** Null for cash. */
        accountEnd: z.nullable(z.string()),
        /** Of what is paid apart. */
        apart: z.boolean(),
        returnedAt: z.nullable(z.string()),
      }),
    ),
    corrections: z.array(
      z.object({
        grosze: z.number(),
        /** Of what is paid apart. */
        apartGrosze: z.number(),
        breakdown: list(wireCorrectedLine),
        /** The own statement that has it as a line; null while it waits for the next one. */
        settledIn: z.nullable(z.string()),
      }),
    ),
    /** Up to the closing, the last entries, oldest first. */
    ledger: z.array(
      z.object({
        /** Null of an order of which nobody kept when it was prepared. */
        bookedAt: z.nullable(z.string()),
        kind: z.enum([
          'settlement',
          'reopening',
          'correction',
          'pay-in',
          'payout',
          'payout-returned',
          'storno',
          'on-the-way',
          'link',
        ]),
        statement: z.nullable(z.string()),
        week: z.nullable(z.number()),
        grosze: z.number(),
        balance: z.number(),
      }),
    ),
    /** Oldest first; nobody of the office is named. */
    questions: z.array(
      z.object({
        id: z.string(),
        question: z.string(),
        askedAt: z.string(),
        /** The office wrote down what the driver said. */
        byOffice: z.boolean(),
        answer: z.nullable(z.string()),
        answeredAt: z.nullable(z.string()),
      }),
    ),
  }),
  failures: { no_such_statement: noSuchStatement },
})

export const printOwnStatement = endpoint({
  method: 'GET',
  path: '/api/own-statements/:number/pdf',
  access: 'own-calendar',
  summary:
    'An own statement as a PDF: in Polish the same bytes as the office gets, in the driver’s language a translation that says so.',
  input: z.object({ number: key }),
  output: z.any(),
  failures: {
    no_such_statement: noSuchStatement,
    redone: { status: 409, msg: ownStatementFailures.redone },
  },
  audit: 'print-own-statement',
  file: true,
})

export const askAboutStatement = endpoint({
  method: 'POST',
  path: '/api/own-statements/:number/questions',
  access: 'own-calendar',
  summary:
    "'Nie zgadzam się': asks the office about an own statement. The same words that wait for an answer already are the same question.",
  input: z.object({
    number: key,
    question: z
      .string({ error: ownStatementFailures.question })
      .check(
        typed(),
        z.minLength(1, ownStatementFailures.question),
        z.maxLength(LONGEST_QUESTION, ownStatementFailures.question),
      ),
  }),
  output: z.object({ id: z.string() }),
  failures: {
    no_such_statement: noSuchStatement,
    too_many_open: { status: 409, msg: ownStatementFailures.tooManyOpen(MOST_OPEN_QUESTIONS) },
  },
})
