import { SLOTS } from './instance.ts'
import { NOBODY, type Parking } from './parking.ts'
import { countOf } from './rules.ts'

/**
 * Level 8: cars of high priority, then low order, go out first. Cars stand in that order, so less is better in the sum, over all seats, of the
 * car's place. Only moves that leave pairs and own cars as they are: one driver's shifts to a better car free then, and the whole weeks of two cars.
 */
export function betterCars(parking: Parking): void {
  movePieces(parking)
  swapWholeCars(parking)
  movePieces(parking)
}

function movePieces(parking: Parking): void {
  const free = Uint16Array.from(parking.week.cars, (_, car) => parking.freeSlots(car))
  for (let car = 0; car < free.length; car++) {
    for (let slot = 0; slot < SLOTS; slot++) {
      const driver = parking.driverIn[car * SLOTS + slot]!
      if (driver === NOBODY || parking.week.primary[driver] === car) continue
      const slots = parking.slotsOn(driver, car)
      if ((slots & parking.locked[driver]!) !== 0) continue
      let better = 0
      while (better < car && (slots & ~free[better]!) !== 0) better++
      if (better === car) continue
      parking.take(driver, slots, better)
      free[better]! &= ~slots
      free[car]! |= slots
    }
  }
}

/** A car nobody calls their own in it and nothing is decided about can change its whole week with another. */
function isLoose({ week, driverIn, locked }: Parking, car: number): boolean {
  for (let slot = 0; slot < SLOTS; slot++) {
    const driver = driverIn[car * SLOTS + slot]!
    if (driver === NOBODY) continue
    if (week.primary[driver] === car || (locked[driver]! & (1 << slot)) !== 0) return false
  }
  return true
}

function swapWholeCars(parking: Parking): void {
  const { week } = parking
  const loose: number[] = []
  for (let car = 0; car < week.cars.length; car++) if (isLoose(parking, car)) loose.push(car)
  const used = Uint16Array.from(week.cars, (_, car) => week.available[car]! & ~parking.freeSlots(car))
  for (const [place, car] of loose.entries()) {
    let best = -1
    let most = countOf(used[car]!)
    for (let at = place + 1; at < loose.length; at++) {
      const other = loose[at]!
      const count = countOf(used[other]!)
      if (count <= most) continue
      if ((used[other]! & ~week.available[car]!) !== 0 || (used[car]! & ~week.available[other]!) !== 0)
        continue
      best = other
      most = count
    }
    if (best === -1) continue
    parking.swapSlots(used[car]! | used[best]!, car, best)
    const slots = used[car]!
    used[car] = used[best]!
    used[best] = slots
  }
}
