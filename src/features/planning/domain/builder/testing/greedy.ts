import type { Instance, Seat } from '../instance.ts'
import { SLOTS } from '../instance.ts'

/**
 * How a person fills a week with a list in hand, for comparison only: down the queue, each driver gets each
 * pick if a car is left, the own car when it is free just then, else the first one.
 */
export function greedyWeek(instance: Instance): Seat[] {
  const queue = [...instance.drivers].sort((a, b) => a.submittedAt - b.submittedAt || (a.id < b.id ? -1 : 1))
  const cars = [...instance.cars].sort(
    (a, b) => b.priority - a.priority || a.order - b.order || (a.id < b.id ? -1 : 1),
  )
  const places = new Map(cars.map((car, index) => [car.id, index]))
  const free = cars.map((car) => {
    const slots = new Array<boolean>(SLOTS).fill(true)
    for (const { from, to } of car.unavailable) slots.fill(false, from, to + 1)
    return slots
  })
  const left = instance.limits.map((limit) => limit ?? Number.POSITIVE_INFINITY)
  const held = new Map(queue.map((driver) => [driver.id, new Set<number>()]))
  const seats: Seat[] = []
  for (const kind of ['regular', 'reserve'] as const) {
    for (const driver of queue) {
      const mine = held.get(driver.id)!
      for (const { slot } of driver.picks.filter((pick) => pick.kind === kind)) {
        const tired =
          (slot === 0 && driver.workedPreviousSundayNight) ||
          (slot % 2 === 0 ? mine.has(slot - 1) : mine.has(slot + 1)) ||
          (mine.has(slot ^ 1) && !driver.allowDayAndNight)
        if (tired || mine.has(slot) || left[slot]! <= 0) continue
        const own = driver.primaryCar === null ? -1 : places.get(driver.primaryCar)!
        const at = own !== -1 && free[own]![slot] ? own : free.findIndex((slots) => slots[slot])
        if (at === -1) continue
        free[at]![slot] = false
        left[slot]!--
        mine.add(slot)
        seats.push({ driver: driver.id, slot, car: cars[at]!.id })
      }
    }
  }
  return seats
}
