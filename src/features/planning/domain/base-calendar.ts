import type { ImpossiblePin, Place, PlaceOrigin } from '#features/roster/domain/public.ts'
import { driverOff, ranksFrom, type UnavailableDriver } from '#features/roster/domain/public.ts'
import { ok, type Result } from '#kernel/result.ts'
import { isRegular, isReserve } from '#kernel/shift.ts'
import { slotsOfWeekday, weekdayOfSlot } from '#kernel/slot.ts'
import { type BuiltWeek, buildWeek, type Refusal } from './builder/build-week.ts'
import type { Reason } from './builder/result.ts'
import { type AvailableDriver, instanceOf, originOf, pinsOf, slotOf, type WeekFacts } from './instance.ts'

/** The builder was not asked for a seat: the driver is switched off, or lacks a paper (D16). */
export type NotAsked =
  | { readonly code: 'DRIVER_INACTIVE' }
  | { readonly code: 'DRIVER_PAPERS'; readonly paper: string }

/** A place of the base calendar; `why` for one who waits in the reserve. */
export interface BasePlace extends Place {
  readonly rank: number
  readonly origin: PlaceOrigin
  readonly why: Reason | NotAsked | null
}

export interface BaseCalendar {
  readonly places: readonly BasePlace[]
  readonly built: BuiltWeek
  /** Pins that could not be kept: to be told, and in the way of generating. */
  readonly impossiblePins: readonly ImpossiblePin[]
}

/**
 * The base calendar (D16): a pure function of its facts. Everybody who sent availability stands in it once
 * per chosen shift: in a car, in the reserve with the reason, or on the on-call list of both shifts of the
 * date.
 */
export function baseCalendar(facts: WeekFacts): Result<BaseCalendar, Refusal> {
  const pins = pinsOf(facts)
  const week = buildWeek(instanceOf(facts, pins), facts.options)
  if (!week.ok) return week
  const built = week.value
  const drivers = new Map(facts.drivers.map((driver) => [driver.id, driver]))
  const origin = (driverId: string, slot: number, isPinned = false): PlaceOrigin =>
    originInSlot(drivers.get(driverId), slot) ?? (isPinned ? 'office' : 'on-call')
  const seated = built.assignments.map(
    ({ driver, slot, car, origin: how }): BasePlace => ({
      driverId: driver,
      slot,
      carId: car,
      onCall: false,
      rank: 0,
      origin: origin(driver, slot, how === 'pinned'),
      why: null,
    }),
  )
  const waiting = built.reserve.map(
    ({ driver, slot, rank, reason }): BasePlace => ({
      driverId: driver,
      slot,
      carId: null,
      onCall: false,
      rank,
      origin: origin(driver, slot),
      why: reason,
    }),
  )
  const taken = [...seated, ...waiting, ...notAskedPlaces(facts, waiting)]
  return ok({
    places: [...taken, ...onCallPlaces(facts.drivers, taken)],
    built,
    impossiblePins: pins.impossible,
  })
}

/**
 * Who may not drive then stands at the end of the reserve, regular choices before reserve choices, in the
 * order of submission.
 */
function notAskedPlaces({ drivers, driversOff }: WeekFacts, waiting: readonly BasePlace[]): BasePlace[] {
  const rankOf = ranksFrom(waiting)
  const places: BasePlace[] = []
  for (const wanted of [isRegular, isReserve]) {
    for (const { id, choices } of drivers) {
      for (const choice of choices) {
        const slot = wanted(choice.option) ? slotOf(choice) : undefined
        const off = slot === undefined ? undefined : driverOff(driversOff, id, slot)
        if (slot === undefined || !off) continue
        const rank = rankOf({ slot, carId: null, onCall: false })
        const why = notAsked(off)
        places.push({ driverId: id, slot, carId: null, onCall: false, rank, origin: originOf(choice), why })
      }
    }
  }
  return places
}

/** Why a driver who is off was not asked. */
export function notAsked({ kind, reason }: UnavailableDriver): NotAsked {
  return kind === 'papers' ? { code: 'DRIVER_PAPERS', paper: reason } : { code: 'DRIVER_INACTIVE' }
}

/** By what choice the driver is in the slot; undefined for who was called in. */
export function originInSlot(driver: AvailableDriver | undefined, slot: number): PlaceOrigin | undefined {
  const choice = driver?.choices.find((each) => slotOf(each) === slot)
  return choice && originOf(choice)
}

/** In the order of submission; not on a date on which the driver already drives. */
function onCallPlaces(drivers: readonly AvailableDriver[], taken: readonly BasePlace[]): BasePlace[] {
  const drives = new Set(
    taken
      .filter(({ carId }) => carId !== null)
      .map(({ driverId, slot }) => `${driverId} ${weekdayOfSlot(slot)}`),
  )
  const waits = new Set(taken.map(({ driverId, slot }) => `${driverId} ${slot}`))
  const rankOf = ranksFrom([])
  const places: BasePlace[] = []
  for (const { id, choices } of drivers) {
    for (const { day, option } of choices) {
      if (option !== 'on-call' || drives.has(`${id} ${day}`)) continue
      for (const slot of slotsOfWeekday(day)) {
        if (waits.has(`${id} ${slot}`)) continue
        const rank = rankOf({ slot, carId: null, onCall: true })
        places.push({ driverId: id, slot, carId: null, onCall: true, rank, origin: 'on-call', why: null })
      }
    }
  }
  return places
}
