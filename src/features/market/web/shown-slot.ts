import type { CalendarDate } from '#kernel/calendar-date.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { dayAndMonth, weekdayName } from '#platform/web/polish-dates.ts'
import type { readMarket } from '../contract.ts'
import type { listColleagues } from '../contract-offers.ts'
import { marketTexts as texts } from '../texts.ts'

/** Who may have an own shift. */
export type Takers = OutputOf<typeof listColleagues>
export type Market = OutputOf<typeof readMarket>
export type FreeShift = Market['free'][number]
/** What a card shows of any shift. */
export type ShownShift = Omit<FreeShift, 'asked' | 'costs'>

/** The wire gives dates that its contract has made of dates. */
export function dateOf({ date }: { readonly date: string }): CalendarDate {
  return parseDate(date) ?? ('1970-01-01' as CalendarDate)
}

export function keyOf({ date, shift }: { readonly date: string; readonly shift: string }): string {
  return `${date} ${shift}`
}

/** `czwartek, 26 listopada, Noc` */
export function slotWords(slot: { readonly date: string; readonly shift: Slot['shift'] }): string {
  const date = dateOf(slot)
  return `${weekdayName(date)}, ${dayAndMonth(date)}, ${texts[slot.shift]}`
}
