import type {
  Place,
  PlaceOrigin,
  UnavailableCar,
  UnavailableDriver,
  WeekDriver,
} from '#features/roster/domain/public.ts'
import { type Board, type BoardFacts, boardOf } from '#features/roster/domain/public.ts'
import { waitTextForOffice } from '#features/roster/texts-waiting-office.ts'
import type { getBaseCalendar, getGeneratedWeek } from '#features/schedule/contract.ts'
import { parseStateDay } from '#kernel/calendar-date.ts'
import { baseShift } from '#kernel/shift.ts'
import { keyInSlot, SLOTS_IN_WEEK, shiftOfSlot, slotIndex, weekdayOfSlot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftOptionFromWire } from '#platform/pure/wire.ts'

type Calendar = OutputOf<typeof getBaseCalendar>['calendar']
type CarOnWire = Calendar['days'][number]['cars'][number]
/** A change since the week was generated, in words (D21). */
export type Recorded = Omit<
  NonNullable<OutputOf<typeof getGeneratedWeek>>['history'][number],
  'phone' | 'email'
>

export interface BoardCar {
  readonly id: string
  readonly reg: string
  readonly model: string
}

/** What is exceptional about a car in one slot. */
export type CarNote = Pick<
  CarOnWire,
  'standing' | 'grounded' | 'groundedReason' | 'isRented' | 'renter' | 'papers' | 'deleted' | 'service'
>

export interface Origin {
  readonly type: PlaceOrigin
  /** Why there is no car, in the words of the office; empty for who has one. */
  readonly reason: string
  /** A car that the waiting driver could have at once. */
  readonly freeSeat: { readonly carId: string; readonly reg: string } | null
}

/** A week as the server told it, in the shape the board works on. */
export interface WeekOnBoard extends BoardFacts {
  readonly week: Week
  readonly rows: readonly BoardCar[]
  readonly carsById: ReadonlyMap<string, BoardCar>
  readonly drivers: ReadonlyMap<string, WeekDriver>
  /** Per slot, 14. */
  readonly limits: readonly number[]
  /** Per slot the cars that can be driven. */
  readonly available: readonly number[]
  /** Per slot, by car. */
  readonly notes: readonly ReadonlyMap<string, CarNote>[]
  /** What keeps cars from getting anybody new, a slot each. */
  readonly unavailable: readonly UnavailableCar[]
  readonly driversOff: readonly UnavailableDriver[]
  /** Driver id to the own car's. */
  readonly ownCars: ReadonlyMap<string, string>
  /** How many slots have begun. */
  readonly begun: number
  /** By `slot driverId` the choice that came after the week was generated and waits there (D42). */
  readonly waiting: ReadonlyMap<string, string>
  /** As `slot driverId`: places whose choice was taken back since. */
  readonly takenBack: ReadonlySet<string>
  /** By `slot driverId`. */
  readonly origins: ReadonlyMap<string, Origin>
  readonly board: Board
}

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
    // What is told beside year and number is no part of the name: it would travel with every call that names the week.
    week: { year: week.year, week: week.week },
    rows: [...carsById.values()],
    carsById,
    cars: [...carsById.keys()],
    drivers,
    limits,
    available: blocked.map((closed) => carsById.size - closed.size),
    notes,
    blocked,
    barred: blocked.map((_, slot) => barredIn(calendar.driversOff, slot)),
    unavailable,
    driversOff: calendar.driversOff,
    ownCars: new Map(calendar.ownCars.map(({ driverId, carId }) => [driverId, carId])),
    begun: 0,
    waiting: new Map(),
    takenBack: new Set(),
    origins,
    board: boardOf(places),
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

/** Ids of the drivers who get no new seat in the slot. */
export function barredIn(driversOff: readonly UnavailableDriver[], slot: number): ReadonlySet<string> {
  const barred = driversOff.filter(({ from, to }) => from <= slot && slot <= to)
  return new Set(barred.map(({ driverId }) => driverId))
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
