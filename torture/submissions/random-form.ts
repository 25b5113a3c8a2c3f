import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { datesOf, type Week } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'

export interface WantedShift {
  readonly date: CalendarDate
  readonly shift: Shift
}

export type Form = ReturnType<typeof formOf>

/**
 * Shifts of a week at random, at most one a date and never a day after a night.
 * @param most of the seven dates
 */
export function randomShifts(week: Week, most = 7): readonly WantedShift[] {
  const wanted: WantedShift[] = []
  let afterNight = false
  for (const date of datesOf(week)) {
    const shift: Shift = Math.random() < 0.5 || afterNight ? 'night' : 'day'
    const takes = wanted.length < most && Math.random() < 0.7
    if (takes) wanted.push({ date, shift })
    afterNight = takes && shift === 'night'
  }
  return wanted
}

/** A form as the page sends it. @param driver 0-99,999,999, one phone each */
export function formOf(driver: number, week: Week, shifts: readonly WantedShift[]) {
  return {
    fullName: `Kierowca Numer ${driver}`,
    phone: String(500_000_000 + driver),
    email: `kierowca${driver}@example.pl`,
    year: week.year,
    weekNum: week.week,
    selectedDays: shifts.map(({ date, shift }) => ({
      ...dateParts(date),
      shiftOption: SHIFT_ON_WIRE[shift],
    })),
    ...(shifts.length === 0 ? { empty: true, reason: 'Urlop' as const } : {}),
  }
}
