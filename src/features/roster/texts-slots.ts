import { dateParts } from '#kernel/calendar-date.ts'
import { WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { shiftOfSlot, slotAt, weekdayOfSlot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'

/** `Noc pt`. @param slot 0-13 */
export function slotName(slot: number): string {
  const day = (WEEKDAY_SHORT[weekdayOfSlot(slot)] ?? '').toLocaleLowerCase('pl')
  return `${shiftOfSlot(slot) === 'day' ? 'Dzień' : 'Noc'} ${day}`
}

/** `Noc pt 20.3`: with the date, where one week is not the only one in mind. @param slot 0-13 */
export function slotWithDate(week: Week, slot: number): string {
  const { month, day } = dateParts(slotAt(week, slot).date)
  return `${slotName(slot)} ${day}.${month}`
}
