import type { Refusal, WeekFacts } from '#features/planning/domain/public.ts'
import { type BaseCalendar, baseCalendar, waitReason } from '#features/planning/domain/public.ts'
import { pinPlace, pinRemark, pinTroubleText } from '#features/planning/texts-pins.ts'
import {
  emptySeatsRemark,
  ownCarOfWaitingRemark,
  ownCarRemark,
  promiseRemark,
} from '#features/planning/texts-reasons.ts'
import type { SettledPlace } from '#features/roster/domain/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getBaseCalendar } from '../../contract.ts'
import { calendarOnWire } from '../week/calendar-codec.ts'

/** A base calendar ready to be answered and to be saved. */
export interface BuiltCalendar {
  /** The call's whole answer as JSON. */
  readonly json: string
  readonly places: readonly SettledPlace[]
  readonly remarks: Answer['remarks']
  /** Why the week may not be generated as it is: the sentences of the pins that can't hold. */
  readonly impossiblePins: readonly string[]
}

type Answer = OutputOf<typeof getBaseCalendar>

/**
 * Builds the week and words its reasons. Takes up to seconds for large fleets, so it runs in the builder's
 * thread.
 */
export function builtCalendar(week: Week, facts: WeekFacts): Result<BuiltCalendar, Refusal> {
  const base = baseCalendar(facts)
  if (!base.ok) return base
  const places = base.value.places.map(
    ({ why, ...place }): SettledPlace => ({
      ...place,
      reason: why && waitReason(why),
    }),
  )
  const { filled, filledBound, ownCars, pairs, pairsBound } = base.value.built.levels
  const impossiblePins = pinRemarks(facts, base.value)
  const answer: Answer = {
    ...week,
    calendar: calendarOnWire(week, { ...facts, places }, { ...facts, ownCars: ownCarsOf(facts) }),
    remarks: [
      ...impossiblePins.map((text) => ({ kind: 'pin' as const, text })),
      ...remarksOf(facts, base.value),
    ],
    planning: { policy: facts.options.policy, fromReserve: facts.options.fromReserve },
    levels: { filled, filledBound, ownCars, pairs, pairsBound },
  }
  return ok({ json: JSON.stringify(answer), places, remarks: answer.remarks, impossiblePins })
}

function ownCarsOf({ drivers }: WeekFacts): Answer['calendar']['ownCars'] {
  return drivers.flatMap(({ id, primaryCar }) =>
    primaryCar === null ? [] : [{ driverId: id, carId: primaryCar }],
  )
}

function pinRemarks({ drivers, cars }: WeekFacts, { impossiblePins }: BaseCalendar): string[] {
  const nameOf = (id: string): string => drivers.find((driver) => driver.id === id)?.fullName ?? ''
  return impossiblePins.map(({ pin, trouble }) => {
    const reg = cars.find(({ id }) => id === pin.carId)?.reg
    const place = pinPlace(pin.slot, pin.carId === null ? undefined : (reg ?? ''))
    return pinRemark(place, nameOf(pin.driverId), pinTroubleText(trouble, { reg: reg ?? '', nameOf }))
  })
}

/** Of who waits although the own car is driven by somebody else. */
function ownCarsOfWaiting(
  { drivers }: WeekFacts,
  { built }: BaseCalendar,
  names: ReadonlyMap<string, string>,
  regs: ReadonlyMap<string, string>,
): string[] {
  const own = new Map(drivers.map(({ id, primaryCar }) => [id, primaryCar ?? '']))
  const seated = new Map(built.assignments.map(({ car, slot, driver }) => [keyInSlot(slot, car), driver]))
  return built.reserve.flatMap(({ slot, driver, reason }) => {
    const carId = own.get(driver) ?? ''
    const other = seated.get(keyInSlot(slot, carId))
    if (other === undefined) return []
    const told = {
      fullName: names.get(driver) ?? '',
      reg: regs.get(carId) ?? '',
      drivenBy: names.get(other) ?? '',
    }
    return ownCarOfWaitingRemark(slot, reason, told) ?? []
  })
}

/** How many stand in the slot's reserve whom the builder was not asked about. */
function notAskedIn({ places }: BaseCalendar, at: number): number {
  return places.filter(
    ({ slot, why }) => slot === at && (why?.code === 'DRIVER_PAPERS' || why?.code === 'DRIVER_INACTIVE'),
  ).length
}

function remarksOf(facts: WeekFacts, base: BaseCalendar): Answer['remarks'] {
  const { drivers, cars } = facts
  const { built } = base
  const names = new Map(drivers.map(({ id, fullName }) => [id, fullName]))
  const regs = new Map(cars.map(({ id, reg }) => [id, reg]))
  const nameOf = (id: string): string => names.get(id) ?? ''
  return [
    ...built.brokenPromises.map(({ slot, driver }) => ({
      kind: 'promise' as const,
      text: promiseRemark(slot, nameOf(driver)),
    })),
    ...built.ownCarsNotGiven.map((own) => ({
      kind: 'own-car' as const,
      text: ownCarRemark(
        own,
        nameOf(own.driver),
        regs.get(own.ownCar) ?? '',
        own.drivenBy === null ? undefined : nameOf(own.drivenBy),
      ),
    })),
    ...ownCarsOfWaiting(facts, base, names, regs).map((text) => ({ kind: 'own-car' as const, text })),
    ...built.emptySeats.map((seats) => ({
      kind: 'empty-seats' as const,
      text: emptySeatsRemark(seats, facts.limits[seats.slot] === 0, notAskedIn(base, seats.slot)),
    })),
  ]
}
