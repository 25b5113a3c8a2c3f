import { type SQL, sql } from 'drizzle-orm'
import {
  beginResults,
  forgetMonths,
  resultKeptMonths,
  shiftResults,
} from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { firstOfMonth } from '../../domain/statistics/months.ts'
import { THRESHOLDS } from '../../domain/statistics/thresholds.ts'
import { DRIVER_SUM_KEYS, resultDriverSums, resultSlotSums, SLOT_SUM_KEYS } from '../tables.ts'
import { EDGES, MONEY, SUMS } from './tally-sums.ts'

/** Raised when what a sum counts changes, such as what is a shift. */
const EDITION = 2

/** Sums that were made under other thresholds or rules, by an earlier version, say nothing. */
const RULES = JSON.stringify({ ...THRESHOLDS, EDITION })

/**
 * Whether the sums of the month that begins there are kept.
 * @param first a date of the query's, with the name of its table
 */
export function isKept(first: SQL): SQL {
  return sql`EXISTS (SELECT FROM ${resultKeptMonths} AS kept WHERE kept.month = ${first} AND kept.rules = ${RULES})`
}

/** Sums of past months are kept. */
export function keptMonthsJobs({ database, clock }: Platform): Job[] {
  return [{ name: 'sums of past months', everySeconds: 300, run: () => keepMonths({ database, clock }) }]
}

/**
 * Keeps the sums of all months that are over and whose sums are not kept. Each in a transaction of its own,
 * in which no results change: between the reading of the rows and the keeping of their sums there is no fold.
 */
export async function keepMonths({ database, clock }: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const current = firstOfMonth(fleetTime(clock).date)
  while (await database.transaction((tx) => keepOneMonth(tx, current)));
}

/** @returns whether there was one */
async function keepOneMonth(tx: Tx, before: CalendarDate): Promise<boolean> {
  await beginResults(tx)
  const { rows } = await tx.execute<{ month: CalendarDate }>(sql`
    SELECT possible.first::date::text AS month
    FROM generate_series(
      (SELECT date_trunc('month', min(date)::timestamp) FROM ${shiftResults}), ${before}::timestamp - interval '1 month',
      interval '1 month'
    ) AS possible (first)
    WHERE NOT ${isKept(sql`possible.first::date`)} AND EXISTS (
      SELECT FROM ${shiftResults} WHERE date >= possible.first AND date < possible.first + interval '1 month')
    LIMIT 1`)
  const month = rows[0]?.month
  if (month === undefined) return false
  await forgetMonths(tx, [month])
  await tx.insert(resultKeptMonths).values({ month, rules: RULES })
  const ofMonth = sql`FROM ${shiftResults} WHERE date >= ${month}::date AND date < ${month}::date + interval '1 month'`
  await tx.execute(sql`
    INSERT INTO ${resultSlotSums} (month, date, shift, ${columns(SLOT_SUM_KEYS.map((key) => resultSlotSums[key]))}, money)
    SELECT ${month}::date, date, shift, ${sumsOf(SLOT_SUM_KEYS)}, ${MONEY} ${ofMonth} GROUP BY date, shift`)
  await tx.execute(sql`
    INSERT INTO ${resultDriverSums} (month, driver_id, shift, highest_income, lowest_income,
      ${columns(DRIVER_SUM_KEYS.map((key) => resultDriverSums[key]))})
    SELECT ${month}::date, driver_id, shift, ${EDGES}, ${sumsOf(DRIVER_SUM_KEYS)} ${ofMonth} GROUP BY driver_id, shift`)
  return true
}

function columns(all: readonly { readonly name: string }[]): SQL {
  return sql.join(
    all.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

function sumsOf(keys: readonly (keyof typeof SUMS)[]): SQL {
  return sql.join(
    keys.map((key) => sql`coalesce(${SUMS[key]}, 0)`),
    sql`, `,
  )
}
