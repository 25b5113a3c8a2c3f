import type { Shift } from '#kernel/shift.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { chartData } from '../../domain/statistics/chart-series.ts'
import {
  driversOfExtremes,
  type End,
  extremeShifts,
  inNameOrder,
  type NameOf,
} from '../../domain/statistics/extremes.ts'
import type { Period } from '../../domain/statistics/period.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'
import {
  DRIVER_TALLY_KEYS,
  type DriverSummary,
  type DriverTally,
  type Summary,
} from '../../domain/statistics/summary.ts'
import { addTallies } from '../../domain/statistics/tally.ts'
import { type DriverNames, namesOf } from './driver-names.ts'
import { extremeRowsOf } from './rows-store.ts'
import { type DriverShiftTally, talliesOfPeriod } from './summary-store.ts'

/**
 * The summary of a period and the names of its drivers. One statement reads the rows; what goes into the lists of five is then looked up by the
 * index, of a few drivers only.
 */
export async function summaryOfPeriod(
  queries: Queries,
  { from, to }: Period,
): Promise<Summary & { readonly names: DriverNames }> {
  const { slots, drivers } = await talliesOfPeriod(queries, { from, to })
  const names = await namesOf(queries, [...new Set(drivers.map(({ driverId }) => driverId))])
  const { nameOf } = names
  const of = (shift: Shift) =>
    addTallies(slots.filter((slot) => slot.shift === shift).map(({ tally }) => tally))
  const five = (shift: Shift, end: End) => fiveShifts(queries, { from, to, shift, end, drivers, nameOf })
  return {
    from,
    to,
    day: of('day'),
    night: of('night'),
    drivers: driversTogether(drivers, nameOf),
    bestDays: await five('day', 'best'),
    worstDays: await five('day', 'worst'),
    bestNights: await five('night', 'best'),
    worstNights: await five('night', 'worst'),
    chart: chartData(slots, from, to),
    names,
  }
}

interface ListOfFive extends Period {
  readonly shift: Shift
  readonly end: End
  readonly drivers: readonly DriverShiftTally[]
  readonly nameOf: NameOf
}

async function fiveShifts(
  queries: Queries,
  { drivers, nameOf, end, ...of }: ListOfFive,
): Promise<readonly ShiftResult[]> {
  const edges = drivers
    .filter(({ shift }) => shift === of.shift)
    .flatMap(({ driverId, highestIncome, lowestIncome }) => {
      const incomeGrosze = end === 'best' ? highestIncome : lowestIncome
      return incomeGrosze === null ? [] : [{ driverId, incomeGrosze }]
    })
  const driverIds = driversOfExtremes(edges, end, nameOf)
  return extremeShifts(await extremeRowsOf(queries, { ...of, end, driverIds }), end, nameOf)
}

function driversTogether(parts: readonly DriverShiftTally[], nameOf: NameOf): readonly DriverSummary[] {
  const byDriver = new Map<string, DriverShiftTally[]>()
  for (const part of parts) byDriver.set(part.driverId, [...(byDriver.get(part.driverId) ?? []), part])
  const shifts = (own: readonly DriverShiftTally[], shift: Shift) =>
    own.find((part) => part.shift === shift)?.tally.shifts ?? 0
  return inNameOrder([...byDriver.keys()], nameOf).map((driverId) => {
    const own = byDriver.get(driverId) ?? []
    const sums = DRIVER_TALLY_KEYS.map((key) => [key, own.reduce((sum, { tally }) => sum + tally[key], 0)])
    return {
      driverId,
      dayShifts: shifts(own, 'day'),
      nightShifts: shifts(own, 'night'),
      tally: Object.fromEntries(sums) as DriverTally,
    }
  })
}
