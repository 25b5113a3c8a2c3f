import {
  type Breach,
  breachesOf,
  type Place,
  planOf,
  type Warning,
  type WeekCar,
  type WeekDriver,
  warningsOf,
} from '#features/roster/domain/public.ts'
import type { BreachDetails } from '../../contract-judged.ts'
import type { LiveFrame } from './live-frame.ts'

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
  return { breaches: breaches.map((breach) => ({ ...breach, left: leftName(breach, cars, drivers) })) }
}

/** What has left the fleet is named: it stands on no list any more by which it could be looked up (D47). */
function leftName(
  { code, driverId, carId }: Breach,
  cars: readonly WeekCar[],
  drivers: readonly WeekDriver[],
): string {
  if (code === 'deleted-car') return cars.find(({ id }) => id === carId)?.reg ?? ''
  if (code !== 'deleted-driver' && code !== 'inactive-driver') return ''
  return drivers.find(({ id }) => id === driverId)?.fullName ?? ''
}

/** What the office may do, told all the same (D7). @param nightBefore drivers of last week's Sunday night */
export function warningsIn(
  places: readonly Place[],
  { limits, unavailable, driversOff }: LiveFrame,
  nightBefore: ReadonlySet<string>,
): Warning[] {
  return warningsOf(planOf(places), { limits, nightBefore, unavailable, driversOff })
}
