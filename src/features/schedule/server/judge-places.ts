import type { BreachDetails } from '../contract.ts'
import { type BreachCode, breachesOf } from '../domain/check-places.ts'
import type { Place, WeekCar, WeekDriver } from '../domain/places.ts'
import { type Warning, warningsOf } from '../domain/warnings.ts'
import { scheduleTexts } from '../texts.ts'
import type { LiveFrame } from './live-frame.ts'

const BREACH: Readonly<Record<BreachCode, string>> = {
  'two-places': scheduleTexts.twoPlaces,
  'two-drivers': scheduleTexts.twoDrivers,
  'unknown-car': scheduleTexts.unknownCar,
  'unknown-driver': scheduleTexts.unknownDriver,
  'car-unavailable': scheduleTexts.carUnavailable,
}

const WARNING: Readonly<Record<Warning['code'], string>> = {
  'day-after-night': scheduleTexts.dayAfterNight,
  'day-and-night': scheduleTexts.dayAndNight,
  'over-limit': scheduleTexts.overLimit,
}

/** The details of a refusal, or undefined where the places break no rule (D19). */
export function refusedPlaces(
  places: readonly Place[],
  cars: readonly WeekCar[],
  drivers: readonly WeekDriver[],
  { unavailable }: LiveFrame,
): BreachDetails | undefined {
  const breaches = breachesOf(places, {
    cars: new Set(cars.map(({ id }) => id)),
    drivers: new Set(drivers.map(({ id }) => id)),
    unavailable,
  })
  if (breaches.length === 0) return undefined
  return {
    breaches: breaches.map(({ code, slot, driverId, carId }) => ({
      slot,
      driverId,
      carId,
      msg: BREACH[code],
    })),
  }
}

/** What the office may do, told all the same (D7). @param nightBefore drivers of last week's Sunday night */
export function warningsOnWire(
  places: readonly Place[],
  { limits }: LiveFrame,
  nightBefore: ReadonlySet<string>,
) {
  return warningsOf(places, limits, nightBefore).map(({ code, slot, driverId }) => ({
    slot,
    driverId,
    msg: WARNING[code],
  }))
}
