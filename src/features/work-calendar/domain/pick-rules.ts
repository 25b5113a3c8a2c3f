import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { baseShift, isRegular, type ShiftOption } from '#kernel/shift.ts'
import { compareSlots, type Slot } from '#kernel/slot.ts'

/** What a driver has around the picked shifts. */
export interface Held {
  /** Chosen in the submissions. */
  readonly choices: readonly { readonly date: CalendarDate; readonly option: ShiftOption }[]
  /** Driven by the generated weeks. */
  readonly driven: readonly Slot[]
}

export type PickRefusal =
  | { readonly rule: 'already-driving'; readonly dates: readonly CalendarDate[] }
  | { readonly rule: 'day-after-night' }

/** Each slot once, in the order of time. */
export function distinctSlots(slots: readonly Slot[]): Slot[] {
  const sorted = [...slots].sort(compareSlots)
  return sorted.filter((slot, index) => {
    const before = sorted[index - 1]
    return !before || compareSlots(before, slot) !== 0
  })
}

/**
 * The rules that bind a driver who picks free shifts (D15): one shift a date, and no day right after the night before, reserve counted like its
 * base shift, over the week's edge too (D7). What was chosen without a place for a picked date gives way to the pick.
 */
export function refusedPicks(picked: readonly Slot[], { choices, driven }: Held): PickRefusal | undefined {
  const pickedDates = new Set(picked.map(({ date }) => date))
  const busy = new Set([
    ...driven.map(({ date }) => date),
    ...choices.filter(({ option }) => isRegular(option)).map(({ date }) => date),
  ])
  const twice = picked.filter(({ date }, index) => picked.findIndex((other) => other.date === date) !== index)
  const dates = [
    ...new Set([...picked.filter(({ date }) => busy.has(date)), ...twice].map(({ date }) => date)),
  ]
  if (dates.length > 0) return { rule: 'already-driving', dates: dates.sort() }

  const chosen = choices.flatMap(({ date, option }): Slot[] => {
    const shift = baseShift(option)
    return shift && !pickedDates.has(date) ? [{ date, shift }] : []
  })
  const all = [...picked, ...driven, ...chosen]
  const nights = new Set(all.filter(({ shift }) => shift === 'night').map(({ date }) => date))
  const days = new Set(all.filter(({ shift }) => shift === 'day').map(({ date }) => date))
  const breaks = picked.some(({ date, shift }) =>
    shift === 'day' ? nights.has(addDays(date, -1)) : days.has(addDays(date, 1)),
  )
  return breaks ? { rule: 'day-after-night' } : undefined
}
