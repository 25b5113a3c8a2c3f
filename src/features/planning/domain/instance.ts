import type { PlaceOrigin, PlanFacts, WeekCar, WeekDriver } from '#features/roster/domain/public.ts'
import { driverOff, fleetOff, type UnavailableDriver } from '#features/roster/domain/public.ts'
import { baseShift, isRegular, isReserve, type ShiftOption } from '#kernel/shift.ts'
import { slotOfWeekday, slotsOfWeekday } from '#kernel/slot.ts'
import type { BuildOptions, CarRow, DriverRow, Instance, PickKind } from './builder/instance.ts'
import { builderPin, type SortedPins, sortPins } from './pins/sort-pins.ts'

/** One chosen shift of a submission. */
export interface Choice {
  /** Of availability; another one where the same was chosen anew. */
  readonly id?: string
  /** 0-6, Monday first */
  readonly day: number
  readonly option: ShiftOption
  readonly source: 'form' | 'office' | 'free-shift'
}

/** A driver who sent availability for the week. */
export interface AvailableDriver extends WeekDriver {
  readonly choices: readonly Choice[]
  /** Id of the own car. */
  readonly primaryCar: string | null
  /** Has the night from Sunday to Monday of the week before (D7). */
  readonly workedPreviousSundayNight: boolean
}

/**
 * Everything that a base calendar is made of (D16). Plain data: it is hashed, and travels to another thread.
 */
export interface WeekFacts
  extends Pick<PlanFacts, 'limits' | 'unavailable' | 'driversOff' | 'pins' | 'services'> {
  readonly cars: readonly WeekCar[]
  /** In the order in which their submissions were accepted. */
  readonly drivers: readonly AvailableDriver[]
  readonly options: Required<Pick<BuildOptions, 'floor' | 'policy' | 'fromReserve' | 'onCall'>>
}

/**
 * The builder's instance of these facts, with the pins that can hold. Among cars of one priority and order
 * the registration decides (D16).
 * @param pins as `pinsOf` sorts them
 */
export function instanceOf(facts: WeekFacts, pins: SortedPins = pinsOf(facts)): Instance {
  return { ...withoutPins(facts), pinned: pins.holding.map(builderPin) }
}

/** Which pins of the week can hold, and why the others can't. */
export function pinsOf(facts: WeekFacts): SortedPins {
  return sortPins(withoutPins(facts), facts, facts.pins)
}

function withoutPins(facts: WeekFacts): Instance {
  const cars = new Set(facts.cars.map((car) => car.id))
  return {
    format: 'base-calendar/1',
    limits: facts.limits,
    cars: carRows(facts),
    drivers: facts.drivers.map((driver, index) => driverRow(driver, index, cars, facts.driversOff)),
    pinned: [],
    published: null,
  }
}

function carRows({ cars, unavailable }: WeekFacts): CarRow[] {
  const inOrder = [...cars].sort((a, b) => a.order - b.order || (a.reg < b.reg ? -1 : 1))
  return inOrder.map(({ id, priority }, index) => ({
    id,
    priority,
    order: index + 1,
    unavailable: fleetOff(unavailable)
      .filter((entry) => entry.carId === id)
      .map(({ from, to, kind }) => ({ from, to, kind })),
  }))
}

/** What a driver may not drive is no wish that the builder hears. */
function driverRow(
  driver: AvailableDriver,
  accepted: number,
  cars: ReadonlySet<string>,
  driversOff: readonly UnavailableDriver[],
): DriverRow {
  const isOff = (slot: number): boolean => driverOff(driversOff, driver.id, slot) !== undefined
  return {
    id: driver.id,
    submittedAt: accepted,
    primaryCar: driver.primaryCar !== null && cars.has(driver.primaryCar) ? driver.primaryCar : null,
    allowDayAndNight: officeGaveBothShifts(driver.choices),
    workedPreviousSundayNight: driver.workedPreviousSundayNight,
    picks: driver.choices.flatMap((choice) => {
      const slot = slotOf(choice)
      return slot === undefined || isOff(slot) ? [] : [{ slot, kind: kindOf(choice.option) }]
    }),
    onCallDays: driver.choices
      .filter(({ day, option }) => option === 'on-call' && !slotsOfWeekday(day).some(isOff))
      .map(({ day }) => day),
  }
}

function kindOf(option: ShiftOption): PickKind {
  return isRegular(option) ? 'regular' : 'reserve'
}

/** 0-13; undefined for on-call, which has no shift. */
export function slotOf({ day, option }: Choice): number | undefined {
  const shift = baseShift(option)
  return shift && slotOfWeekday(day, shift)
}

/**
 * Day and night of one date only where the office put the second one there itself: that is its leave (D7,
 * builder's hard rules).
 */
function officeGaveBothShifts(choices: readonly Choice[]): boolean {
  const shifts = choices.filter(({ option }) => option !== 'on-call')
  return shifts.some(
    ({ day, source }, index) =>
      source === 'office' && shifts.some((other, at) => at !== index && other.day === day),
  )
}

/** How a driver comes to a place by this choice. */
export function originOf({ option, source }: Choice): PlaceOrigin {
  if (source !== 'form') return source
  if (option === 'on-call') return 'on-call'
  return isReserve(option) ? 'reserve' : 'regular'
}
