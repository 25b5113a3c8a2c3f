import {
  boardOf,
  type Place,
  slotStanding,
  type UnavailableCar,
  type UnavailableDriver,
  type WeekDriver,
  type WeekService,
} from '#features/roster/domain/public.ts'
import { waitTextForOffice } from '#features/roster/texts-waiting-office.ts'
import { keyInSlot } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import {
  DRIVER_OFF_KINDS,
  NOBODY,
  OFF_KINDS,
  ORIGINS,
  type PackedNames,
  type PackedSlot,
  type PackedWeek,
} from '../../domain/opening/packed-week.ts'
import { barredIn, type CarNote, type Origin, type WeekOnBoard } from '../../domain/week-on-board.ts'

/** What the numbers of an answer stand for. */
export interface Named {
  readonly names: PackedNames
  readonly drivers: readonly WeekDriver[]
  driver(number: number): string
  car(number: number): string
  reg(number: number): string
  text(number: number): string
}

export function namesOf(names: PackedNames): Named {
  const { driverIds, fullNames, phones, carIds, regs, texts } = names
  return {
    names,
    drivers: driverIds.map((id, at) => ({
      ...{ id, fullName: fullNames[at] ?? '', phone: phones[at] ?? '', email: '' },
    })),
    driver: (number) => driverIds[number] ?? '',
    car: (number) => carIds[number] ?? '',
    reg: (number) => regs[number] ?? '',
    text: (number) => texts[number] ?? '',
  }
}

/** What is told of a saved week beside its places. */
export interface Beside {
  readonly begun?: number
  readonly waiting?: WeekOnBoard['waiting']
  readonly takenBack?: WeekOnBoard['takenBack']
}

/** A week off the wire as the board works on it; the reverse of `packWeek`. E-mails are not told. */
export function unpackWeek(week: Week, named: Named, packed: PackedWeek, beside: Beside = {}): WeekOnBoard {
  const rows = packed.cars.map((number) => ({
    ...{ id: named.car(number), reg: named.reg(number), model: named.names.models[number] ?? '' },
  }))
  const around = aroundOf(named, packed)
  const driversOff = driversOffOf(named, packed)
  const told = toldOf(around, rows)
  const standing = packed.slots.map((slot, at) => standingIn(told, slot, at))
  const seats = new Seats(named, rows)
  for (const [slot, each] of packed.slots.entries()) seats.add(each, slot)
  const blocked = standing.map(({ closed }) => closed)
  return {
    // What is told beside year and number is no part of the name: it would travel with every call that names
    // the week.
    week: { year: week.year, week: week.week },
    rows,
    carsById: new Map(rows.map((row) => [row.id, row])),
    cars: rows.map(({ id }) => id),
    drivers: seats.drivers,
    limits: packed.slots.map(({ limit }) => limit),
    available: blocked.map((closed) => rows.length - closed.size),
    notes: standing.map(({ notes }) => notes),
    blocked,
    barred: blocked.map((_, slot) => barredIn(driversOff, slot)),
    unavailable: standing.flatMap(({ unavailable }) => unavailable),
    driversOff,
    ownCars: new Map(packed.ownCars.map(([driver = -1, car = -1]) => [named.driver(driver), named.car(car)])),
    begun: beside.begun ?? 0,
    waiting: beside.waiting ?? new Map(),
    takenBack: beside.takenBack ?? new Set(),
    origins: seats.origins,
    board: boardOf(seats.places),
  }
}

interface Around {
  readonly unavailable: readonly UnavailableCar[]
  readonly services: readonly WeekService[]
}

function aroundOf({ car, text }: Named, { off, services }: PackedWeek): Around {
  return {
    unavailable: off.map(([number = -1, from = 0, to = 0, kind = 0, reason = 0, hidden = 0, renter = 0]) => ({
      ...{ carId: car(number), from, to, kind: OFF_KINDS[kind] ?? 'grounding', reason: text(reason) },
      ...{ notOnStation: hidden === 1, renter: text(renter) },
    })),
    services: services.map(([number = -1, slot = 0, minute = 0]) => ({
      ...{ carId: car(number), slot, time: timeOf(minute) },
    })),
  }
}

function driversOffOf({ driver, text }: Named, { driversOff }: PackedWeek): UnavailableDriver[] {
  return driversOff.map(([number = -1, from = 0, to = 0, kind = 0, reason = 0]) => ({
    ...{ driverId: driver(number), from, to, kind: DRIVER_OFF_KINDS[kind] ?? 'papers', reason: text(reason) },
  }))
}

/** A car of which something is told, and that alone. */
interface ToldCar extends Around {
  readonly id: string
  /** Among the week's cars. */
  readonly at: number
}

/** Of most cars nothing is told, and of the others little. */
function toldOf({ unavailable, services }: Around, rows: WeekOnBoard['rows']): ToldCar[] {
  const told = new Set([...unavailable, ...services].map(({ carId }) => carId))
  return rows.flatMap(({ id }, at) => {
    if (!told.has(id)) return []
    const of = <T extends { readonly carId: string }>(all: readonly T[]) =>
      all.filter((each) => each.carId === id)
    return [{ id, at, unavailable: of(unavailable), services: of(services) }]
  })
}

/** What is exceptional about the cars of a slot. */
function standingIn(
  told: readonly ToldCar[],
  { seats }: PackedSlot,
  slot: number,
): { notes: Map<string, CarNote>; closed: Set<string>; unavailable: UnavailableCar[] } {
  const notes = new Map<string, CarNote>()
  const unavailable: UnavailableCar[] = []
  for (const { id, at, ...around } of told) {
    const driven = (seats[at] ?? NOBODY) !== NOBODY
    const { standing, off, service, isHidden } = slotStanding(around, id, slot, driven)
    if (!off && service === null) continue
    const reason = off?.kind === 'grounding' || off?.kind === 'papers' ? off.reason : ''
    const renter = off?.renter ?? ''
    notes.set(id, {
      ...{ standing, grounded: off?.kind === 'grounding', isRented: off?.kind === 'rental', renter },
      groundedReason: off?.kind === 'grounding' ? reason : '',
      papers: off?.kind === 'papers' ? reason : '',
      ...{ deleted: off?.kind === 'deleted', service },
    })
    if (off)
      unavailable.push({
        ...{ carId: id, from: slot, to: slot, kind: off.kind, reason, notOnStation: isHidden, renter },
      })
  }
  return { notes, closed: new Set(unavailable.map(({ carId }) => carId)), unavailable }
}

/** Who is in the cars and on the lists: thousands of places, so that nothing is made twice. */
class Seats {
  readonly places: Place[] = []
  readonly drivers = new Map<string, WeekDriver>()
  readonly origins = new Map<string, Origin>()

  readonly #named: Named
  readonly #rows: WeekOnBoard['rows']

  constructor(named: Named, rows: WeekOnBoard['rows']) {
    this.#named = named
    this.#rows = rows
  }

  add(packed: PackedSlot, slot: number): void {
    const { seats, reserve, onCall, origins, reasons } = packed
    const named = this.#named
    const free = new Map(packed.free.map(([at = -1, car = -1]) => [at, car]))
    let told = 0
    const type = () => ORIGINS[Number(origins[told++])] ?? 'regular'
    for (const [at, number] of seats.entries())
      if (number !== NOBODY) this.#put(number, slot, this.#rows[at]?.id ?? '', false, SEATED[type()])
    for (const [waits, number] of [...reserve, ...onCall].entries()) {
      const isOnCall = waits >= reserve.length
      const rank = (isOnCall ? waits - reserve.length : waits) + 1
      const why = named.names.reasons[reasons[waits] ?? 0] ?? null
      const seat = free.get(waits)
      this.#put(number, slot, null, isOnCall, {
        type: type(),
        reason: waitTextForOffice({ slot, rank }, why),
        freeSeat: seat === undefined ? null : { carId: named.car(seat), reg: named.reg(seat) },
      })
    }
  }

  #put(number: number, slot: number, carId: string | null, onCall: boolean, origin: Origin): void {
    const driver = this.#named.drivers[number]
    if (!driver) return
    this.drivers.set(driver.id, driver)
    this.origins.set(keyInSlot(slot, driver.id), origin)
    this.places.push({ driverId: driver.id, slot, carId, onCall })
  }
}

/** Of who drives nothing is told but how they came there. */
const SEATED = Object.fromEntries(
  ORIGINS.map((type) => [type, { type, reason: '', freeSeat: null }]),
) as Readonly<Record<(typeof ORIGINS)[number], Origin>>

/** `HH:MM` */
function timeOf(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
