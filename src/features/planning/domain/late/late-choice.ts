import {
  driverOff,
  isSamePlace,
  type Place,
  type PlaceOrigin,
  type UnavailableDriver,
} from '#features/roster/domain/public.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { keyInSlot, slotOfWeekday, slotsOfWeekday } from '#kernel/slot.ts'
import { originOf, slotOf } from '../instance.ts'

/**
 * A choice that a generated week has not taken into account (D42), or only while its driver could get no seat
 * at all.
 */
export interface LateChoice {
  /** Of availability. */
  readonly id: string
  readonly driverId: string
  /** 0-6, Monday first */
  readonly day: number
  readonly option: ShiftOption
  readonly source: 'form' | 'office' | 'free-shift'
  /** The driver asked for the shift itself, be it stored as its reserve (D5). */
  readonly wanted: boolean
  /** It stands on the reserve list already, from when its driver was switched off or lacked a paper. */
  readonly whileOff: boolean
}

/**
 * A choice that waits, where it stands: in no saved version yet, or on the reserve list with a reason that
 * has gone.
 */
export interface WaitingPlace {
  readonly choiceId: string
  readonly driverId: string
  /** 0-13 (D2) */
  readonly slot: number
  readonly onCall: boolean
  readonly origin: PlaceOrigin
  readonly wanted: boolean
  /** It is a saved place. */
  readonly saved: boolean
}

/**
 * Where late choices wait: each on the list of its slot, on-call in both shifts of its date. Whoever stands
 * in a slot already does not wait for it; who drives on a date is not on call on it, nor on call in a shift
 * for which he waits.
 * @param late in the order of acceptance, on-call last of a date
 * @param places as saved
 */
export function waitingPlaces(
  late: readonly LateChoice[],
  places: readonly Place[],
  driversOff: readonly UnavailableDriver[],
): WaitingPlace[] {
  const stands = new Map(places.map((place) => [keyInSlot(place.slot, place.driverId), place]))
  const waiting: WaitingPlace[] = []
  const waits = new Set<string>()
  for (const { id: choiceId, driverId, day, option, source, wanted, whileOff } of late) {
    const own = slotOf({ day, option, source })
    const onCall = own === undefined
    if (onCall && drivesOn(day)) continue
    for (const slot of onCall ? slotsOfWeekday(day) : [own]) {
      const place = stands.get(keyInSlot(slot, driverId))
      const saved = place !== undefined && isSamePlace(place, { driverId, slot, carId: null, onCall })
      if (onCall && waits.has(keyInSlot(slot, driverId))) continue
      const isOff = driverOff(driversOff, driverId, slot) !== undefined
      if (whileOff ? !saved || isOff || onCall : place !== undefined) continue
      const origin = originOf({ day, option, source })
      waits.add(keyInSlot(slot, driverId))
      waiting.push({ choiceId, driverId, slot, onCall, origin, wanted, saved })
    }

    function drivesOn(date: number): boolean {
      return slotsOfWeekday(date).some((slot) => stands.get(keyInSlot(slot, driverId))?.carId)
    }
  }
  return waiting
}

/** A choice that was taken into account and is gone: its driver took it back, or the office did. */
export interface TakenBack {
  readonly driverId: string
  /** 0-6, Monday first */
  readonly day: number
  readonly kind: 'day' | 'night' | 'on-call'
  /** Null: nobody was given a place by it but for a form's choice that stood before. */
  readonly source: LateChoice['source'] | null
}

/**
 * Places that rest on a choice which was taken back: as it was the driver's own, the office's, or a picked
 * shift. Whom the office has put there by hand stays as he is.
 */
export function placesTakenBack<P extends Place & { readonly origin: PlaceOrigin }>(
  gone: readonly TakenBack[],
  places: readonly P[],
): P[] {
  const keys = new Set(
    gone.flatMap(({ driverId, day, kind, source }) =>
      (kind === 'on-call' ? slotsOfWeekday(day) : [slotOfWeekday(day, kind)]).map(
        (slot) => `${keyInSlot(slot, driverId)} ${kind === 'on-call'} ${source ?? 'form'}`,
      ),
    ),
  )
  return places.filter(({ driverId, slot, onCall, origin }) => {
    const source = origin === 'office' || origin === 'free-shift' ? origin : 'form'
    const byCall = source === 'form' ? origin === 'on-call' : onCall
    return keys.has(`${keyInSlot(slot, driverId)} ${byCall} ${source}`)
  })
}
