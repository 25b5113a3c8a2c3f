import { type DriverNames, namesOf } from '#features/income/matching/server/public.ts'
import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { chartData } from '../../domain/statistics/chart-series.ts'
import {
  type End,
  extremeBounds,
  extremeShifts,
  inNameOrder,
  type NameOf,
} from '../../domain/statistics/extremes.ts'
import type { Period } from '../../domain/statistics/period.ts'
import {
  DRIVER_TALLY_KEYS,
  type DriverSummary,
  type DriverTally,
  type Summary,
} from '../../domain/statistics/summary.ts'
import { addTallies } from '../../domain/statistics/tally.ts'
import { extremeRows, type ListOfFive } from './rows-store.ts'
import {
  type DriverShiftTally,
  type DriverUnsplit,
  type PeriodTallies,
  talliesOfPeriod,
} from './summary-store.ts'

/**
 * The summary of a period and the names of its drivers. One statement reads the rows; what goes into the
 * lists of five is then looked up by the index, of a few drivers only.
 */
export async function summaryOfPeriod(
  queries: Queries,
  { from, to }: Period,
): Promise<Summary & { readonly names: DriverNames }> {
  const { slots, drivers, unsplit, driversUnsplit } = await talliesOfPeriod(queries, { from, to })
  const ids = new Set([...drivers, ...driversUnsplit].map(({ driverId }) => driverId))
  const names = await namesOf(queries, [...ids])
  const { nameOf } = names
  const of = (shift: Shift) =>
    addTallies(slots.filter((slot) => slot.shift === shift).map(({ tally }) => tally))
  const rows = await extremeRows(
    queries,
    { from, to },
    (['day', 'night'] as const).flatMap((shift) =>
      (['best', 'worst'] as const).map((end) => listOfFive(drivers, shift, end, nameOf)),
    ),
  )
  const five = (shift: Shift, end: End) =>
    extremeShifts(
      rows.filter((row) => row.shift === shift),
      end,
      nameOf,
    )
  return {
    from,
    to,
    day: of('day'),
    night: of('night'),
    unsplit: addTallies(unsplit.map(({ tally }) => tally)),
    drivers: driversTogether(drivers, driversUnsplit, nameOf),
    bestDays: five('day', 'best'),
    worstDays: five('day', 'worst'),
    bestNights: five('night', 'best'),
    worstNights: five('night', 'worst'),
    chart: chartData(slots, from, to),
    names,
  }
}

/** What each slot of a period adds up to. */
export async function slotsOfPeriod(queries: Queries, period: Period): Promise<PeriodTallies['slots']> {
  return (await talliesOfPeriod(queries, period)).slots
}

function listOfFive(
  drivers: readonly DriverShiftTally[],
  shift: Shift,
  end: End,
  nameOf: NameOf,
): ListOfFive {
  const edges = drivers
    .filter((driver) => driver.shift === shift)
    .flatMap(({ driverId, highestIncome, lowestIncome }) => {
      const incomeGrosze = end === 'best' ? highestIncome : lowestIncome
      return incomeGrosze === null ? [] : [{ driverId, incomeGrosze }]
    })
  return { shift, end, ...extremeBounds(edges, end, nameOf) }
}

export function driversTogether(
  parts: readonly DriverShiftTally[],
  unsplit: readonly DriverUnsplit[],
  nameOf: NameOf,
): readonly DriverSummary[] {
  const byDriver = Map.groupBy([...parts, ...unsplit], ({ driverId }) => driverId)
  return inNameOrder([...byDriver.keys()], nameOf).map((driverId) => {
    const own = byDriver.get(driverId) ?? []
    const shifts = (shift: Shift) =>
      own.find((part) => 'shift' in part && part.shift === shift)?.tally.shifts ?? 0
    const sums = DRIVER_TALLY_KEYS.map((key) => [key, own.reduce((sum, { tally }) => sum + tally[key], 0)])
    return {
      driverId,
      dayShifts: shifts('day'),
      nightShifts: shifts('night'),
      tally: Object.fromEntries(sums) as DriverTally,
    }
  })
}
