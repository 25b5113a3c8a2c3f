import {
  barredDrivers,
  type Place,
  planOf,
  type UnavailableCar,
  type WeekDriver,
} from '#features/roster/domain/public.ts'
import { waitTextForOffice } from '#features/roster/texts-waiting-office.ts'
import type { getBaseCalendar, getGeneratedWeek } from '#features/schedule/contract.ts'
import { parseStateDay } from '#kernel/calendar-date.ts'
import { baseShift } from '#kernel/shift.ts'
import { keyInSlot, SLOTS_IN_WEEK, shiftOfSlot, slotIndex, weekdayOfSlot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftOptionFromWire } from '#platform/pure/wire.ts'
import type { BoardCar, CarNote, Origin, WeekOnBoard } from '../../domain/week-on-board.ts'

type Calendar = OutputOf<typeof getBaseCalendar>['calendar']
type CarOnWire = Calendar['days'][number]['cars'][number]
/** A change since the week was generated, in words (D21). */
export type Recorded = Omit<
  NonNullable<OutputOf<typeof getGeneratedWeek>>['history'][number],
  'phone' | 'email'
>

/** Reads the calendar of an older version: day and night of a date stand side by side as slots 0-13 (D2). */
export function weekOnBoard(week: Week, calendar: Calendar): WeekOnBoard {
  const carsById = new Map<string, BoardCar>()
  const drivers = new Map<string, WeekDriver>()
  const origins = new Map<string, Origin>()
  const places: Place[] = []
  const notes: Map<string, CarNote>[] = []
  const blocked: Set<string>[] = []
  const unavailable: UnavailableCar[] = []
  const limits: number[] = []
  for (let slot = 0; slot < SLOTS_IN_WEEK; slot++) {
    const day = (shiftOfSlot(slot) === 'day' ? calendar.days : calendar.nights)[weekdayOfSlot(slot)]
    const noted = new Map<string, CarNote>()
    const closed = new Set<string>()
    const place = (
      driver: Calendar['days'][number]['reserve'][number],
      carId: string | null,
      onCall: boolean,
    ) => {
      drivers.set(driver.id, driver)
      origins.set(keyInSlot(slot, driver.id), {
        type: driver.type,
        reason: waitTextForOffice({ slot, rank: driver.rank }, driver.why),
        freeSeat: driver.freeSeat,
      })
      places.push({ driverId: driver.id, slot, carId, onCall })
    }
    for (const car of day?.cars ?? []) {
      if (!carsById.has(car.id))
        carsById.set(car.id, { id: car.id, reg: car.reg, model: `${car.make} ${car.model}`.trim() })
      const off = offOf(car)
      if (off || car.service !== null) noted.set(car.id, car)
      if (off) {
        closed.add(car.id)
        unavailable.push({ carId: car.id, from: slot, to: slot, ...off })
      }
      for (const driver of car.drivers) place(driver, car.id, false)
    }
    for (const driver of day?.reserve ?? []) place(driver, null, false)
    for (const driver of day?.onCall ?? []) place(driver, null, true)
    notes.push(noted)
    blocked.push(closed)
    limits.push(day?.limit ?? 0)
  }
  return {
    // What is told beside year and number is no part of the name: it would travel with every call that names
    // the week.
    week: { year: week.year, week: week.week },
    rows: [...carsById.values()],
    carsById,
    cars: [...carsById.keys()],
    drivers,
    limits,
    available: blocked.map((closed) => carsById.size - closed.size),
    notes,
    blocked,
    barred: blocked.map((_, slot) => barredDrivers(calendar.driversOff, slot)),
    unavailable,
    driversOff: calendar.driversOff,
    ownCars: new Map(calendar.ownCars.map(({ driverId, carId }) => [driverId, carId])),
    begun: 0,
    waiting: new Map(),
    takenBack: new Set(),
    origins,
    board: planOf(places),
  }
}

/** Why the car gets nobody new in the slot, whoever drives it; undefined where it may (D47). */
function offOf(
  car: CarOnWire,
): Pick<UnavailableCar, 'kind' | 'reason' | 'notOnStation' | 'renter'> | undefined {
  const { notOnStation, renter } = car
  if (car.deleted) return { kind: 'deleted', reason: '', notOnStation, renter }
  if (car.isRented) return { kind: 'rental', reason: '', notOnStation, renter }
  if (car.grounded) return { kind: 'grounding', reason: car.groundedReason, notOnStation, renter }
  return car.papers === '' ? undefined : { kind: 'papers', reason: car.papers, notOnStation, renter }
}

/** Drivers whose place was moved since the week was generated (D21), as `slot driverId`. */
export function recordedPlaces(week: Week, history: readonly Recorded[]): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const { driverId, day, shift } of history) {
    const slot = recordedSlot(week, day, shift)
    if (slot !== undefined) keys.add(keyInSlot(slot, driverId))
  }
  return keys
}

/** 0-13; undefined for nowhere, and for who was on call. @param shift the wire's word */
export function recordedSlot(week: Week, day: string, shift: string): number | undefined {
  const date = parseStateDay(day)
  const option = shiftOptionFromWire(shift)
  const half = option && baseShift(option)
  return date && half ? slotIndex(week, { date, shift: half }) : undefined
}
