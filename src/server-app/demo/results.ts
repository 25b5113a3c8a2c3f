import { fillResults } from '#features/income/imports/contract-fill.ts'
import { getGeneratedWeek } from '#features/schedule/contract.ts'
import { type CalendarDate, calendarDate, weekday } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftFromWire } from '#platform/pure/wire.ts'
import { type Chance, createChance } from './chance.ts'
import type { DemoOffice } from './office.ts'

type Row = ReturnType<typeof shiftOf>
export type SheetRow = Row
type Slot = NonNullable<OutputOf<typeof getGeneratedWeek>>['days'][number]

/** What a driver is good for: some bring home a third more than others. */
type Talents = Map<string, number>

/** PLN a litre. */
const FUEL_PRICE = 6.2

/** Rides of a shift on an ordinary day, Monday first; nights before days off are busy. */
const DAY_RIDES = [12, 12, 13, 13, 15, 14, 11] as const
const NIGHT_RIDES = [10, 10, 11, 13, 19, 20, 11] as const

/**
 * The fleet's own sheet of shift results, week after week: who was planned drove, now and then somebody
 * forgot the odometer, and once in a while a figure is plainly wrong, as in life.
 */
export class DemoSheet {
  readonly #office: DemoOffice
  readonly #memory: Memory = { chance: createChance(45), odometers: new Map(), talents: new Map() }

  constructor(office: DemoOffice) {
    this.#office = office
  }

  /**
   * Loads what is driven of a week by now; weeks come in their order, since odometers go on.
   * @returns what was loaded
   */
  async load(week: Week, today: CalendarDate): Promise<readonly SheetRow[]> {
    const plan = await this.#office.call(getGeneratedWeek, week)
    const slots = plan ? plan.days.flatMap((day, index) => [day, ...plan.nights.slice(index, index + 1)]) : []
    const rows = slots.flatMap((slot) => resultsOf(slot, today, this.#memory))
    if (rows.length > 0) await this.#office.call(fillResults, { data: rows })
    return rows
  }
}

interface Memory {
  readonly chance: Chance
  /** Kilometres by registration. */
  readonly odometers: Map<string, number>
  readonly talents: Talents
}

function resultsOf(slot: Slot, today: CalendarDate, memory: Memory): Row[] {
  const date = calendarDate(slot.year, slot.month, slot.day)
  if (!date || date >= today) return []
  return slot.cars.flatMap(({ reg, drivers: [driver] }) =>
    driver && !memory.chance.happens(0.03) ? [shiftOf({ slot, date, reg, driver }, memory)] : [],
  )
}

interface Driven {
  readonly slot: Slot
  readonly date: CalendarDate
  readonly reg: string
  readonly driver: { readonly fullName: string; readonly phone: string }
}

function shiftOf({ slot, date, reg, driver }: Driven, { chance, odometers, talents }: Memory) {
  const talent = talents.get(driver.phone) ?? 0.8 + chance.next() * 0.45
  talents.set(driver.phone, talent)
  const usual = (shiftFromWire(slot.shift) === 'night' ? NIGHT_RIDES : DAY_RIDES)[weekday(date)] ?? 12
  const all = Math.max(3, Math.round(usual * talent * (0.8 + chance.next() * 0.4)))
  const uber = Math.round(all * (0.15 + chance.next() * 0.25))
  const called = Math.min(all - uber, Math.round(all * chance.next() * 0.16))
  const freenow = drivesFreenow(driver.phone) ? called : 0
  const income = round(all * (25 + chance.next() * 9))
  const km = Math.round(all * (10.5 + chance.next() * 5))
  const used = round(5.1 + chance.next() * 2.1)
  const start = odometers.get(reg) ?? 40_000 + chance.below(160_000)
  odometers.set(reg, start + km)
  const forgotten = chance.happens(0.04)
  return {
    bolt_id: driver.phone.replace(/^\+/, ''),
    full_name: driver.fullName,
    date,
    shift: slot.shift,
    total_income: income,
    income_rate: round(income * (0.3 + chance.next() * 0.14) - (chance.happens(0.04) ? income * 0.4 : 0)),
    driven_mileage: forgotten ? null : chance.happens(0.004) ? km * 10 : km,
    km_start: forgotten ? null : start,
    km_end: forgotten ? null : start + km,
    bolt_rides: all - uber - freenow,
    uber_rides: uber,
    fn_rides: freenow,
    avg_fuel_comp: forgotten ? null : used,
    fuel_total: forgotten ? null : round((km * used * FUEL_PRICE) / 100),
  }
}

/** Few drivers have an account there. */
function drivesFreenow(phone: string): boolean {
  return Number(phone.slice(-3)) % 9 === 4
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
