import { type SettledPlace, slotStanding } from '#features/roster/domain/public.ts'
import type { SavedWeek } from '#features/schedule/server/public.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { reserveOf, type Shift, type ShiftOption } from '#kernel/shift.ts'
import { SLOTS_IN_WEEK, slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE, SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { getCurrentCalendar } from '../../contract.ts'

export type FleetWeek = OutputOf<typeof getCurrentCalendar>
type Day = FleetWeek['days'][number]

/** The week that nobody can see yet: not generated, hidden, or out of what is shown. */
export function weekNotReady(week: Week): FleetWeek {
  return { ...week, ready: false, savedAt: null, days: [], nights: [] }
}

/**
 * What the fleet calendar shows (D14): driver, car, shift and service, never a renter; phone and e-mail only
 * for a user; no car hidden from it.
 */
export function fleetWeekOnWire({ row, contents, frame }: SavedWeek, isUser: boolean): FleetWeek {
  const week = { year: row.year, week: row.week }
  const drivers = new Map(contents.drivers.map((driver) => [driver.id, driver]))
  const bySlot = Map.groupBy(contents.places, ({ slot }) => slot)
  const slots = Array.from({ length: SLOTS_IN_WEEK }, (_, index): Day => {
    const { date, shift } = slotAt(week, index)
    const places = bySlot.get(index) ?? []
    const driverOf = (place: SettledPlace) => {
      const driver = drivers.get(place.driverId)
      const contact = driver && isUser ? { phone: driver.phone, email: driver.email } : {}
      return {
        fullName: driver?.fullName ?? '',
        shift: SHIFT_OPTION_ON_WIRE[optionOf(shift, place)],
        ...contact,
      }
    }
    const inCars = new Map(places.map((place) => [place.carId, place]))
    return {
      ...dateParts(date),
      shift: SHIFT_ON_WIRE[shift].toLowerCase() as Day['shift'],
      cars: contents.cars.flatMap(({ id, reg }) => {
        const place = inCars.get(id)
        const { standing, service, isHidden } = slotStanding(frame, id, index, place !== undefined)
        if (isHidden) return []
        // Without papers it stands still, unless somebody has the seat already.
        const told = standing === 'papers' ? 'grounded' : standing
        return {
          reg,
          drivers: place ? [driverOf(place)] : [],
          standing: told,
          grounded: told === 'grounded',
          isRented: told === 'rented',
          service,
        }
      }),
      reserve: places.filter(({ carId, onCall }) => carId === null && !onCall).map(driverOf),
      onCall: places.filter(({ onCall }) => onCall).map(driverOf),
    }
  })
  return {
    ...week,
    ready: true,
    savedAt: row.savedAt,
    days: slots.filter((_, index) => index % 2 === 0),
    nights: slots.filter((_, index) => index % 2 === 1),
  }
}

/** What a place is called; a seat from the reserve is a shift like any other. */
export function optionOf(shift: Shift, place: Pick<SettledPlace, 'carId' | 'onCall'>): ShiftOption {
  if (place.carId !== null) return shift
  return place.onCall ? 'on-call' : reserveOf(shift)
}
