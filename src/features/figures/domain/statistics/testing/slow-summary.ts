import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { chartData, type SlotTally } from '../chart-series.ts'
import { extremeShifts, type NameOf } from '../extremes.ts'
import { isShift, type ShiftResult } from '../shift-result.ts'
import { DRIVER_TALLY_KEYS, type DriverSummary, type DriverTally, type Summary } from '../summary.ts'
import { addTallies, tallyOf } from '../tally.ts'
import { type UnsplitResult, unsplitTally } from '../unsplit.ts'

/** The summary as one would reckon it by hand, row by row: what the fast one is compared with. */
export function slowSummary(
  all: readonly ShiftResult[],
  allUnsplit: readonly UnsplitResult[],
  from: CalendarDate,
  to: CalendarDate,
  nameOf: NameOf,
): Summary {
  const rows = all.filter(({ date }) => date >= from && date <= to)
  const unsplit = allUnsplit.filter(({ until }) => until >= from && until <= to)
  const of = (shift: Shift) => rows.filter((row) => row.shift === shift)
  const dates = [...new Set(rows.map(({ date }) => date))].toSorted()
  const slots = dates.flatMap((date) =>
    (['day', 'night'] as const).flatMap((shift): SlotTally[] => {
      const those = of(shift).filter((row) => row.date === date)
      return those.length === 0 ? [] : [{ date, shift, tally: tallyOf(those) }]
    }),
  )
  return {
    from,
    to,
    day: tallyOf(of('day')),
    night: tallyOf(of('night')),
    unsplit: unsplitTally(unsplit),
    drivers: driversOf(rows, unsplit, nameOf),
    bestDays: extremeShifts(of('day'), 'best', nameOf),
    worstDays: extremeShifts(of('day'), 'worst', nameOf),
    bestNights: extremeShifts(of('night'), 'best', nameOf),
    worstNights: extremeShifts(of('night'), 'worst', nameOf),
    chart: chartData(slots, from, to),
  }
}

function driversOf(
  rows: readonly ShiftResult[],
  unsplit: readonly UnsplitResult[],
  nameOf: NameOf,
): readonly DriverSummary[] {
  const polish = new Intl.Collator('pl')
  const ids = [...new Set([...rows, ...unsplit].map(({ driverId }) => driverId))].toSorted(
    (a, b) => polish.compare(nameOf(a), nameOf(b)) || (a < b ? -1 : 1),
  )
  return ids.map((driverId) => {
    const own = rows.filter((row) => row.driverId === driverId)
    const sums = unsplit.filter((sum) => sum.driverId === driverId)
    const tally = addTallies([tallyOf(own), unsplitTally(sums)])
    return {
      driverId,
      dayShifts: own.filter((row) => row.shift === 'day' && isShift(row)).length,
      nightShifts: own.filter((row) => row.shift === 'night' && isShift(row)).length,
      tally: Object.fromEntries(DRIVER_TALLY_KEYS.map((key) => [key, tally[key]])) as unknown as DriverTally,
    }
  })
}
