import {
  barredDrivers,
  type Place,
  type PlanFacts,
  planOf,
  slotStanding,
  type UnavailableCar,
  type UnavailableDriver,
  type WeekDriver,
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
import type { CarNote, Origin, WeekOnBoard } from '../../domain/week-on-board.ts'

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
  const standing = packed.slots.map((slot, at) => standingIn(around, rows, slot, at))
  const seats = packed.slots.map((slot, at) => seatsIn(named, rows, slot, at))
  const blocked = standing.map(({ closed }) => closed)
  return {
    // What is told beside year and number is no part of the name: it would travel with every call that names
    // the week.
    week: { year: week.year, week: week.week },
    rows,
    carsById: new Map(rows.map((row) => [row.id, row])),
    cars: rows.map(({ id }) => id),
    drivers: new Map(seats.flatMap((each) => each.drivers)),
    limits: packed.slots.map(({ limit }) => limit),
    available: blocked.map((closed) => rows.length - closed.size),
    notes: standing.map(({ notes }) => notes),
    blocked,
    barred: blocked.map((_, slot) => barredDrivers(driversOff, slot)),
    unavailable: standing.flatMap(({ unavailable }) => unavailable),
    driversOff,
    ownCars: new Map(packed.ownCars.map(([driver = -1, car = -1]) => [named.driver(driver), named.car(car)])),
    begun: beside.begun ?? 0,
    waiting: beside.waiting ?? new Map(),
    takenBack: beside.takenBack ?? new Set(),
    origins: new Map(seats.flatMap((each) => each.origins)),
    board: planOf(seats.flatMap((each) => each.places)),
  }
}

type Around = Pick<PlanFacts, 'unavailable' | 'services'>

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

/** What is exceptional about the cars of a slot. Only cars are looked at of which something is told. */
function standingIn(
  around: Around,
  rows: WeekOnBoard['rows'],
  { seats }: PackedSlot,
  slot: number,
): { notes: Map<string, CarNote>; closed: Set<string>; unavailable: UnavailableCar[] } {
  const told = new Set([...around.unavailable, ...around.services].map(({ carId }) => carId))
  const notes = new Map<string, CarNote>()
  const unavailable: UnavailableCar[] = []
  for (const [at, { id }] of rows.entries()) {
    if (!told.has(id)) continue
    const { standing, off, service, isHidden } = slotStanding(
      around,
      id,
      slot,
      (seats[at] ?? NOBODY) !== NOBODY,
    )
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

interface Seats {
  readonly places: readonly Place[]
  readonly drivers: readonly (readonly [string, WeekDriver])[]
  readonly origins: readonly (readonly [string, Origin])[]
}

/** Who is in the cars and on the lists of a slot. */
function seatsIn(named: Named, rows: WeekOnBoard['rows'], packed: PackedSlot, slot: number): Seats {
  const places: Place[] = []
  const drivers: [string, WeekDriver][] = []
  const origins: [string, Origin][] = []
  const free = new Map(packed.free.map(([at = -1, car = -1]) => [at, car]))
  const add = (number: number, carId: string | null, onCall: boolean, waits: number): void => {
    const driver = named.drivers[number]
    if (!driver) return
    const seat = free.get(waits)
    const why = named.names.reasons[packed.reasons[waits] ?? 0] ?? null
    const rank = (onCall ? waits - packed.reserve.length : waits) + 1
    drivers.push([driver.id, driver])
    origins.push([
      keyInSlot(slot, driver.id),
      {
        type: ORIGINS[Number(packed.origins[places.length])] ?? 'regular',
        reason: waitTextForOffice({ slot, rank }, why),
        freeSeat: seat === undefined ? null : { carId: named.car(seat), reg: named.reg(seat) },
      },
    ])
    places.push({ driverId: driver.id, slot, carId, onCall })
  }
  for (const [at, number] of packed.seats.entries())
    if (number !== NOBODY) add(number, rows[at]?.id ?? '', false, NOBODY)
  for (const [at, number] of packed.reserve.entries()) add(number, null, false, at)
  for (const [at, number] of packed.onCall.entries()) add(number, null, true, packed.reserve.length + at)
  return { places, drivers, origins }
}

/** `HH:MM` */
function timeOf(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
