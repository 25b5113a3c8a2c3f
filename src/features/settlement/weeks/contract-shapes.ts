import * as z from 'zod/mini'
import {
  type Difference,
  LINE_CODES,
  type Line,
  type NetOfApp,
  type Scheme,
  type SettlementWarning,
} from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { CodeShapes } from '#platform/pure/code-shapes.ts'
import type { DebtBecame } from './domain/debt-became.ts'
import { ROW_ORIGINS } from './domain/row-origin.ts'
import type { SchemeLabel } from './domain/scheme-label.ts'
import type { WeekBlock } from './domain/week-block.ts'

/** A list that the server may hand over without copying it. */
export function list<T>(of: z.ZodMiniType<T, T>) {
  return z.array(of) as unknown as z.ZodMiniType<readonly T[], readonly T[]>
}

/**
 * Where a week stands: of a closed one as the domain tells; `idle` is an open one that is nothing but a
 * balance from before, and is not closed.
 */
export const wireState = z.enum([
  'blocked',
  'draft',
  'idle',
  'closed',
  'nothing-to-pay',
  'paid',
  'rolled-over',
])

/** Of what is paid apart, by itself. */
export const wireApartState = z.enum(['closed', 'nothing-to-pay', 'paid', 'rolled-over'])

/** What has become of the debt with which a week was closed: so much waits, or stands in that statement. */
export const wireDebt: z.ZodMiniType<DebtBecame, DebtBecame> = z.discriminatedUnion('code', [
  z.object({ code: z.literal('waits'), left: z.number(), statement: z.null() }),
  z.object({ code: z.literal('passed'), left: z.number(), statement: z.string() }),
  z.object({ code: z.literal('even'), left: z.literal(0), statement: z.null() }),
])

/** A batch that holds an order; `gone` once its file was handed out, so that a bank may be paying it. */
export const wireHeldBy = z.object({ batch: z.string(), gone: z.boolean() })

const date = z.string() as unknown as z.ZodMiniType<CalendarDate, CalendarDate>
const wireDays = z.object({ from: date, to: date })

const BLOCKS: CodeShapes<WeekBlock, 'code'> = {
  'no-scheme': z.object({ code: z.literal('no-scheme') }),
  'scheme-changes': z.object({ code: z.literal('scheme-changes'), schemes: z.number() }),
  'file-missing': z.object({
    code: z.literal('file-missing'),
    app: z.string(),
    is: z.enum(['none', 'without-driver']),
  }),
  'rows-unmatched': z.object({
    code: z.literal('rows-unmatched'),
    rows: z.number(),
    names: list(z.string()),
    apps: list(z.string()),
  }),
  'report-spans': z.object({
    code: z.literal('report-spans'),
    app: z.string(),
    days: wireDays,
    rowId: z.nullable(z.string()),
    subject: z.string(),
  }),
  'reports-overlap': z.object({
    code: z.literal('reports-overlap'),
    /** Of two accounts of the driver, which both count. */
    accounts: z.boolean(),
    app: z.string(),
    days: list(wireDays),
    rowId: z.nullable(z.string()),
    subject: z.string(),
  }),
  'sums-differ': z.object({
    code: z.literal('sums-differ'),
    what: z.enum(['net-differs', 'payout-differs']),
    app: z.string(),
    expected: z.number(),
    told: z.number(),
    rowId: z.nullable(z.string()),
    subject: z.string(),
  }),
  'input-faulty': z.object({
    code: z.literal('input-faulty'),
    fault: z.string(),
    rowId: z.nullable(z.string()),
  }),
  'amount-unknown': z.object({
    code: z.literal('amount-unknown'),
    what: z.enum(['net-unknown', 'net-partly-told', 'gross-unknown', 'hours-unknown']),
    app: z.nullable(z.string()),
    rowId: z.nullable(z.string()),
  }),
}
export const wireBlock = z.union(Object.values<z.ZodMiniType<WeekBlock, WeekBlock>>(BLOCKS))

const app = z.string()
const rowId = z.string()
const WARNINGS: CodeShapes<SettlementWarning, 'code'> = {
  'net-unknown': z.object({ code: z.literal('net-unknown'), app, rowIds: list(rowId) }),
  'net-partly-told': z.object({ code: z.literal('net-partly-told'), app, rowIds: list(rowId) }),
  'gross-unknown': z.object({ code: z.literal('gross-unknown'), app }),
  'hours-unknown': z.object({ code: z.literal('hours-unknown'), rowId }),
  'over-mileage-undecided': z.object({
    code: z.literal('over-mileage-undecided'),
    rowId,
    proposed: z.number(),
  }),
  'cash-over-net': z.object({ code: z.literal('cash-over-net'), app, net: z.number(), cash: z.number() }),
  'payout-negative': z.object({ code: z.literal('payout-negative'), app, payout: z.number() }),
  'nothing-driven': z.object({ code: z.literal('nothing-driven') }),
}
export const wireWarning = z.union(
  Object.values<z.ZodMiniType<SettlementWarning, SettlementWarning>>(WARNINGS),
)

const figures = { before: z.number(), now: z.number(), difference: z.number() }
const ofAll = <const Code extends 'net' | 'shifts' | 'result'>(code: Code) =>
  z.object({ code: z.literal(code), app: z.null(), ...figures })
const ofApp = <const Code extends 'net-of-app' | 'app-new' | 'app-gone'>(code: Code) =>
  z.object({ code: z.literal(code), app, ...figures })
const DIFFERENCES: CodeShapes<Difference, 'code'> = {
  net: ofAll('net'),
  'net-of-app': ofApp('net-of-app'),
  'app-new': ofApp('app-new'),
  'app-gone': ofApp('app-gone'),
  shifts: ofAll('shifts'),
  result: ofAll('result'),
}
export const wireDifference = z.union(Object.values<z.ZodMiniType<Difference, Difference>>(DIFFERENCES))

/**
 * A line as the domain has it: code, app, quantity, rate, base, amount, the rows it stands on, facts for its
 * words, and the workings that no total adds.
 */
export const wireLine = z.object({
  code: z.enum(LINE_CODES),
  app: z.nullable(z.string()),
  quantity: z.nullable(z.number()),
  rate: z.nullable(z.object({ unit: z.enum(['basis-points', 'grosze']), value: z.number() })),
  base: z.nullable(z.number()),
  amount: z.number(),
  rowIds: list(z.string()),
  facts: z.looseObject({}),
  workings: z.array(
    z.object({
      code: z.enum([
        'app-net',
        'app-gross',
        'passed-apart',
        'base',
        'vat-reserve',
        'left-to-share',
        'work',
        'part',
        'rent-of-day',
        'over-mileage-tier',
        'proposed',
      ]),
      of: z.nullable(z.string()),
      quantity: z.optional(z.number()),
      grosze: z.number(),
      rowIds: list(z.string()),
    }),
  ),
}) as unknown as z.ZodMiniType<Line, Line>

export const wireNetOfApp: z.ZodMiniType<NetOfApp, NetOfApp> = z.object({
  app: z.string(),
  net: z.number(),
  passedOn: z.number(),
  vat: z.number(),
  driver: z.number(),
  fleet: z.number(),
})

/** As the domain has it; screens make a sentence of it. */
export const wireScheme = z.looseObject({}) as unknown as z.ZodMiniType<Scheme, Scheme>

/** Whose scheme it is, the group's name then, and its version. */
export const wireSchemeLabel: z.ZodMiniType<SchemeLabel, SchemeLabel> = z.object({
  owner: z.enum(['fleet', 'group', 'driver']),
  group: z.nullable(z.string()),
  version: z.number(),
})

/** Where a row of a settlement stands: a file's row, a charge, a shift. */
export const wireSource = z.object({
  rowId: z.string(),
  origin: z.enum(ROW_ORIGINS),
  /** Null of what no file told. */
  file: z.nullable(z.object({ name: z.string(), loadId: z.string(), row: z.number(), loadedAt: z.string() })),
  /** Of a fact: the app and what it is. */
  app: z.nullable(z.string()),
  kind: z.string(),
  grosze: z.nullable(z.number()),
  /** Of what the amount is taken: hours of a shift, days or shifts of a rent, metres; null of the rest. */
  quantity: z.nullable(
    z.object({ unit: z.enum(['minutes', 'metres', 'days', 'shifts']), value: z.number() }),
  ),
  /** The day or days that it belongs to, and its shift. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  shift: z.nullable(z.enum(['day', 'night'])),
  /** Of a correction the statement that it corrects; of what the office entered what it wrote; else empty. */
  note: z.string(),
})

/** Where a line's amount comes from, for who is not shown its rows. */
export const wireLineSource = z.object({
  files: list(z.object({ name: z.string(), rows: list(z.number()) })),
  shifts: z.number(),
  /** Of what stands in no file. */
  origins: list(z.enum(ROW_ORIGINS)),
})

/** A row that a correction came of: as it is now, or as it was settled where it went or changed. */
export const wireCorrectedRow = z.extend(wireSource, {
  change: z.enum(['added', 'removed', 'before', 'now']),
})

export const wireCorrectedLine = z.object({
  code: z.enum(LINE_CODES),
  app: z.nullable(z.string()),
  before: z.number(),
  now: z.number(),
  difference: z.number(),
})
