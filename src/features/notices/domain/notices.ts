import type { Change, Spot } from '#features/roster/domain/public.ts'
import { isSamePlace, type Place } from '#features/roster/domain/public.ts'

/** A change that came to nothing after its driver had been told of it (D21). */
export interface Return {
  /** The change as it last was. */
  readonly change: Change
  /** The driver is at the original place again; false: neither there nor where the change led. */
  readonly stands: boolean
}

/** What a driver has to know of a week: a change, or that one which was told is no more. */
export interface Notice extends Omit<Change, 'kind'> {
  readonly kind: Change['kind'] | 'returned'
}

/**
 * Of a return: from where the driver was told to be, to the original place; to nowhere where that is not the
 * driver's any more.
 */
export function noticeOfReturn({ change, stands }: Return): Notice {
  const { driverId, from, to, at, by } = change
  return { driverId, kind: 'returned', from: to, to: stands ? from : null, at, by }
}

/**
 * What is to be told of a change that is recorded no more. Nothing where the driver has a shift where the
 * change led, which another change tells, or where there never was a shift to lose.
 * @param now the driver's places of the week
 */
export function returnOf(change: Change, now: readonly Place[]): Return | undefined {
  const { driverId, from, to } = change
  const own = now.filter((place) => place.driverId === driverId)
  if (from && own.some((place) => isSamePlace(place, { driverId, ...from }))) return { change, stands: true }
  const isPromised = to !== null && !to.onCall
  return isPromised && !own.some(({ slot, onCall }) => slot === to.slot && !onCall)
    ? { change, stands: false }
    : undefined
}

/** The slot that a notice sends its driver to, or away from, 0-13. */
export function noticedSlot({ from, to }: Pick<Notice, 'from' | 'to'>): number {
  return (to ?? from)?.slot ?? 0
}

/** Written so that two notices that say the same to the driver read the same. */
export function sidesOf({ kind, from, to }: Notice): readonly (readonly unknown[] | null)[] {
  const side = (spot: Spot | null) => spot && [spot.slot, spot.carId, spot.onCall]
  if (kind !== 'returned') return [side(from), side(to)]
  // Wherever else the driver had been sent meanwhile, it is the same place that holds again.
  return [['returned'], to ? side(to) : null, to ? null : side(from)]
}
