import * as z from 'zod/mini'
import type { Phone } from '#kernel/phone.ts'
import { wireDate } from '#platform/pure/wire.ts'
import { MOST_ROWS } from './domain/normal-rows.ts'
import { importFailures } from './texts-failures.ts'

/**
 * The shapes of a file that was read in the browser, as it travels to the server (`domain/normal-rows.ts`).
 */
const wrong = { error: importFailures.badValue }
const text = (longest: number) =>
  z.string(wrong).check(z.minLength(1, wrong), z.maxLength(longest, wrong), z.regex(/^[^\p{Cc}]*$/u, wrong))
const whole = (least: number, most: number) => z.int(wrong).check(z.gte(least, wrong), z.lte(most, wrong))
/** 20 million PLN either way. */
const grosze = whole(-2_000_000_000, 2_000_000_000)
const count = whole(0, 10_000)

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
const everyRow = { row: whole(1, 2_000_000), driver }
const slot = { date: wireDate, shift: z.enum(['day', 'night'], wrong) }

const tripRow = z.object({
  ...everyRow,
  ...slot,
  tripKey: text(80),
  startedAt: z.string(wrong).check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/, wrong)),
  completed: z.boolean(wrong),
  plate: z.nullable(text(20)),
  distanceM: z.nullable(whole(0, 100_000_000)),
  grossGrosze: z.nullable(grosze),
  cashGrosze: z.nullable(grosze),
  tipGrosze: z.nullable(grosze),
})
const orderRow = z.object({
  ...everyRow,
  transactionId: text(64),
  tripKey: z.nullable(text(80)),
  description: text(100),
  netGrosze: grosze,
  cashGrosze: grosze,
})
const periodRow = z.object({
  ...everyRow,
  grossGrosze: z.nullable(grosze),
  netGrosze: z.nullable(grosze),
  cashGrosze: z.nullable(grosze),
  tipsGrosze: z.nullable(grosze),
  bonusGrosze: z.nullable(grosze),
  commissionGrosze: z.nullable(grosze),
  payoutGrosze: z.nullable(grosze),
  rides: z.nullable(count),
  amounts: z.record(text(200), grosze),
})
const settlementRow = z.object({
  ...everyRow,
  ...slot,
  totalIncomeGrosze: z.nullable(grosze),
  companyIncomeGrosze: z.nullable(grosze),
  mileageM: z.nullable(whole(0, 100_000_000)),
  kmStart: z.nullable(whole(0, 10_000_000)),
  kmEnd: z.nullable(whole(0, 10_000_000)),
  boltRides: z.nullable(count),
  uberRides: z.nullable(count),
  freenowRides: z.nullable(count),
  fuelTotalGrosze: z.nullable(whole(0, 100_000_000)),
  averageConsumptionHundredths: z.nullable(whole(0, 1_000_000)),
})

const head = {
  fileName: text(200),
  sha256: z.string(wrong).check(z.regex(/^[0-9a-f]{64}$/, wrong)),
  asOf: wireDate,
  periodStart: z.nullable(wireDate),
  periodEnd: z.nullable(wireDate),
}
const rowsOf = <Row extends z.ZodMiniType>(row: Row) =>
  z
    .array(row, wrong)
    .check(
      z.minLength(1, { error: importFailures.noRows }),
      z.maxLength(MOST_ROWS, { error: importFailures.tooManyRows }),
    )

/** A file of any kind. The field of a failure is named `file.rows.3.grossGrosze`: by place, not by `row`. */
export const normalFileOnWire = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.enum(['bolt-trips', 'uber-trips']), ...head, rows: rowsOf(tripRow) }),
    z.object({ kind: z.literal('uber-orders'), ...head, rows: rowsOf(orderRow) }),
    z.object({
      kind: z.enum(['bolt-earnings', 'uber-drivers', 'freenow-earnings']),
      ...head,
      periodStart: wireDate,
      periodEnd: wireDate,
      rows: rowsOf(periodRow),
    }),
    z.object({ kind: z.literal('settlement'), ...head, rows: rowsOf(settlementRow) }),
  ],
  wrong,
)
