import type { IncomeKind, StatementRow } from '#features/income/facts/domain/public.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { driverKey } from './cells/row-cells.ts'

/** The figures of any kind of row that can be added up, in the order of screens. */
export const SUMMED = [
  'rides',
  'boltRides',
  'uberRides',
  'freenowRides',
  'gross',
  'commission',
  'net',
  'tip',
  'toll',
  'campaign',
  'cancellation',
  'cash',
  'adjustment',
  'payout',
  'totalIncome',
  'companyIncome',
  'distance',
  'mileage',
  'fuelTotal',
] as const satisfies readonly IncomeKind[]
export type Summed = (typeof SUMMED)[number]

export interface DriverSums {
  /** Tells drivers of one name apart; empty for the sums of all. */
  readonly key: string
  readonly name: string
  readonly rows: number
  /** A figure that no row has is left out. */
  readonly sums: Readonly<Partial<Record<Summed, number>>>
}

interface Tally {
  readonly name: string
  readonly sortKey: string
  rows: number
  readonly sums: Partial<Record<Summed, number>>
}

/** What the rows of a file say of each driver, by name in Polish order, and of all together. */
export function sumsOf(rows: readonly StatementRow[]): {
  readonly drivers: readonly DriverSums[]
  readonly all: DriverSums
} {
  const all: Tally = { name: '', sortKey: '', rows: 0, sums: {} }
  const tallies = new Map<string, Tally>()
  for (const { driver, amounts } of rows) {
    const key = driverKey(driver)
    let own = tallies.get(key)
    if (!own) {
      own = { name: driver.name, sortKey: polishSortKey(driver.name), rows: 0, sums: {} }
      tallies.set(key, own)
    }
    for (const tally of [own, all]) {
      tally.rows++
      add(tally.sums, amounts)
    }
  }
  const drivers = [...tallies].sort(([, a], [, b]) => (a.sortKey < b.sortKey ? -1 : 1))
  return {
    drivers: drivers.map(([key, { name, rows, sums }]) => ({ key, name, rows, sums })),
    all: { key: '', name: '', rows: all.rows, sums: all.sums },
  }
}

function add(sums: Partial<Record<Summed, number>>, amounts: StatementRow['amounts']): void {
  for (const figure of SUMMED) {
    const amount = amounts[figure]
    if (amount !== undefined) sums[figure] = (sums[figure] ?? 0) + amount
  }
}
