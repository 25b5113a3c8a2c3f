import { parseDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftFromWire } from '#platform/pure/wire.ts'
import type { listCarDrivers } from '../contract.ts'
import { slotsInWords } from '../texts.ts'

type Conflict = OutputOf<typeof listCarDrivers>['conflicts'][number]

/** `tydzień 48: Dzień pn, Noc pt`: the slots that drivers with one primary car both want. */
export function conflictWords({ week, slots }: Pick<Conflict, 'week' | 'slots'>): string {
  const wanted = slots.flatMap(({ date, shift }): Slot[] => {
    const slot = { date: parseDate(date), shift: shiftFromWire(shift) }
    return slot.date && slot.shift ? [{ date: slot.date, shift: slot.shift }] : []
  })
  return slotsInWords(week, wanted)
}
