import type { WeekContents } from '#features/roster/domain/public.ts'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { baseShift, isReserve, kindOfOption } from '#kernel/shift.ts'
import { otherSlotOfDate, slotIndex } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'

/** What became of one wish of a submission. */
export type Got =
  /** The week is not generated: taken into account, with a place in the limit or on reserve. */
  | { readonly kind: 'accepted' | 'waits' }
  /** The week is not generated, and the submission holds the wish no more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'car'; readonly reg: string }
  /** @property place from 1, in the order in which the reserve is called; of how many */
  | { readonly kind: 'reserve'; readonly place: number; readonly of: number }
  | { readonly kind: 'on-call' }
  /** The week is generated, and the driver has no place for it. */
  | { readonly kind: 'nothing' }

/** Of a week that is not generated. @param stored what the submission holds now */
export function beforeGeneration(wish: ChosenDay, stored: readonly ChosenDay[]): Got {
  const held = stored.find(
    ({ date, option }) => date === wish.date && kindOfOption(option) === kindOfOption(wish.option),
  )
  if (!held) return { kind: 'gone' }
  return { kind: isReserve(held.option) ? 'waits' : 'accepted' }
}

/** Of a generated week: its places are what counts (D46). */
export function afterGeneration(
  wish: ChosenDay,
  week: Week,
  { cars, places }: Pick<WeekContents, 'cars' | 'places'>,
  driverId: string,
): Got {
  const shift = baseShift(wish.option)
  const slot = slotIndex(week, { date: wish.date, shift: shift ?? 'day' })
  if (slot === undefined) return { kind: 'nothing' }
  const slots = shift ? [slot] : [slot, otherSlotOfDate(slot)]
  const own = places.filter((place) => place.driverId === driverId && slots.includes(place.slot))
  const seat = own.find(({ carId }) => carId !== null)
  if (seat) return { kind: 'car', reg: cars.find(({ id }) => id === seat.carId)?.reg ?? '' }
  const listed = own[0]
  if (!listed) return { kind: 'nothing' }
  if (listed.onCall) return { kind: 'on-call' }
  const queue = places
    .filter((place) => place.slot === listed.slot && place.carId === null && !place.onCall)
    .sort((a, b) => a.rank - b.rank)
  return { kind: 'reserve', place: queue.indexOf(listed) + 1, of: queue.length }
}
