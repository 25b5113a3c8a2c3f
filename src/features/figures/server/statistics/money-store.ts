import { sql } from 'drizzle-orm'
import { shiftResults, unsplitResults } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { MoneySums } from '../../domain/statistics/money-sums.ts'
import type { Period } from '../../domain/statistics/period.ts'
import { resultSlotSums } from '../tables.ts'
import { type Row, readByMonths, rowsOf } from './read-by-months.ts'
import { MONEY, UNSPLIT_MONEY } from './tally-sums.ts'

/** What apps told, of each slot or of all sums that end on one day. */
export interface MoneyOf {
  readonly date: CalendarDate
  /** Null of what can't be split. */
  readonly shift: Shift | null
  readonly money: MoneySums
}

/** What apps told in a period, kind by kind. */
export async function moneyOfPeriod(queries: Queries, period: Period): Promise<readonly MoneyOf[]> {
  const { from, to } = period
  const ofSlots = await readByMonths(queries, period, {
    ofRows: (within) =>
      sql`SELECT date::text AS date, shift, ${MONEY} AS money FROM ${shiftResults} WHERE ${within} GROUP BY date, shift`,
    ofKept: (isOf) =>
      sql`SELECT date::text, shift, ${resultSlotSums.money} FROM ${resultSlotSums} WHERE ${isOf(resultSlotSums)}`,
  })
  const unsplit = await rowsOf(
    queries,
    sql`
    SELECT until::text AS date, NULL AS shift, ${UNSPLIT_MONEY} AS money
    FROM ${unsplitResults} WHERE until BETWEEN ${from} AND ${to} GROUP BY until`,
  )
  return [...ofSlots, ...unsplit].map((row) => ({
    date: row.date as CalendarDate,
    shift: row.shift as Shift | null,
    money: moneyIn(row),
  }))
}

function moneyIn({ money }: Row): MoneySums {
  return (money as readonly (string | null)[]).map((sum) => (sum === null ? null : Number(sum)))
}
