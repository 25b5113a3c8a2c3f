import type { FuelEntry } from './fuel-entry.ts'

/** What makes an entry look like a slip of the hand. It can be sent all the same, once it was looked at. */
export type Oddity = 'much-petrol' | 'much-gas' | 'long-shift' | 'hours-without-fuel'

/** No car of the fleet takes more at one filling; a shift is twelve hours (D2). */
const MUCH_PETROL_ML = 70_000
const MUCH_GAS_ML = 60_000
const LONG_SHIFT_MINUTES = 14 * 60

/** In the order in which they are told. */
export function odditiesOf({ petrolMl, gasMl, workedMinutes }: FuelEntry): readonly Oddity[] {
  const odd: Oddity[] = []
  if (petrolMl > MUCH_PETROL_ML) odd.push('much-petrol')
  if (gasMl > MUCH_GAS_ML) odd.push('much-gas')
  if ((workedMinutes ?? 0) > LONG_SHIFT_MINUTES) odd.push('long-shift')
  if ((workedMinutes ?? 0) > 0 && petrolMl === 0 && gasMl === 0) odd.push('hours-without-fuel')
  return odd
}
