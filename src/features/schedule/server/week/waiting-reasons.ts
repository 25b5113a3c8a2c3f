import { factTold, reasonNow, waitsNowText } from '#features/planning/texts-reasons.ts'
import type { SettledPlace, WeekContents } from '#features/roster/domain/public.ts'
import { factHolds, type WaitingFacts, waitsNow } from '#features/roster/domain/public.ts'
import type { LiveFrame } from './live-frame.ts'

/** Why somebody waits, as it is true now, and the car that could be given at once. */
export interface WaitingReason {
  readonly reason: string
  readonly freeSeat: { readonly carId: string; readonly reg: string } | null
}

export type TellWaiting = (place: SettledPlace) => WaitingReason

/** As it was told when the driver came to wait. */
export const asTold: TellWaiting = ({ reason, rank }) => ({ reason: reasonNow(reason, rank), freeSeat: null })

/**
 * As it is now: where the fact behind what was told has gone (a rental ended, a paper renewed, a limit raised), what is so instead, and the seat
 * where there is one. Slots that have begun are history.
 */
export function waitingReasons({ cars, places }: WeekContents, frame: LiveFrame): TellWaiting {
  const facts: WaitingFacts = { ...frame, cars, places }
  return (place) => {
    const fact = factTold(place.reason)
    if (!fact || place.onCall || place.slot < frame.begun || factHolds(fact, place, facts))
      return asTold(place)
    const now = waitsNow(place, facts, fact.is === 'car-off' ? fact.reg : '')
    const freeSeat = now.why === 'seat' ? { carId: now.car.id, reg: now.car.reg } : null
    return { reason: waitsNowText(now), freeSeat }
  }
}
