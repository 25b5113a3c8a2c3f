import { smsWordsIn } from '#features/messaging/server/public.ts'
import type { Spot, WeekCar } from '#features/roster/domain/public.ts'
import { type Slot, slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { Notice } from '../../domain/notices.ts'

/**
 * Which text tells a driver of this, with its values; never why somebody was removed (D22, D31).
 * @param language of the message; null: Polish
 */
export function wordsOf(
  week: Week,
  cars: readonly WeekCar[],
  notice: Notice,
  { fullName, language }: { readonly fullName: string; readonly language: Language | null },
) {
  const { kind, from, to } = notice
  const plate = (spot: Spot): string => cars.find(({ id }) => id === spot.carId)?.reg ?? ''
  const reg = (spot: Spot): string =>
    spot.carId === null ? smsWordsIn(language).carless[spot.onCall ? 'onCall' : 'reserve'] : plate(spot)
  const slot = (spot: Spot): Slot => slotAt(week, spot.slot)
  if (!to) {
    const left = slotAt(week, from?.slot ?? 0)
    return { template: 'shift-removed' as const, values: { fullName, slot: left } }
  }
  if (kind === 'returned')
    return { template: 'shift-back' as const, values: { fullName, slot: slot(to), reg: reg(to) } }
  const isSameSlot = from?.slot === to.slot
  // Who waited without a car in this very slot has not been moved out of a shift.
  if (!from || (isSameSlot && from.carId === null))
    return { template: 'shift-added' as const, values: { fullName, slot: slot(to), reg: reg(to) } }
  if (kind === 'car') {
    const values = { fullName, slot: slot(to), fromReg: reg(from), reg: reg(to) }
    return { template: 'shift-other-car' as const, values }
  }
  if (isSameSlot) {
    const list = to.onCall ? ('on-call' as const) : ('reserve' as const)
    const values = { fullName, slot: slot(to), fromReg: plate(from), list }
    return { template: 'shift-to-list' as const, values }
  }
  const values = { fullName, from: slot(from), to: slot(to), reg: reg(to) }
  return { template: 'shift-moved' as const, values }
}
