import * as z from 'zod/mini'
import {
  FILE_KINDS,
  INCOME_KINDS,
  type IncomeKind,
  MONEY_KINDS,
  MOST_ROWS,
  type StatementRow,
  SUBJECTS,
} from '#features/income/facts/domain/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { wireDate } from '#platform/pure/wire.ts'
import { column } from './contract-column.ts'
import { importFailures } from './texts-failures.ts'

/** A file that was read in the browser, as it travels to the server (`facts/domain/statement-row.ts`). */
const wrong = { error: importFailures.badValue }
const text = (longest: number) =>
  z.string(wrong).check(z.minLength(1, wrong), z.maxLength(longest, wrong), z.regex(/^[^\p{Cc}]*$/u, wrong))
const whole = (least: number, most: number) => z.int(wrong).check(z.gte(least, wrong), z.lte(most, wrong))
/** 20 million PLN either way. */
const grosze = whole(-2_000_000_000, 2_000_000_000)
const count = whole(0, 10_000)
const metres = whole(0, 100_000_000)
const odometer = whole(0, 10_000_000)

const driver = z.object({
  externalId: z.nullable(text(64)),
  /** E.164 */
  phone: z.nullable(
    z.pipe(
      z.string(wrong).check(z.regex(/^\+[1-9]\d{8,14}$/, wrong)),
      z.transform((phone) => phone as Phone),
    ),
  ),
  name: text(200),
})

const OTHER_RANGES = {
  rides: count,
  distance: metres,
  totalIncome: grosze,
  companyIncome: grosze,
  mileage: metres,
  kmStart: odometer,
  kmEnd: odometer,
  boltRides: count,
  uberRides: count,
  freenowRides: count,
  fuelTotal: whole(0, 100_000_000),
  averageConsumption: whole(0, 1_000_000),
} as const
const ranges = {
  ...Object.fromEntries(MONEY_KINDS.map((kind) => [kind, grosze])),
  ...OTHER_RANGES,
} as Record<IncomeKind, typeof grosze>
const optional = Object.fromEntries(
  (Object.keys(INCOME_KINDS) as IncomeKind[]).map((kind) => [kind, z.optional(ranges[kind])]),
) as { [Kind in IncomeKind]: z.ZodMiniOptional<typeof grosze> }

type Amounts = StatementRow['amounts']
/** What a row does not tell is left out, never sent as undefined. */
const amounts = z.object(optional) as unknown as z.ZodMiniType<Amounts, Amounts>
const moment = z.string(wrong).check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/, wrong))
const shift = z.enum(['day', 'night'], wrong)

const row = z.object({
  row: whole(1, 2_000_000),
  driver,
  subject: z.enum(SUBJECTS, wrong),
  id: z.nullable(text(80)),
  startedAt: z.nullable(moment),
  date: wireDate,
  shift: z.nullable(shift),
  until: z.nullable(wireDate),
  ofRide: z.nullable(text(80)),
  plate: z.nullable(text(20)),
  note: z.nullable(text(100)),
  amounts,
})

const head = {
  kind: z.enum(FILE_KINDS, wrong),
  fileName: text(200),
  sha256: z.string(wrong).check(z.regex(/^[0-9a-f]{64}$/, wrong)),
  periodStart: wireDate,
  periodEnd: wireDate,
}
const rowsAtMost = z.maxLength(MOST_ROWS, { error: importFailures.tooManyRows })

const inRows = z.object({
  form: z.optional(z.literal('rows')),
  ...head,
  rows: z.array(row, wrong).check(z.minLength(1, { error: importFailures.noRows }), rowsAtMost),
})

const amountColumns = Object.fromEntries(
  (Object.keys(INCOME_KINDS) as IncomeKind[]).map((kind) => [
    kind,
    z.optional(column(z.nullable(ranges[kind]))),
  ]),
) as { [Kind in IncomeKind]: z.ZodMiniOptional<z.ZodMiniType<(number | null)[], (number | null)[]>> }

const columns = z
  .object({
    row: column(whole(1, 2_000_000)),
    driver: column(whole(0, MOST_ROWS)),
    id: z.optional(column(z.nullable(text(80)))),
    startedAt: z.optional(column(z.nullable(moment))),
    date: column(wireDate),
    shift: z.optional(column(z.nullable(shift))),
    until: z.optional(column(z.nullable(wireDate))),
    ofRide: z.optional(column(z.nullable(text(80)))),
    plate: z.optional(column(z.nullable(text(20)))),
    note: z.optional(column(z.nullable(text(100)))),
    amounts: z.object(amountColumns),
  })
  .check(({ value, issues }) => {
    const { amounts: told, ...others } = value
    for (const list of [...Object.values(others), ...Object.values(told)])
      if (list && list.length !== value.row.length)
        return void issues.push({ code: 'custom', input: value, message: importFailures.badValue })
  })

/**
 * What the pages send: the same column by column (`domain/in-columns.ts`), which is judged several times as
 * fast. Every driver is listed once.
 */
const inColumns = z
  .object({
    form: z.literal('columns'),
    ...head,
    subject: z.enum(SUBJECTS, wrong),
    drivers: z.array(driver, wrong).check(rowsAtMost),
    columns,
  })
  .check(({ value, issues }) => {
    const { row: places, driver: whose } = value.columns
    const problem = (message: string) => issues.push({ code: 'custom', input: value, message })
    if (places.length === 0) problem(importFailures.noRows)
    else if (places.length > MOST_ROWS) problem(importFailures.tooManyRows)
    else if (whose.some((place) => place >= value.drivers.length)) problem(importFailures.badValue)
  })

/**
 * A file of any kind, in rows or in columns. The field of a failure is named `file.rows.3.amounts.gross`, or
 * `file.columns.amounts.gross.3`: by place, not by `row`.
 */
export const normalFileOnWire = z.discriminatedUnion('form', [inRows, inColumns])
