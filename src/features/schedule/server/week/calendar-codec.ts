import type { PlanFacts } from '#features/roster/domain/public.ts'
import {
  isFromReserve,
  type SettledPlace,
  slotStanding,
  type WeekContents,
} from '#features/roster/domain/public.ts'
import { shiftWord } from '#features/roster/texts-recorded-spot.ts'
import { waitTextForDriver } from '#features/roster/texts-waiting.ts'
import { dateParts, formatStateDay } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { SLOTS_IN_WEEK, slotAt, weekdayOfSlot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { getBaseCalendar } from '../../contract.ts'
import { asTold, type TellWaiting, type WaitingReason } from './waiting-reasons.ts'

type Calendar = OutputOf<typeof getBaseCalendar>['calendar']
type Day = Calendar['days'][number]
type Driver = Day['reserve'][number]
type OwnCar = Calendar['ownCars'][number]

const IN_CAR: WaitingReason = { why: null, freeSeat: null }

/** Why somebody waits as code, and in the words that the specification's callers know. */
function waitingOnWire({ slot, rank }: SettledPlace, { why, freeSeat }: WaitingReason) {
  return { reason: waitTextForDriver({ slot, rank }, why), why, rank, freeSeat }
}

export interface Surroundings extends Pick<PlanFacts, 'limits' | 'unavailable' | 'driversOff' | 'services'> {
  readonly ownCars: readonly OwnCar[]
}

/**
 * The week as the schedule screens read it: a day and a night per date, each with its cars and lists.
 * @param tellWaiting why somebody waits; as it was told once unless given
 */
export function calendarOnWire(
  week: Week,
  contents: WeekContents,
  around: Surroundings,
  tellWaiting: TellWaiting = asTold,
): Calendar {
  const drivers = new Map(contents.drivers.map((driver) => [driver.id, driver]))
  const cars = new Set(contents.cars.map(({ id }) => id))
  const bySlot = Map.groupBy(contents.places, ({ slot }) => slot)
  const slots = Array.from({ length: SLOTS_IN_WEEK }, (_, index) => {
    const places = bySlot.get(index) ?? []
    const { date, shift } = slotAt(week, index)
    const stateDay = formatStateDay(date)
    const dayName = WEEKDAY_NAMES[weekdayOfSlot(index)] ?? ''
    const driverOf = (place: SettledPlace): Driver => {
      const driver = drivers.get(place.driverId)
      return {
        id: place.driverId,
        fullName: driver?.fullName ?? '',
        phone: driver?.phone ?? '',
        email: driver?.email ?? '',
        shift: shiftWord(shift, place) as Driver['shift'],
        stateDay,
        dayName,
        type: place.origin,
        fromReserve: isFromReserve(place),
        ...waitingOnWire(place, place.carId === null ? tellWaiting(place) : IN_CAR),
      }
    }
    const inCars = new Map(places.map((place) => [place.carId, place]))
    return {
      ...dateParts(date),
      shift: SHIFT_OPTION_ON_WIRE[shift].toLowerCase() as Day['shift'],
      limit: around.limits[index] ?? 0,
      cars: contents.cars.map(({ id, reg, make, model }) => {
        const place = inCars.get(id)
        const { standing, off, service, isHidden } = slotStanding(around, id, index, place !== undefined)
        return {
          id,
          reg,
          make,
          model,
          drivers: place ? [driverOf(place)] : [],
          standing,
          grounded: off?.kind === 'grounding',
          groundedReason: off?.kind === 'grounding' ? off.reason : '',
          notOnStation: isHidden,
          papers: off?.kind === 'papers' ? off.reason : '',
          deleted: off?.kind === 'deleted',
          isRented: off?.kind === 'rental',
          renter: off?.renter ?? '',
          service,
        }
      }),
      reserve: places.filter(({ carId, onCall }) => carId === null && !onCall).map(driverOf),
      onCall: places.filter(({ onCall }) => onCall).map(driverOf),
    }
  })
  return {
    days: slots.filter((_, index) => index % 2 === 0),
    nights: slots.filter((_, index) => index % 2 === 1),
    driversOff: around.driversOff.filter(({ driverId }) => drivers.has(driverId)),
    ownCars: around.ownCars.filter(({ driverId, carId }) => drivers.has(driverId) && cars.has(carId)),
  }
}
