import { parseDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { forget, isRecord, recall, remember } from '#platform/web/device-memory.ts'
import { isSharedDevice } from '#platform/web/own-things.ts'
import { isPerson } from '#platform/web/person-memory.ts'
import type { Contact } from './contact.ts'

/**
 * What stands in 'Dodaj zmianę' until it is booked: nothing that was chosen or typed is lost by closing it.
 */
export interface TypedPick {
  /** Phone of the driver whose session was open; empty where nobody was known. */
  readonly whose: string
  /** It is for somebody else than that driver. */
  readonly someoneElse: boolean
  readonly chosen: readonly Slot[]
  /** As typed; what an open session knows of the driver is not kept here. */
  readonly contact: Contact
}

export const NOBODY: Contact = { fullName: '', email: '', phone: '' }

/**
 * Only to the one who chose it: phones are shared and sessions end, and the next one must find neither shifts
 * ticked nor an address filled in.
 * @param whose phone of the driver whose session is open; empty where nobody is known
 */
export function recallPick(whose: string): TypedPick | undefined {
  const kept = recall('pick', isRecord)
  if (!kept || kept.whose !== whose || !Array.isArray(kept.chosen)) return undefined
  return {
    whose,
    someoneElse: kept.someoneElse === true,
    chosen: kept.chosen.filter(isSlot).map(({ date, shift }) => ({ date, shift })),
    contact: isPerson(kept.contact) ? kept.contact : NOBODY,
  }
}

export function keepPick(pick: TypedPick): void {
  const { chosen, contact } = pick
  const isTyped = Object.values(contact).some((text) => text !== '')
  if ((chosen.length > 0 || isTyped) && !isSharedDevice()) remember('pick', pick)
  else forgetPick()
}

/** Booked, wiped by hand, or the driver has left the calendar. */
export function forgetPick(): void {
  forget('pick')
}

function isSlot(value: unknown): value is Slot {
  return (
    isRecord(value) &&
    parseDate(String(value.date)) !== undefined &&
    (value.shift === 'day' || value.shift === 'night')
  )
}
