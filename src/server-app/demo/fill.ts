import { submitAvailability } from '#features/availability/contract.ts'
import { addBonus } from '#features/bonuses/contract.ts'
import { assignDriverToCar } from '#features/fleet/assigned-drivers/contract.ts'
import { addVehicle } from '#features/fleet/vehicles/contract.ts'
import { addDayLimit } from '#features/limits/contract.ts'
import { generateWeek } from '#features/schedule/contract.ts'
import {
  changePin,
  setBonusTiers,
  setDataAdministrator,
  setDefaultLimit,
  setOffice,
  setPopupText,
  setShowPopup,
  setUnknownPeople,
} from '#features/settings/contract.ts'
import { addDays, dateParts, daysBetween } from '#kernel/calendar-date.ts'
import { addWeeks, datesOf, mondayOf, type Week, weekOf } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { fleetTime, instantIn, testClock } from '#platform/server/clock.ts'
import type { Platform } from '#platform/server/platform.ts'
import { createServer } from '../server.ts'
import { inventCars } from './cars.ts'
import { type Chance, createChance } from './chance.ts'
import { chooseWeek } from './choices.ts'
import { groundCars } from './groundings.ts'
import { handCarsOver } from './handovers.ts'
import { type ShownDriver, tradeShifts } from './market.ts'
import { DemoMoney } from './money/demo-money.ts'
import { type DemoLogin, DemoOffice } from './office.ts'
import { addPapers } from './papers.ts'
import { type DemoDriver, inventDrivers } from './people.ts'
import { DemoRentals } from './rentals.ts'
import { planServices } from './services.ts'

const DRIVERS_A_CAR = 2.4
const HIGHEST_DEFAULT = 25
const PAST_WEEKS = 8
export const DEMO_FLEET_PIN = '2468'

interface DemoShape {
  /** Another number is another fleet. */
  readonly seed?: number
  readonly pastWeeks?: number
}

/**
 * Fills an empty database with a believable invented fleet: 25 cars and 60 drivers if not told otherwise
 * (`DEMO_CARS`), eight past weeks and the present one generated, the coming week's availability half
 * submitted. The weeks are lived through, call by call, with the clock moved along.
 * @param login an administrator that exists already
 * @returns a driver to look at the drivers' pages with; undefined where nobody has a shift to come
 */
export async function fillWithDemo(
  platform: Platform,
  login: DemoLogin,
  { seed = 2026, pastWeeks = PAST_WEEKS }: DemoShape = {},
): Promise<ShownDriver | undefined> {
  const today = fleetTime(platform.clock).date
  const present = weekOf(today)
  const chance = createChance(seed)
  const clock = testClock(platform.clock.now().toISOString())
  const configuration = { ...platform.configuration, smtp: undefined, requestsPerMinute: 10_000_000 }
  const quiet = { info: () => undefined, warn: platform.log.warn, error: platform.log.error }
  const app = await createServer({ ...platform, clock, configuration, log: quiet })
  const office = new DemoOffice(app, clock, login)
  const { demoCars } = platform.configuration
  const drivers = inventDrivers(chance, Math.round(demoCars * DRIVERS_A_CAR))
  try {
    const first = addWeeks(present, -pastWeeks)
    await standBefore(office, first, '08')
    await setUpOffice(office, demoCars)
    const cars = await addCars(office, chance, demoCars, dateParts(today).year)
    const nightOwls = new Set<string>()
    const rentals = new DemoRentals(office, cars)
    const money = new DemoMoney(office, first, pastWeeks)
    for (let back = -pastWeeks; back <= 0; back++) {
      const week = addWeeks(present, back)
      await money.live(week, back + pastWeeks)
      await standBefore(office, week, '09')
      await addLimits(office, demoCars, week)
      await submitAll(
        office,
        chance,
        drivers.filter(() => chance.happens(0.94)),
        week,
        480,
        nightOwls,
      )
      if (back === -pastWeeks) await assignCars(office, chance, drivers, cars)
      await rentals.live(week, back + pastWeeks)
      await standBefore(office, week, '19')
      await office.call(generateWeek, week)
    }
    await planServices(office, chance, cars, present)
    const minutes = minutesOfWeek(platform, present)
    clock.set(instantIn(platform.clock, -minutes * 60_000))
    await office.logIn()
    await groundCars(office, cars, today)
    await money.bringUpToDate(present, today)
    await prepareComingWeek(office, chance, demoCars, drivers, addWeeks(present, 1), minutes, nightOwls)
    await addPapers(office, chance, cars, today)
    await office.call(setUnknownPeople, { confirmUnknown: 'burst' })
    await handCarsOver(platform, office, chance, cars, today)
    clock.set(platform.clock.now().toISOString())
    await office.logIn()
    return await tradeShifts(app, office)
  } finally {
    await app.close()
  }
}

/**
 * How long ago the coming week's first choices may have come in: at most a day and a half, and within the
 * present week.
 */
function minutesOfWeek(platform: Platform, present: Week): number {
  const { date, hour, minute } = fleetTime(platform.clock)
  return Math.min(2160, daysBetween(mondayOf(present), date) * 1440 + hour * 60 + minute)
}

/** The Sunday before the week, at that hour of universal time. */
async function standBefore(office: DemoOffice, week: Week, hour: string): Promise<void> {
  office.clock.set(`${addDays(mondayOf(week), -1)}T${hour}:00:00Z`)
  await office.logIn()
}

/** How many cars of the fleet usually drive. */
function usualLimit(cars: number): number {
  return cars - Math.round(cars * 0.12)
}

/** A big fleet has its limits date by date: the default ends at 25 (Spec 2 §2). */
async function addLimits(office: DemoOffice, cars: number, week: Week): Promise<void> {
  const limit = usualLimit(cars)
  if (limit <= HIGHEST_DEFAULT) return
  for (const date of datesOf(week)) {
    await office.tryCall(addDayLimit, { ...limitDate(date), day: limit, info: '' })
    await office.tryCall(addDayLimit, { ...limitDate(date), night: limit, info: '' })
  }
}

async function setUpOffice(office: DemoOffice, cars: number): Promise<void> {
  // A fleet of 300 cars meets all of its drivers within an hour.
  await office.call(setUnknownPeople, { confirmUnknown: 'never' })
  await office.call(setDefaultLimit, { defaultLimit: Math.min(usualLimit(cars), HIGHEST_DEFAULT) })
  await office.call(changePin, { pin: DEMO_FLEET_PIN })
  await office.call(setBonusTiers, {
    tiers: [
      { from: 3, to: 4, value: 100 },
      { from: 5, to: 6, value: 250 },
    ],
  })
  await office.call(setPopupText, {
    popupText: 'W sobotę od 8:00 do 12:00 myjnia jest zamknięta. Myjemy auta w piątek.',
  })
  await office.call(setShowPopup, { showPopup: true })
  await office.call(setOffice, {
    officePhone: '22 100 20 30',
    officeHours: 'codziennie 5:00–23:00',
  })
  await office.call(setDataAdministrator, {
    dataAdministrator:
      'Administratorem danych jest Flota Pokazowa sp. z o.o., ul. Przykładowa 1, Warszawa. Imię i nazwisko, telefon i e-mail służą wyłącznie do ułożenia grafiku i kontaktu w jego sprawie.',
  })
}

interface DemoCar {
  readonly id: string
}

async function addCars(office: DemoOffice, chance: Chance, count: number, year: number): Promise<DemoCar[]> {
  const cars: DemoCar[] = []
  for (const car of inventCars(chance, count, year)) cars.push(await office.call(addVehicle, car))
  return cars
}

async function assignCars(
  office: DemoOffice,
  chance: Chance,
  drivers: readonly DemoDriver[],
  cars: readonly DemoCar[],
): Promise<void> {
  const byHabit = (habit: DemoDriver['habit']): DemoDriver[] =>
    drivers.filter((driver) => driver.habit === habit).slice(0, Math.round(cars.length * 0.36))
  for (const habit of ['day', 'night'] as const) {
    for (const [index, driver] of byHabit(habit).entries()) {
      const car = cars[index * 2]
      if (!car || chance.happens(0.1)) continue
      await office.tryCall(assignDriverToCar, {
        carId: car.id,
        phoneNumber: driver.phone,
        fullName: driver.fullName,
        primaryCar: true,
      })
    }
  }
}

async function submitAll(
  office: DemoOffice,
  chance: Chance,
  drivers: readonly DemoDriver[],
  week: Week,
  minutes: number,
  nightOwls: Set<string>,
): Promise<void> {
  for (const driver of drivers) {
    office.clock.advance(Math.floor((60_000 * minutes * chance.next()) / drivers.length))
    const choices = chooseWeek(chance, driver, week, nightOwls.has(driver.phone))
    await office.call(submitAvailability, choices)
    const last = choices.selectedDays.at(-1)
    const sunday = datesOf(week)[6]
    const drivesSundayNight =
      last !== undefined &&
      sunday !== undefined &&
      last.day === dateParts(sunday).day &&
      last.shiftOption === SHIFT_ON_WIRE.night
    if (drivesSundayNight) nightOwls.add(driver.phone)
    else nightOwls.delete(driver.phone)
  }
}

async function prepareComingWeek(
  office: DemoOffice,
  chance: Chance,
  cars: number,
  drivers: readonly DemoDriver[],
  week: Week,
  minutes: number,
  nightOwls: Set<string>,
): Promise<void> {
  const [, , wednesday, , friday, saturday] = datesOf(week)
  if (!wednesday || !friday || !saturday) return
  await office.call(addDayLimit, {
    ...limitDate(wednesday),
    day: Math.round(cars * 0.64),
    info: 'Przegląd części aut',
  })
  await office.call(addDayLimit, {
    ...limitDate(saturday),
    night: cars,
    info: 'Noc koncertów: jedzie cała flota',
  })
  await addLimits(office, cars, week)
  await office.call(addBonus, { date: friday, shift: SHIFT_ON_WIRE.night, value: 100 })
  await office.call(addBonus, { date: saturday, shift: SHIFT_ON_WIRE.night, value: 150 })
  const half = drivers.filter((_, index) => index % 2 === 0)
  await submitAll(office, chance, half, week, minutes, nightOwls)
}

function limitDate(date: Parameters<typeof dateParts>[0]): {
  dayNumber: number
  month: number
  year: number
} {
  const { day, month, year } = dateParts(date)
  return { dayNumber: day, month, year }
}
