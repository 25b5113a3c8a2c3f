import { type PinTrouble, troubleNaming } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { BaseCalendar } from './base-calendar.ts'
import type { DecidedBy, OwnCarNotGiven, ReserveEntry } from './builder/result.ts'
import type { WeekFacts } from './instance.ts'

/**
 * What the office is to know of the base calendar beside its places (D16): what is sent, and what sentences
 * are made of. Slots 0-13 (D2).
 * @typeParam Driver an id, or however drivers are told; `Car` likewise
 */
export type BaseRemark<Driver = string, Car = string> =
  /** A pin that can't hold; without a car it keeps the driver off the slot. */
  | {
      readonly kind: 'pin'
      readonly slot: number
      readonly driver: Driver
      readonly car: Car | null
      readonly trouble: PinTrouble<Driver>
    }
  /** A regular choice that the minimum for everybody cost its seat (builder, level 2). */
  | { readonly kind: 'promise'; readonly slot: number; readonly driver: Driver }
  | {
      readonly kind: 'own-car'
      readonly slot: number
      readonly driver: Driver
      readonly ownCar: Car
      readonly why: OwnCarNotGiven['why']
      /** Null: nobody. */
      readonly drivenBy: Driver | null
    }
  /** Who waits while somebody else drives the own car: shifts are shared out before cars are. */
  | {
      readonly kind: 'own-car-of-waiting'
      readonly slot: number
      readonly driver: Driver
      readonly ownCar: Car
      readonly drivenBy: Driver
      readonly decidedBy: DecidedBy
    }
  /** Seats that could still be given. `waiting`: how many stand in the reserve, those not asked included. */
  | { readonly kind: 'empty-seats'; readonly slot: number; readonly seats: number; readonly waiting: number }
  /** The limit is reached, and cars stand. */
  | { readonly kind: 'full'; readonly slot: number; readonly standing: number }
  /** The same with a limit of 0. */
  | { readonly kind: 'closed'; readonly slot: number; readonly standing: number }

/** What each is about: how lists tell them apart. */
export const REMARK_GROUPS = {
  pin: 'pin',
  promise: 'promise',
  'own-car': 'own-car',
  'own-car-of-waiting': 'own-car',
  'empty-seats': 'empty-seats',
  full: 'empty-seats',
  closed: 'empty-seats',
} as const satisfies Record<BaseRemark['kind'], string>

/** Of a pin that can't hold. */
export type PinRemark = Extract<BaseRemark, { readonly kind: 'pin' }>

/** The remarks on a base calendar, in the order in which they are told. */
export function baseRemarks(facts: WeekFacts, base: BaseCalendar): BaseRemark[] {
  const { built } = base
  return [
    ...pinRemarks(base),
    ...built.brokenPromises.map(({ slot, driver }) => ({ kind: 'promise' as const, slot, driver })),
    ...built.ownCarsNotGiven.map((own) => ({ kind: 'own-car' as const, ...own })),
    ...ownCarsOfWaiting(facts, base),
    ...built.emptySeats.map(({ slot, count, why, waiting, cars }): BaseRemark => {
      if (facts.limits[slot] === 0) return { kind: 'closed', slot, standing: cars.length }
      if (why === 'LIMIT') return { kind: 'full', slot, standing: cars.length }
      return { kind: 'empty-seats', slot, seats: count, waiting: waiting + notAskedIn(base, slot) }
    }),
  ]
}

function pinRemarks({ impossiblePins }: BaseCalendar): PinRemark[] {
  return impossiblePins.map(({ pin, trouble }) => ({
    ...{ kind: 'pin', slot: pin.slot, driver: pin.driverId, car: pin.carId, trouble },
  }))
}

/** Of who waits although the own car is driven by somebody else, and could have driven. */
function ownCarsOfWaiting({ drivers }: WeekFacts, { built }: BaseCalendar): BaseRemark[] {
  const own = new Map(drivers.map(({ id, primaryCar }) => [id, primaryCar ?? '']))
  const seated = new Map(built.assignments.map(({ car, slot, driver }) => [keyInSlot(slot, car), driver]))
  return built.reserve.flatMap(({ slot, driver, reason }: ReserveEntry) => {
    const ownCar = own.get(driver) ?? ''
    const drivenBy = seated.get(keyInSlot(slot, ownCar))
    return drivenBy === undefined || !('decidedBy' in reason)
      ? []
      : [{ kind: 'own-car-of-waiting', slot, driver, ownCar, drivenBy, decidedBy: reason.decidedBy } as const]
  })
}

/** How many stand in the slot's reserve whom the builder was not asked about. */
function notAskedIn({ places }: BaseCalendar, at: number): number {
  return places.filter(
    ({ slot, why }) => slot === at && (why?.code === 'DRIVER_PAPERS' || why?.code === 'DRIVER_INACTIVE'),
  ).length
}

/** How drivers and cars are told instead. */
export interface Naming<FromDriver, FromCar, Driver, Car> {
  driver(from: FromDriver): Driver
  car(from: FromCar): Car
}

/**
 * The same remark with its drivers and cars told otherwise: by numbers on the wire, by names in a sentence.
 */
export function remarkNaming<FromDriver, FromCar, Driver, Car>(
  remark: BaseRemark<FromDriver, FromCar>,
  { driver, car }: Naming<FromDriver, FromCar, Driver, Car>,
): BaseRemark<Driver, Car> {
  switch (remark.kind) {
    case 'pin':
      return {
        ...remark,
        driver: driver(remark.driver),
        car: remark.car === null ? null : car(remark.car),
        trouble: troubleNaming(remark.trouble, driver),
      }
    case 'promise':
      return { ...remark, driver: driver(remark.driver) }
    case 'own-car':
      return {
        ...remark,
        driver: driver(remark.driver),
        ownCar: car(remark.ownCar),
        drivenBy: remark.drivenBy === null ? null : driver(remark.drivenBy),
      }
    case 'own-car-of-waiting':
      return {
        ...remark,
        driver: driver(remark.driver),
        ownCar: car(remark.ownCar),
        drivenBy: driver(remark.drivenBy),
      }
    default:
      return remark
  }
}
