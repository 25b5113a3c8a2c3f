import { brokenHours } from '#features/roster/domain/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { type Week, whyUnavailable } from './compile.ts'
import type { Instance, Pin } from './instance.ts'
import { SLOTS } from './instance.ts'
import type { Refusal } from './refusal.ts'
import { has } from './rules.ts'

/** Seats and slots decided before the builder starts; tables as in `Week`. */
export interface Decided {
  /** Per driver the slots held by a pin or by the past. */
  readonly fixed: Uint16Array
  /** Per driver the slots an administrator keeps them off. */
  readonly off: Uint16Array
  /** Per driver and slot the car of a fixed seat, -1 = none. */
  readonly fixedCar: Int32Array
  /** Per car and slot the driver of a fixed seat, -1 = none. */
  readonly fixedDriver: Int32Array
  readonly fixedSeats: Int32Array
}

const inOrder = (a: Pin, b: Pin) => {
  if (a.slot !== b.slot) return a.slot - b.slot
  if (a.driver !== b.driver) return a.driver < b.driver ? -1 : 1
  return (a.car ?? '') < (b.car ?? '') ? -1 : 1
}

/**
 * Pins hold, and an impossible pin is refused with the reason (spec of the builder, hard rules).
 * Slots before `pastSlots` are taken from the published week as they were: they are facts, not choices.
 */
export function decide(week: Week, instance: Instance, pastSlots: number): Result<Decided, Refusal> {
  const decided: Decided = {
    fixed: new Uint16Array(week.drivers.length),
    off: new Uint16Array(week.drivers.length),
    fixedCar: new Int32Array(week.drivers.length * SLOTS).fill(-1),
    fixedDriver: new Int32Array(week.cars.length * SLOTS).fill(-1),
    fixedSeats: new Int32Array(SLOTS),
  }
  for (const seat of instance.published ?? []) if (seat.slot < pastSlots) keepPast(week, decided, seat)
  for (const pin of [...instance.pinned].sort(inOrder)) {
    const refusal = pin.slot < pastSlots ? pinInPast(week, decided, pin) : place(week, decided, pin)
    if (refusal) return fail(refusal)
  }
  const refusal = overLimit(week, decided, pastSlots) ?? brokenRest(week, decided, instance, pastSlots)
  return refusal ? fail(refusal) : ok(decided)
}

function fix(decided: Decided, driver: number, slot: number, car: number): void {
  decided.fixed[driver]! |= 1 << slot
  decided.fixedCar[driver * SLOTS + slot] = car
  decided.fixedDriver[car * SLOTS + slot] = driver
  decided.fixedSeats[slot]!++
}

function keepPast(week: Week, decided: Decided, seat: { driver: string; slot: number; car: string }): void {
  const driver = week.driverOf.get(seat.driver)
  const car = week.carOf.get(seat.car)
  if (driver === undefined || car === undefined) return
  if (has(decided.fixed[driver]!, seat.slot) || decided.fixedDriver[car * SLOTS + seat.slot] !== -1) return
  fix(decided, driver, seat.slot, car)
}

function refuse(code: Refusal['code'], pin: Pin, why: string): Refusal {
  const where = { driver: pin.driver, slot: pin.slot, ...(pin.car === null ? {} : { car: pin.car }) }
  const what = pin.car === null ? 'off' : `on car ${pin.car} in`
  return {
    code,
    ...where,
    sentence: `The pin of driver ${pin.driver} ${what} slot ${pin.slot} is impossible: ${why}.`,
  }
}

/** A pin in a slot that has passed is kept only if it says what happened. */
function pinInPast(week: Week, decided: Decided, pin: Pin): Refusal | null {
  const driver = week.driverOf.get(pin.driver)
  if (driver === undefined) return refuse('PIN_UNKNOWN_DRIVER', pin, 'there is no such driver')
  const car = decided.fixedCar[driver * SLOTS + pin.slot]!
  const asItWas = pin.car === null ? car === -1 : car !== -1 && week.cars[car]!.id === pin.car
  return asItWas ? null : refuse('PIN_IN_PAST', pin, 'the slot has passed')
}

function place(week: Week, decided: Decided, pin: Pin): Refusal | null {
  const driver = week.driverOf.get(pin.driver)
  if (driver === undefined) return refuse('PIN_UNKNOWN_DRIVER', pin, 'there is no such driver')
  const held = has(decided.fixed[driver]!, pin.slot)
  if (pin.car === null) {
    if (held) return refuse('PIN_CONTRADICTION', pin, 'another pin puts the driver there')
    decided.off[driver]! |= 1 << pin.slot
    return null
  }
  const car = week.carOf.get(pin.car)
  if (car === undefined) return refuse('PIN_UNKNOWN_CAR', pin, 'there is no such car')
  if (has(decided.off[driver]!, pin.slot))
    return refuse('PIN_CONTRADICTION', pin, 'another pin keeps the driver off')
  if (held) {
    const same = decided.fixedCar[driver * SLOTS + pin.slot] === car
    return same ? null : refuse('PIN_CONTRADICTION', pin, 'another pin gives the driver a different car')
  }
  if (!has(week.available[car]!, pin.slot))
    return refuse(
      'PIN_CAR_UNAVAILABLE',
      pin,
      `the car is not available (${whyUnavailable(week.cars[car]!, pin.slot)})`,
    )
  const other = decided.fixedDriver[car * SLOTS + pin.slot]!
  if (other !== -1)
    return refuse('PIN_CAR_TWICE', pin, `the car is pinned to driver ${week.drivers[other]!.id} there`)
  fix(decided, driver, pin.slot, car)
  return null
}

function overLimit(week: Week, decided: Decided, pastSlots: number): Refusal | null {
  for (let slot = pastSlots; slot < SLOTS; slot++) {
    const limit = week.limits[slot] ?? null
    const pins = decided.fixedSeats[slot]!
    if (limit !== null && pins > limit)
      return {
        code: 'PIN_OVER_LIMIT',
        slot,
        sentence: `The pins are impossible: ${pins} drivers are pinned to slot ${slot}, whose limit is ${limit}.`,
      }
  }
  return null
}

const CODE_OF = {
  PREV_WEEK_NIGHT: 'PIN_PREV_WEEK_NIGHT',
  REST_BEFORE_DAY: 'PIN_REST',
  REST_AFTER_NIGHT: 'PIN_REST',
  SAME_DATE: 'PIN_SAME_DATE',
} as const

function brokenRest(week: Week, decided: Decided, instance: Instance, pastSlots: number): Refusal | null {
  const knowingly = new Set(
    instance.pinned.filter((pin) => pin.despiteRest).map((pin) => `${pin.slot} ${pin.driver}`),
  )
  for (const pin of [...instance.pinned].sort(inOrder)) {
    if (pin.car === null || pin.slot < pastSlots || knowingly.has(`${pin.slot} ${pin.driver}`)) continue
    const driver = week.driverOf.get(pin.driver)!
    const broken = brokenHours(pin.slot, decided.fixed[driver]!, week.drivers[driver]!)
    if (broken === null) continue
    if (broken.blockedBy !== null && knowingly.has(`${broken.blockedBy} ${pin.driver}`)) continue
    const why =
      broken.rule === 'PREV_WEEK_NIGHT'
        ? 'the driver worked the Sunday night before'
        : broken.rule === 'SAME_DATE'
          ? `the driver holds slot ${broken.blockedBy} of the same date`
          : `the driver would drive a day after the night before (slot ${broken.blockedBy})`
    return refuse(CODE_OF[broken.rule], pin, why)
  }
  return null
}
