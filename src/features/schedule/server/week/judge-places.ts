import type { Place, WeekCar, WeekDriver } from '#features/roster/domain/public.ts'
import {
  type BreachCode,
  breachesOf,
  planOf,
  type Warning,
  warningsOf,
} from '#features/roster/domain/public.ts'
import type { BreachDetails } from '../../contract.ts'
import { deletedCarText, deletedDriverText, inactiveDriverText, scheduleTexts } from '../../texts.ts'
import type { LiveFrame } from './live-frame.ts'

const BREACH: Readonly<Record<BreachCode, string>> = {
  'two-places': scheduleTexts.twoPlaces,
  'two-drivers': scheduleTexts.twoDrivers,
  'unknown-car': scheduleTexts.unknownCar,
  'unknown-driver': scheduleTexts.unknownDriver,
  'car-unavailable': scheduleTexts.carUnavailable,
  'deleted-car': scheduleTexts.deletedCar,
  'inactive-driver': scheduleTexts.inactiveDriver,
  'deleted-driver': scheduleTexts.deletedDriver,
  'driver-unavailable': scheduleTexts.driverUnavailable,
}

const WARNING: Readonly<Record<Warning['code'], string>> = {
  'day-after-night': scheduleTexts.dayAfterNight,
  'day-and-night': scheduleTexts.dayAndNight,
  'over-limit': scheduleTexts.overLimit,
  'inactive-driver': scheduleTexts.inactiveDriver,
  'deleted-driver': scheduleTexts.deletedDriver,
  'deleted-car': scheduleTexts.deletedCar,
  'car-papers': scheduleTexts.carPapers,
  'driver-papers': scheduleTexts.driverUnavailable,
}

export interface Judged {
  readonly cars: readonly WeekCar[]
  readonly drivers: readonly WeekDriver[]
  readonly frame: LiveFrame
  /** Where everybody was before: in the saved week, or in the base calendar. */
  readonly before: readonly Place[]
}

/** The details of a refusal, or undefined where the places break no rule (D19). */
export function refusedPlaces(
  places: readonly Place[],
  { cars, drivers, frame, before }: Judged,
): BreachDetails | undefined {
  const breaches = breachesOf(places, {
    cars: new Set(cars.map(({ id }) => id)),
    drivers: new Set(drivers.map(({ id }) => id)),
    unavailable: frame.unavailable,
    driversOff: frame.driversOff,
    begun: frame.begun,
    before,
  })
  if (breaches.length === 0) return undefined
  return {
    breaches: breaches.map(({ code, slot, driverId, carId, paper }) => ({
      slot,
      driverId,
      carId,
      msg: leftSentence(code, cars, drivers, { driverId, carId }) ?? named(BREACH[code], paper),
    })),
  }
}

/** What has left the fleet is named: it stands on no list any more by which it could be looked up (D47). */
function leftSentence(
  code: BreachCode,
  cars: readonly WeekCar[],
  drivers: readonly WeekDriver[],
  { driverId, carId }: Pick<Place, 'driverId' | 'carId'>,
): string | undefined {
  const fullName = drivers.find(({ id }) => id === driverId)?.fullName ?? ''
  if (code === 'deleted-driver') return deletedDriverText(fullName)
  if (code === 'inactive-driver') return inactiveDriverText(fullName)
  return code === 'deleted-car' ? deletedCarText(cars.find(({ id }) => id === carId)?.reg ?? '') : undefined
}

/** The sentence with the paper's name in it. */
function named(sentence: string, paper: string): string {
  return paper === '' ? sentence : `${sentence.replace(/\.$/, '')}: ${paper}.`
}

/** What the office may do, told all the same (D7). @param nightBefore drivers of last week's Sunday night */
export function warningsOnWire(
  places: readonly Place[],
  { limits, unavailable, driversOff }: LiveFrame,
  nightBefore: ReadonlySet<string>,
) {
  return warningsOf(planOf(places), { limits, nightBefore, unavailable, driversOff }).map((warning) => ({
    slot: warning.slot,
    driverId: warning.driverId,
    msg: named(WARNING[warning.code], 'paper' in warning ? warning.paper : ''),
  }))
}
