import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import type { Place, Spot } from '../places.ts'

/**
 * Who is where in one slot: by car, waiting in the reserve, on call. A driver stands in at most one of them.
 */
export interface SlotSeats {
  /** Car id to driver id. */
  readonly cars: ReadonlyMap<string, string>
  readonly reserve: readonly string[]
  readonly onCall: readonly string[]
}

/**
 * Who is where in a week: 14 slots (D2). The one model of it, whoever moves, displaces, seats or compares;
 * places (rows, versions, the wire) are what it is built from and gives back. Never changed in place, so that
 * a former plan is the undo (D24); what changes nothing in a slot keeps that slot's object, so that nobody
 * compares or draws it again.
 */
export type WeekPlan = readonly SlotSeats[]

/**
 * The plan of these places, the lists in the order given. Of two places of one driver in a slot, or two
 * drivers of one car, the first counts.
 */
export function planOf(places: readonly Place[]): WeekPlan {
  const slots = Array.from({ length: SLOTS_IN_WEEK }, () => ({
    cars: new Map<string, string>(),
    reserve: [] as string[],
    onCall: [] as string[],
    known: new Set<string>(),
  }))
  for (const { driverId, slot, carId, onCall } of places) {
    const seats = slots[slot]
    if (!seats || seats.known.has(driverId) || (carId !== null && seats.cars.has(carId))) continue
    seats.known.add(driverId)
    if (carId !== null) seats.cars.set(carId, driverId)
    else seats[onCall ? 'onCall' : 'reserve'].push(driverId)
  }
  return slots.map(({ cars, reserve, onCall }) => ({ cars, reserve, onCall }))
}

/** Every driver's place, as the week is saved; the lists in their order. */
export function placesOf(plan: WeekPlan): Place[] {
  return plan.flatMap((seats, slot) => placesOfSlot(seats, slot))
}

export function placesOfSlot(seats: SlotSeats, slot: number): Place[] {
  return [
    ...Array.from(seats.cars, ([carId, driverId]) => ({ driverId, slot, carId, onCall: false })),
    ...seats.reserve.map((driverId) => ({ driverId, slot, carId: null, onCall: false })),
    ...seats.onCall.map((driverId) => ({ driverId, slot, carId: null, onCall: true })),
  ]
}

/** By driver: those in cars, then the reserve, then who is on call. */
export function spotsOfSlot({ cars, reserve, onCall }: SlotSeats, slot: number): Map<string, Spot> {
  const spots = new Map<string, Spot>()
  for (const [carId, driverId] of cars) spots.set(driverId, { slot, carId, onCall: false })
  for (const driverId of reserve) spots.set(driverId, { slot, carId: null, onCall: false })
  for (const driverId of onCall) spots.set(driverId, { slot, carId: null, onCall: true })
  return spots
}

/** Where the driver is in the slot; undefined for nowhere. */
export function spotOf(plan: WeekPlan, slot: number, driverId: string): Spot | undefined {
  const seats = plan[slot]
  if (!seats) return undefined
  for (const [carId, driver] of seats.cars) if (driver === driverId) return { slot, carId, onCall: false }
  if (seats.reserve.includes(driverId)) return { slot, carId: null, onCall: false }
  if (seats.onCall.includes(driverId)) return { slot, carId: null, onCall: true }
  return undefined
}

/** The plan without this driver in this slot; the very same for who is not there. */
export function without(plan: WeekPlan, slot: number, driverId: string): WeekPlan {
  const seats = plan[slot]
  const spot = spotOf(plan, slot, driverId)
  if (!seats || !spot) return plan
  if (spot.carId !== null) {
    const cars = new Map(seats.cars)
    cars.delete(spot.carId)
    return withSlot(plan, slot, { ...seats, cars })
  }
  const list = spot.onCall ? 'onCall' : 'reserve'
  return withSlot(plan, slot, { ...seats, [list]: seats[list].filter((each) => each !== driverId) })
}

/**
 * The plan with this driver added at the spot, at the end of a list. The caller has seen to it that the spot
 * is free.
 */
export function withDriver(plan: WeekPlan, spot: Spot, driverId: string): WeekPlan {
  const seats = plan[spot.slot]
  if (!seats) return plan
  if (spot.carId !== null) {
    return withSlot(plan, spot.slot, { ...seats, cars: new Map(seats.cars).set(spot.carId, driverId) })
  }
  const list = spot.onCall ? 'onCall' : 'reserve'
  return withSlot(plan, spot.slot, { ...seats, [list]: [...seats[list], driverId] })
}

/**
 * The plan with drivers, who stand nowhere in the slot, before all who wait in its reserve: whoever loses a
 * car that is off had a seat, and waits before who never had one. (Whom the office displaces by a move joins
 * at the end, with `withDriver`.)
 */
export function onTopOfReserve(plan: WeekPlan, slot: number, driverIds: readonly string[]): WeekPlan {
  const seats = plan[slot]
  if (!seats || driverIds.length === 0) return plan
  return withSlot(plan, slot, { ...seats, reserve: [...driverIds, ...seats.reserve] })
}

/**
 * The later plan with the former objects wherever nothing has changed: what is not touched is then neither
 * compared nor drawn.
 */
export function sharingSlots(before: WeekPlan, after: WeekPlan): WeekPlan {
  const shared = after.map((seats, slot) => {
    const was = before[slot]
    return was && isSameSlot(was, seats) ? was : seats
  })
  return shared.every((seats, slot) => seats === before[slot]) ? before : shared
}

function isSameSlot(a: SlotSeats, b: SlotSeats): boolean {
  return (
    a.cars.size === b.cars.size &&
    [...a.cars].every(([carId, driverId]) => b.cars.get(carId) === driverId) &&
    isSameList(a.reserve, b.reserve) &&
    isSameList(a.onCall, b.onCall)
  )
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((driverId, index) => b[index] === driverId)
}

function withSlot(plan: WeekPlan, slot: number, seats: SlotSeats): WeekPlan {
  return plan.map((each, index) => (index === slot ? seats : each))
}
