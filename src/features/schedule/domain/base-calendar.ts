import { ok, type Result } from '#kernel/result.ts'
import { type BuiltWeek, buildWeek, type Refusal } from './builder/build-week.ts'
import type { Reason } from './builder/result.ts'
import { type AvailableDriver, instanceOf, originOf, slotOf, type WeekFacts } from './instance.ts'
import type { Place, PlaceOrigin } from './places.ts'

/** A place of the base calendar; `why` for one who waits in the reserve. */
export interface BasePlace extends Place {
  readonly rank: number
  readonly origin: PlaceOrigin
  readonly why: Reason | null
}

export interface BaseCalendar {
  readonly places: readonly BasePlace[]
  readonly built: BuiltWeek
}

/**
 * The base calendar (D16): a pure function of its facts. Everybody who sent availability stands in it once per chosen shift: in a car, in
 * the reserve with the reason, or on the on-call list of both shifts of the date.
 */
export function baseCalendar(facts: WeekFacts): Result<BaseCalendar, Refusal> {
  const week = buildWeek(instanceOf(facts), facts.options)
  if (!week.ok) return week
  const built = week.value
  const drivers = new Map(facts.drivers.map((driver) => [driver.id, driver]))
  const origin = (driverId: string, slot: number): PlaceOrigin =>
    originInSlot(drivers.get(driverId), slot) ?? 'on-call'
  const seated = built.assignments.map(
    ({ driver, slot, car }): BasePlace => ({
      driverId: driver,
      slot,
      carId: car,
      onCall: false,
      rank: 0,
      origin: origin(driver, slot),
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
  const onCall = onCallPlaces(facts.drivers, [...seated, ...waiting])
  return ok({ places: [...seated, ...waiting, ...onCall], built })
}

/** By what choice the driver is in the slot; undefined for who was called in. */
export function originInSlot(driver: AvailableDriver | undefined, slot: number): PlaceOrigin | undefined {
  const choice = driver?.choices.find((each) => slotOf(each) === slot)
  return choice && originOf(choice)
}

/** In the order of submission; not on a date on which the driver already drives. */
function onCallPlaces(drivers: readonly AvailableDriver[], taken: readonly BasePlace[]): BasePlace[] {
  const drives = new Set(
    taken.filter(({ carId }) => carId !== null).map(({ driverId, slot }) => `${driverId} ${slot >> 1}`),
  )
  const waits = new Set(taken.map(({ driverId, slot }) => `${driverId} ${slot}`))
  const ranks = new Array<number>(14).fill(0)
  const places: BasePlace[] = []
  for (const { id, choices } of drivers) {
    for (const { day, option } of choices) {
      if (option !== 'on-call' || drives.has(`${id} ${day}`)) continue
      for (const slot of [day * 2, day * 2 + 1]) {
        if (waits.has(`${id} ${slot}`)) continue
        const rank = (ranks[slot] ?? 0) + 1
        ranks[slot] = rank
        places.push({ driverId: id, slot, carId: null, onCall: true, rank, origin: 'on-call', why: null })
      }
    }
  }
  return places
}
