import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { type Slot, slotKey } from '#kernel/slot.ts'
import { datesOf, weekOf } from '#kernel/week.ts'

interface OnWire {
  readonly date: string
  readonly shift: Slot['shift']
}

/** A seat with its car's plate, or a place on one of the lists. */
export interface PlaceOnWire extends OnWire {
  readonly kind: 'car' | 'reserve' | 'on-call'
  readonly reg: string
}

/** What one of the two has on each date of the weeks of a request, now and after it. */
export interface WeekAfter {
  readonly date: CalendarDate
  readonly now: readonly PlaceOnWire[]
  readonly after: readonly PlaceOnWire[]
}

interface Exchange {
  /** Undefined: nothing. */
  readonly gives: OnWire | undefined
  /** The seat as the other one has it: its car changes hands with it. */
  readonly gets: PlaceOnWire | undefined
}

/** Who gets a seat leaves the lists of its shift. */
export function weekAfter(places: readonly PlaceOnWire[], { gives, gets }: Exchange): WeekAfter[] {
  const keyOf = ({ date, shift }: OnWire) => slotKey({ date: date as CalendarDate, shift })
  const inTheWay = new Set([gives, gets].flatMap((slot) => (slot ? [keyOf(slot)] : [])))
  const after = [...places.filter((place) => !inTheWay.has(keyOf(place))), ...(gets ? [gets] : [])]
  const named = [gives, gets].flatMap((slot) => (slot ? [parseDate(slot.date)] : []))
  const mondays = [...new Set(named.flatMap((date) => (date ? [datesOf(weekOf(date))[0]] : [])))].sort()
  const dates = mondays.flatMap((monday) => (monday ? datesOf(weekOf(monday)) : []))
  const on = (date: CalendarDate, of: readonly PlaceOnWire[]) =>
    (['day', 'night'] as const).flatMap((shift) =>
      of.filter((place) => place.date === date && place.shift === shift),
    )
  return dates.map((date) => ({ date, now: on(date, places), after: on(date, after) }))
}
