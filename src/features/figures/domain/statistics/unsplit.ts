import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type MoneySums, moneyOf } from './money-sums.ts'
import { APPS, sumOfKnown } from './shift-result.ts'
import type { Tally } from './tally.ts'
import { emptyTally } from './tally.ts'

/**
 * What a driver's days brought that can't be split by shift, beyond what the shifts within already say (D49).
 * Its last day decides to which period it belongs, so that each stands in exactly one week and total.
 */
export interface UnsplitResult {
  readonly driverId: string
  readonly date: CalendarDate
  /** The last day. */
  readonly until: CalendarDate
  readonly totalIncomeGrosze: number | null
  /** Apps' nets, or with a gross without a net in it (D50); null where nothing was told. */
  readonly incomeFrom: 'net' | 'gross' | null
  readonly money: MoneySums
  readonly rides: number | null
}

/** In a tally these sums stand for themselves, since no shift is theirs. */
export function unsplitTally(rows: readonly UnsplitResult[]): Tally {
  const sum = (of: (row: UnsplitResult) => number | null) => {
    const known = rows.map(of).filter((value) => value !== null)
    return { rows: known.length, sum: known.reduce((total, value) => total + value, 0) }
  }
  const earned = sum((row) => row.totalIncomeGrosze)
  const rides = sum((row) => row.rides)
  const cash = sum((row) => sumOfKnown(APPS.map((app) => moneyOf(row.money, app, 'cash'))))
  const [bolt, uber, freenow] = APPS.map((app) => sum((row) => moneyOf(row.money, app, 'net'))) as [
    typeof cash,
    typeof cash,
    typeof cash,
  ]
  return {
    ...emptyTally(),
    unsplitSums: rows.length,
    unsplitEarnedRows: earned.rows,
    unsplitEarnedGrosze: earned.sum,
    unsplitEarnedGrossRows: rows.filter(
      ({ incomeFrom, totalIncomeGrosze }) => incomeFrom === 'gross' && totalIncomeGrosze !== null,
    ).length,
    unsplitCashRows: cash.rows,
    unsplitCashGrosze: cash.sum,
    unsplitRidesRows: rides.rows,
    unsplitRides: rides.sum,
    unsplitBoltNetRows: bolt.rows,
    unsplitBoltNetGrosze: bolt.sum,
    unsplitUberNetRows: uber.rows,
    unsplitUberNetGrosze: uber.sum,
    unsplitFreenowNetRows: freenow.rows,
    unsplitFreenowNetGrosze: freenow.sum,
  }
}
