import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { chartData, type SlotTally } from '../chart-series.ts'
import { extremeShifts, type NameOf } from '../extremes.ts'
import type { ShiftResult } from '../shift-result.ts'
import { DRIVER_TALLY_KEYS, type DriverSummary, type DriverTally, type Summary } from '../summary.ts'
import { tallyOf } from '../tally.ts'

/** The summary as one would reckon it by hand, row by row: what the fast one is compared with. */
export function slowSummary(
  all: readonly ShiftResult[],
  from: CalendarDate,
  to: CalendarDate,
  nameOf: NameOf,
): Summary {
  const rows = all.filter(({ date }) => date >= from && date <= to)
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
    drivers: driversOf(rows, nameOf),
    bestDays: extremeShifts(of('day'), 'best', nameOf),
    worstDays: extremeShifts(of('day'), 'worst', nameOf),
    bestNights: extremeShifts(of('night'), 'best', nameOf),
    worstNights: extremeShifts(of('night'), 'worst', nameOf),
    chart: chartData(slots, from, to),
  }
}

function driversOf(rows: readonly ShiftResult[], nameOf: NameOf): readonly DriverSummary[] {
  const polish = new Intl.Collator('pl')
  const ids = [...new Set(rows.map(({ driverId }) => driverId))].toSorted(
    (a, b) => polish.compare(nameOf(a), nameOf(b)) || (a < b ? -1 : 1),
  )
  return ids.map((driverId) => {
    const own = rows.filter((row) => row.driverId === driverId)
    const tally = tallyOf(own)
    return {
      driverId,
      dayShifts: own.filter(({ shift }) => shift === 'day').length,
      nightShifts: own.filter(({ shift }) => shift === 'night').length,
      tally: Object.fromEntries(DRIVER_TALLY_KEYS.map((key) => [key, tally[key]])) as unknown as DriverTally,
    }
  })
}
