import { compile, type Week, whyUnavailable } from './compile.ts'
import type { Instance, Pin, Seat, UnavailableKind } from './instance.ts'
import { brokenHours, type HoursRule, has } from './rules.ts'

/** A rule that keeps an edit from being made at all. */
export type EditRefusal =
  | { readonly rule: 'UNKNOWN_DRIVER' | 'UNKNOWN_CAR' }
  | { readonly rule: 'CAR_UNAVAILABLE'; readonly kind: UnavailableKind }
  | { readonly rule: 'CAR_TAKEN'; readonly by: string }
  | { readonly rule: 'LIMIT'; readonly limit: number }

/** A rule that binds drivers; an administrator who breaks it is warned (D7) and the pin is marked `despiteRest`. */
export interface EditWarning {
  readonly rule: HoursRule
  readonly blockedBy: number | null
}

export type EditVerdict =
  | { readonly allowed: false; readonly broken: EditRefusal }
  | { readonly allowed: true; readonly warning: EditWarning | null }

/** The week as it stands on the board. */
export interface Board {
  readonly instance: Instance
  readonly seats: readonly Seat[]
}

/**
 * Whether one driver may be put into a slot on a car (or, with `car: null`, taken off it), and which rule it would break. The driver's own
 * seat in that slot, if any, is given up. Nothing is re-solved.
 */
export function judgeEdit(board: Board, edit: Pin): EditVerdict {
  return judge(board, compile(board.instance), edit)
}

function judge({ seats }: Board, week: Week, edit: Pin): EditVerdict {
  const driver = week.driverOf.get(edit.driver)
  if (driver === undefined) return { allowed: false, broken: { rule: 'UNKNOWN_DRIVER' } }
  if (edit.car === null) return { allowed: true, warning: null }
  const car = week.carOf.get(edit.car)
  if (car === undefined) return { allowed: false, broken: { rule: 'UNKNOWN_CAR' } }
  const kind = whyUnavailable(week.cars[car]!, edit.slot)
  if (kind !== null) return { allowed: false, broken: { rule: 'CAR_UNAVAILABLE', kind } }
  const others = seats.filter((seat) => seat.slot === edit.slot && seat.driver !== edit.driver)
  const holder = others.find((seat) => seat.car === edit.car)
  if (holder) return { allowed: false, broken: { rule: 'CAR_TAKEN', by: holder.driver } }
  const limit = week.limits[edit.slot] ?? null
  if (limit !== null && others.length >= limit) return { allowed: false, broken: { rule: 'LIMIT', limit } }
  const held = heldBy(seats, edit.driver) & ~(1 << edit.slot)
  const broken = brokenHours(edit.slot, held, week.drivers[driver]!)
  return { allowed: true, warning: broken }
}

function heldBy(seats: readonly Seat[], driver: string): number {
  return seats.reduce((slots, seat) => (seat.driver === driver ? slots | (1 << seat.slot) : slots), 0)
}

/** What putting the driver on this car costs. */
export interface CarOffer {
  readonly car: string
  /** Who would have to leave it, and whether that takes their own car from them; null = the car is free. */
  readonly displaces: { readonly driver: string; readonly fromOwnCar: boolean } | null
  readonly isOwnCar: boolean
  /** 1 when the driver does not drive this car yet in the week. */
  readonly newPairs: number
  readonly warning: EditWarning | null
}

const MOST_OFFERS = 3

/**
 * The best three cars for a driver in a slot, the cheapest first: free ones before those somebody would lose, the driver's own car first among them,
 * then cars driven that week anyway, then by priority and order. Cars that no rule allows are left out.
 */
export function offerCars(board: Board, driverId: string, slot: number): CarOffer[] {
  const week = compile(board.instance)
  const driver = week.driverOf.get(driverId)
  if (driver === undefined) return []
  const mine = board.seats.filter((seat) => seat.driver === driverId && seat.slot !== slot)
  const offers = week.cars.flatMap((car, index): (CarOffer & { cost: number[] })[] => {
    if (!has(week.available[index]!, slot)) return []
    const holder = board.seats.find(
      (seat) => seat.slot === slot && seat.car === car.id && seat.driver !== driverId,
    )
    const without = holder ? { ...board, seats: board.seats.filter((seat) => seat !== holder) } : board
    const verdict = judge(without, week, { driver: driverId, slot, car: car.id })
    if (!verdict.allowed) return []
    const isOwnCar = week.primary[driver] === index
    const fromOwnCar = holder !== undefined && week.primary[week.driverOf.get(holder.driver) ?? -1] === index
    const newPairs = mine.some((seat) => seat.car === car.id) ? 0 : 1
    const cost = [holder ? 1 : 0, fromOwnCar ? 1 : 0, isOwnCar ? 0 : 1, newPairs, index]
    const displaces = holder ? { driver: holder.driver, fromOwnCar } : null
    return [{ car: car.id, displaces, isOwnCar, newPairs, warning: verdict.warning, cost }]
  })
  offers.sort((a, b) => firstUnequal(a.cost, b.cost))
  return offers.slice(0, MOST_OFFERS).map(({ cost: _cost, ...offer }) => offer)
}

function firstUnequal(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) if (value !== b[index]) return value - b[index]!
  return 0
}
