import { compareSlots } from '#kernel/slot.ts'
import type { ShiftResult } from './shift-result.ts'
import type { Tally } from './tally.ts'
import { countedIncome } from './thresholds.ts'

/** Top and bottom lists show so many (Spec 2 §9). */
const LISTED = 5

export type End = 'best' | 'worst'

/** The driver's name for an id. */
export type NameOf = (driverId: string) => string

const polish = new Intl.Collator('pl')

/**
 * Ties go by name, in Polish order (D33), and people of one name by their id, so that a list never depends on
 * chance.
 */
export function byName(nameOf: NameOf, a: string, b: string): number {
  return polish.compare(nameOf(a), nameOf(b)) || (a < b ? -1 : a > b ? 1 : 0)
}

/**
 * The five shifts with the highest or lowest income that counts; two shifts of one driver with one income in
 * the order of time.
 */
export function extremeShifts<Row extends ShiftResult>(
  rows: readonly Row[],
  end: End,
  nameOf: NameOf,
): readonly Row[] {
  const sign = end === 'best' ? -1 : 1
  return rows
    .filter((row) => countedIncome(row) !== null)
    .toSorted(
      (a, b) =>
        sign * ((countedIncome(a) ?? 0) - (countedIncome(b) ?? 0)) ||
        byName(nameOf, a.driverId, b.driverId) ||
        compareSlots(a, b),
    )
    .slice(0, LISTED)
}

interface DriverTally {
  readonly driverId: string
  readonly tally: Pick<Tally, 'incomeRows' | 'incomeGrosze'>
}

/** The five drivers with the highest or lowest average income of a shift. */
export function extremeAverages<Row extends DriverTally>(
  drivers: readonly Row[],
  end: End,
  nameOf: NameOf,
): readonly Row[] {
  const sign = end === 'best' ? -1 : 1
  return drivers
    .filter(({ tally }) => tally.incomeRows > 0)
    .toSorted((a, b) => sign * compareAverages(a.tally, b.tally) || byName(nameOf, a.driverId, b.driverId))
    .slice(0, LISTED)
}

/** Averages compared without rounding: two that differ by less than a grosz are no tie. */
function compareAverages(a: DriverTally['tally'], b: DriverTally['tally']): number {
  return a.incomeGrosze * b.incomeRows - b.incomeGrosze * a.incomeRows
}

interface ExtremeBounds {
  readonly driverIds: readonly string[]
  /**
   * Grosze; null where fewer than five drivers are known, of whom one may then be in the list again and
   * again.
   */
  readonly bound: number | null
}

/**
 * What a query must read for the five shifts, given each driver's highest or lowest income: only these
 * drivers, since each of five others has a shift that stands before; and of them only incomes that reach the
 * fifth's.
 */
export function extremeBounds(
  edges: readonly { readonly driverId: string; readonly incomeGrosze: number }[],
  end: End,
  nameOf: NameOf,
): ExtremeBounds {
  const sign = end === 'best' ? -1 : 1
  const first = edges
    .toSorted((a, b) => sign * (a.incomeGrosze - b.incomeGrosze) || byName(nameOf, a.driverId, b.driverId))
    .slice(0, LISTED)
  return {
    driverIds: first.map(({ driverId }) => driverId),
    bound: first[LISTED - 1]?.incomeGrosze ?? null,
  }
}

/** In Polish order of the names (D38). */
export function inNameOrder(driverIds: readonly string[], nameOf: NameOf): readonly string[] {
  return driverIds.toSorted((a, b) => byName(nameOf, a, b))
}
