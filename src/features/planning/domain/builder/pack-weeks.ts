import { fillCars } from './fill-cars.ts'
import { SLOTS } from './instance.ts'
import type { Parking } from './parking.ts'
import { countOf } from './rules.ts'

/**
 * A first packing: first cars a driver has anyway, then whole weeks into cars they fill well, then what fits
 * nowhere whole, the longest first, in as few pieces as can be seen.
 */
export function packWeeks(parking: Parking): void {
  const free = Uint16Array.from(parking.week.cars, (_, car) => parking.freeSlots(car))
  const waiting: number[] = []
  for (let driver = 0; driver < parking.works.length; driver++) {
    if (parking.withoutCar(driver) === 0) continue
    stayInCarsHeld(parking, free, driver)
    if (parking.withoutCar(driver) !== 0) waiting.push(driver)
  }
  const wants = new Uint16Array(parking.works.length)
  for (const driver of waiting) wants[driver] = parking.withoutCar(driver)
  const waitingOf = new Map<number, number[]>()
  for (const driver of waiting) {
    const alike = waitingOf.get(wants[driver]!)
    if (alike) alike.push(driver)
    else waitingOf.set(wants[driver]!, [driver])
  }
  const filling = fillCars(
    free,
    waiting.map((driver) => wants[driver]!),
  )
  for (const [car, weeks] of filling.entries())
    for (const week of weeks) place(parking, free, waitingOf.get(week)!.shift()!, week, car)
  const pieces = [...waitingOf.values()].flat()
  pieces.sort((a, b) => countOf(wants[b]!) - countOf(wants[a]!) || wants[a]! - wants[b]! || a - b)
  for (const driver of pieces) inPieces(parking, free, driver, wants[driver]!)
}

function place(parking: Parking, free: Uint16Array, driver: number, slots: number, car: number): void {
  parking.give(driver, slots, car)
  free[car]! &= ~slots
}

function stayInCarsHeld(parking: Parking, free: Uint16Array, driver: number): void {
  const cars = new Set<number>()
  for (let slot = 0; slot < SLOTS; slot++) {
    const car = parking.carOf[driver * SLOTS + slot]!
    if (car !== -1) cars.add(car)
  }
  for (const car of [...cars].sort((a, b) => a - b)) {
    const slots = parking.withoutCar(driver) & free[car]!
    if (slots !== 0) place(parking, free, driver, slots, car)
  }
}

function inPieces(parking: Parking, free: Uint16Array, driver: number, slots: number): void {
  for (let rest = slots; rest !== 0; ) {
    let best = -1
    let most = 0
    let least = Number.POSITIVE_INFINITY
    for (let car = 0; car < free.length; car++) {
      const fits = countOf(free[car]! & rest)
      const left = countOf(free[car]! & ~rest)
      if (fits < most || fits === 0 || (fits === most && left >= least)) continue
      best = car
      most = fits
      least = left
    }
    const piece = free[best]! & rest
    place(parking, free, driver, piece, best)
    rest &= ~piece
  }
}
