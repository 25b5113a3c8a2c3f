import { SLOTS } from './instance.ts'

/**
 * Slots as bits: bit s is slot s. Even bits are days, odd bits nights (D2). What a driver's hours forbid is
 * roster's rule (`brokenHours`); here it is once more in the form that searches ask millions of times, and a
 * test holds both together.
 */
const ALL_SLOTS = (1 << SLOTS) - 1
const NIGHTS = 0b10_1010_1010_1010

/**
 * Whether one driver may drive all these slots. Two neighbouring slots are always either a date or a night
 * and its day after.
 */
export function mayHoldTogether(slots: number, allowDayAndNight: boolean): boolean {
  const neighbours = slots & (slots >> 1)
  return (allowDayAndNight ? neighbours & NIGHTS : neighbours) === 0
}

/** The slots that stand in no conflict with those held. */
export function freeBeside(held: number, allowDayAndNight: boolean): number {
  let open = ALL_SLOTS
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!mayHoldTogether((held & ((0b111 << slot) >> 1)) | (1 << slot), allowDayAndNight))
      open &= ~(1 << slot)
  }
  return open
}

/** min(limit, available cars): a renter holds the car and does not use up the limit. */
export function capacityOf(limit: number | null, availableCars: number): number {
  return limit === null ? availableCars : Math.min(limit, availableCars)
}

export function has(slots: number, slot: number): boolean {
  return (slots & (1 << slot)) !== 0
}

export function countOf(slots: number): number {
  let count = 0
  for (let rest = slots; rest !== 0; rest &= rest - 1) count++
  return count
}
