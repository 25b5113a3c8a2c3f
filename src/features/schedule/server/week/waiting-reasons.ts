import {
  reasonHolds,
  type SettledPlace,
  type ToldReason,
  type WaitingFacts,
  type WeekContents,
  waitsNow,
} from '#features/roster/domain/public.ts'
import type { BesideWeek } from './beside-week.ts'
import type { LiveFrame } from './live-frame.ts'

/** Why somebody waits, as it is true now, and the car that could be given at once. */
export interface WaitingReason {
  readonly why: ToldReason | null
  readonly freeSeat: { readonly carId: string; readonly reg: string } | null
}

export type TellWaiting = (place: SettledPlace) => WaitingReason

/** As it was when the driver came to wait. */
export const asTold: TellWaiting = ({ reason }) => ({ why: reason, freeSeat: null })

/**
 * As it is now: where what kept the driver from a seat has gone (a rental ended, a paper renewed, a limit
 * raised), what is so instead, and the seat where there is one. Slots that have begun are history.
 */
export function waitingReasons(
  { cars, places }: WeekContents,
  frame: LiveFrame,
  { pins, nightBefore, dayAfter }: BesideWeek,
): TellWaiting {
  const facts: WaitingFacts = {
    ...{ ...frame, cars, places, pins },
    nightBefore: nightBefore && new Set(nightBefore),
    dayAfter: new Set(dayAfter),
  }
  return (place) => {
    const { reason, onCall, slot } = place
    if (!reason || onCall || slot < frame.begun || reasonHolds(reason, place, facts)) return asTold(place)
    const now = waitsNow(
      place,
      facts,
      reason.code === 'car-rented' || reason.code === 'car-grounded' ? reason.reg : '',
    )
    return { why: now, freeSeat: now.code === 'now-free' ? { carId: now.carId, reg: now.reg } : null }
  }
}
