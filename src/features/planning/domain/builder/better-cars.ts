import { SLOTS } from './instance.ts'
import { NOBODY, type Parking } from './parking.ts'
import { countOf, has } from './rules.ts'

/**
 * Found by measuring (`bench/builder-order.ts`): how readily a worse order is accepted at first and at last,
 * per car of the fleet.
 */
const WARM = 0.2
const COLD = 0.01
const MOVES_A_CAR = 16_000
const MOST_MOVES = 1_000_000
const PASSES = 10

/**
 * Level 8: cars of high priority, then low order, go out first. Cars stand in that order, so less is better
 * in the sum, over all seats, of the car's place. The only move is that two cars change a block of shifts
 * that cuts nobody's week (`Parking.block`), so pairs are never more and own cars stay; of all blocks of two
 * cars each can be judged for itself. First whatever helps at once, then a search that lets some worse order
 * through less and less, then again what helps.
 * @param random a source of 32-bit numbers
 * @param moves how many the search looks at; the usual number grows with the fleet, never with the clock
 */
export function betterCars(
  parking: Parking,
  random: () => number,
  moves = Math.min(MOST_MOVES, MOVES_A_CAR * parking.week.cars.length),
): void {
  descend(parking)
  if (isInOrder(parking)) return
  search(parking, random, moves)
  descend(parking)
}

/** Whether in every slot the best of the available cars go out: nothing is left to gain then. */
function isInOrder({ week, driverIn }: Parking): boolean {
  const emptyBefore = new Uint8Array(SLOTS)
  for (let car = 0; car < week.cars.length; car++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      if (driverIn[car * SLOTS + slot] !== NOBODY && emptyBefore[slot] === 1) return false
      if (driverIn[car * SLOTS + slot] === NOBODY && has(week.available[car]!, slot)) emptyBefore[slot] = 1
    }
  }
  return true
}

/**
 * A seat of a good car that nobody has, and a worse car whose block over it carries more shifts than it takes
 * back.
 */
function descend(parking: Parking): void {
  const last = parking.week.cars.length - 1
  for (let pass = 0; pass < PASSES; pass++) {
    let gained = false
    for (let good = 0; good < last; good++) {
      for (let bad = last; bad > good && parking.empty(good) !== 0; bad--) {
        let waiting = parking.empty(good) & ~parking.empty(bad)
        while (waiting !== 0) {
          const block = parking.block(waiting & -waiting, good, bad)
          waiting &= ~(block | (waiting & -waiting))
          if (gainOf(parking, block, good, bad) <= 0) continue
          parking.swapSlots(block, good, bad)
          gained = true
        }
      }
    }
    if (!gained) return
  }
}

function search(parking: Parking, random: () => number, moves: number): void {
  const cars = parking.week.cars.length
  const cooling = (COLD / WARM) ** (1 / moves)
  let warmth = WARM * cars
  for (let move = 0; move < moves; move++) {
    warmth *= cooling
    const roll = random() >>> 1
    const [good, bad] = [Math.trunc(roll / SLOTS) % cars, (random() >>> 1) % cars]
    if (good === bad) continue
    const block = parking.block(1 << (roll % SLOTS), good, bad)
    if (block === 0) continue
    const gain = gainOf(parking, block, good, bad)
    if (gain < 0 && random() >= 4294967296 * Math.exp(gain / warmth)) continue
    parking.swapSlots(block, good, bad)
  }
}

/** By how much the sum of places falls where the two cars change this block. */
function gainOf(parking: Parking, block: number, good: number, bad: number): number {
  const emptier = countOf(block & parking.empty(good)) - countOf(block & parking.empty(bad))
  return (bad - good) * emptier
}
