import { polishSortKey } from '#kernel/polish-text.ts'
import { driverKey } from './cells/row-cells.ts'
import type { NormalFile } from './normal-rows.ts'

/** The figures of any kind of row that can be added up. */
export const SUMMED = [
  'rides',
  'boltRides',
  'uberRides',
  'freenowRides',
  'grossGrosze',
  'netGrosze',
  'cashGrosze',
  'tipGrosze',
  'tipsGrosze',
  'bonusGrosze',
  'commissionGrosze',
  'payoutGrosze',
  'totalIncomeGrosze',
  'companyIncomeGrosze',
  'distanceM',
  'mileageM',
  'fuelTotalGrosze',
] as const
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

/**
 * What the rows of a file say of each driver, by name in Polish order, and of all together; only completed
 * rides count.
 */
export function sumsOf(rows: NormalFile['rows']): {
  readonly drivers: readonly DriverSums[]
  readonly all: DriverSums
} {
  const all: Tally = { name: '', sortKey: '', rows: 0, sums: {} }
  const tallies = new Map<string, Tally>()
  for (const row of rows) {
    const key = driverKey(row.driver)
    let own = tallies.get(key)
    if (!own) {
      own = { name: row.driver.name, sortKey: polishSortKey(row.driver.name), rows: 0, sums: {} }
      tallies.set(key, own)
    }
    const figures = 'completed' in row ? { ...row, rides: 1 } : row
    const counts = !('completed' in row) || row.completed
    for (const tally of [own, all]) {
      tally.rows++
      if (counts) add(tally.sums, figures as Partial<Record<Summed, number | null>>)
    }
  }
  const drivers = [...tallies].sort(([, a], [, b]) => (a.sortKey < b.sortKey ? -1 : 1))
  return {
    drivers: drivers.map(([key, { name, rows, sums }]) => ({ key, name, rows, sums })),
    all: { key: '', name: '', rows: all.rows, sums: all.sums },
  }
}

function add(sums: Partial<Record<Summed, number>>, row: Partial<Record<Summed, number | null>>): void {
  for (const figure of SUMMED) {
    const value = row[figure]
    if (typeof value === 'number') sums[figure] = (sums[figure] ?? 0) + value
  }
}
