import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { baseShift } from '#kernel/shift.ts'
import { slotAcrossRest } from '#kernel/slot.ts'

/**
 * The nights that a day shift follows on the next date: those to change before the choices can be taken (Spec
 * 1 §5, D7). Reserve variants count like their base shift. Give the neighbouring weeks' known choices along,
 * and the rule looks over the week's edge. Choices are judged here, and for rest alone; who drives in a week
 * is judged by `brokenHours` of roster.
 * @returns dates of those nights, in the order of time
 */
export function nightsBeforeDays(days: readonly ChosenDay[]): readonly CalendarDate[] {
  const onDay = new Set<CalendarDate>()
  const onNight = new Set<CalendarDate>()
  for (const { date, option } of days) {
    const shift = baseShift(option)
    if (shift === 'day') onDay.add(date)
    if (shift === 'night') onNight.add(date)
  }
  return [...onNight].filter((date) => onDay.has(slotAcrossRest({ date, shift: 'night' }).date)).sort()
}
