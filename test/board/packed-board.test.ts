import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NameTable } from '#features/board/work/domain/opening/name-table.ts'
import { type PackedAround, packWeek } from '#features/board/work/domain/opening/pack-week.ts'
import type { WeekOnBoard } from '#features/board/work/domain/week-on-board.ts'
import { weekOnBoard } from '#features/board/work/web/opening/calendar-on-board.ts'
import { namesOf, unpackWeek } from '#features/board/work/web/opening/unpack-week.ts'
import type { SettledPlace, WaitReason, WeekContents } from '#features/roster/domain/public.ts'
import { calendarOnWire } from '#features/schedule/server/week/calendar-codec.ts'

const WEEK = { year: 2026, week: 12 }
const CARS = ['c0', 'c1', 'c2', 'c3']
const DRIVERS = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5']
const ORIGINS = ['regular', 'reserve', 'on-call', 'office', 'free-shift'] as const
const REASONS: readonly (WaitReason | null)[] = [
  null,
  { code: 'by-office' },
  { code: 'no-car', cars: 3, candidates: 5, decided: { by: 'queue', shifts: 2 } },
]

const slot = fc.integer({ min: 0, max: 13 })
const span = fc.tuple(slot, slot).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
const words = fc.constantFrom('', 'blacharz', 'Bąk „Andrzej”, 3\n')

const off = fc.record({
  carId: fc.constantFrom(...CARS, 'sold'),
  span,
  kind: fc.constantFrom('grounding' as const, 'rental' as const, 'papers' as const, 'deleted' as const),
  reason: words,
  notOnStation: fc.boolean(),
  renter: words,
})
const driverOff = fc.record({
  driverId: fc.constantFrom(...DRIVERS, 'left'),
  span,
  kind: fc.constantFrom('papers' as const, 'inactive' as const, 'deleted' as const),
  reason: words,
})
const place = fc.record({
  driverId: fc.constantFrom(...DRIVERS, 'nobody knows this one'),
  slot,
  carId: fc.option(fc.constantFrom(...CARS)),
  onCall: fc.boolean(),
  rank: fc.integer({ min: 1, max: 9 }),
  origin: fc.constantFrom(...ORIGINS),
  reason: fc.constantFrom<WaitReason | null>(...REASONS),
})

interface Made {
  readonly contents: WeekContents
  readonly around: PackedAround
}

/** Any week that the database can hold: one place a driver and slot, one driver a car and slot. */
const week: fc.Arbitrary<Made> = fc
  .record({
    cars: fc.shuffledSubarray(CARS),
    places: fc.array(place, { maxLength: 60 }),
    limits: fc.array(fc.nat(9), { minLength: 14, maxLength: 14 }),
    unavailable: fc.array(off, { maxLength: 6 }),
    driversOff: fc.array(driverOff, { maxLength: 4 }),
    services: fc.array(
      fc.record({ carId: fc.constantFrom(...CARS), slot, time: fc.constantFrom('06:05', '10:30', '23:59') }),
      { maxLength: 4 },
    ),
    ownCars: fc.uniqueArray(
      fc.record({ driverId: fc.constantFrom(...DRIVERS), carId: fc.constantFrom(...CARS) }),
      { selector: ({ driverId }) => driverId },
    ),
  })
  .map(({ cars, places, unavailable, driversOff, ...around }) => ({
    contents: {
      cars: cars.map((id, order) => ({
        ...{ id, reg: `WX ${id}`, make: id === 'c1' ? '' : 'Skoda', model: 'Octavia', priority: 1, order },
      })),
      drivers: DRIVERS.map((id) => ({ id, fullName: `Żółć ${id}`, phone: '+48600100200', email: 'a@b.pl' })),
      places: possible(places, cars),
    },
    around: {
      ...around,
      // A paper always has a name.
      unavailable: unavailable.map(({ span: slots, ...rest }) => ({
        ...{ ...rest, ...slots, reason: rest.kind === 'papers' ? 'Polisa OC' : rest.reason },
      })),
      driversOff: driversOff.map(({ span: slots, ...rest }) => ({ ...rest, ...slots })),
    },
  }))

function possible(places: readonly SettledPlace[], cars: readonly string[]): SettledPlace[] {
  const taken = new Set<string>()
  const lists = new Map<string, number>()
  return places.flatMap((each) => {
    const carId = each.carId !== null && cars.includes(each.carId) ? each.carId : null
    const keys = [`${each.slot} ${each.driverId}`, ...(carId === null ? [] : [`${each.slot} ${carId}`])]
    if (keys.some((key) => taken.has(key))) return []
    for (const key of keys) taken.add(key)
    const onCall = carId === null && each.onCall
    const list = `${each.slot} ${onCall}`
    const rank = (lists.get(list) ?? 0) + (carId === null ? 1 : 0)
    lists.set(list, rank)
    return [{ ...each, carId, onCall, rank, reason: carId === null ? each.reason : null }]
  })
}

/** Every third who waits could have a car at once. */
function tellWaiting({ reason, rank }: SettledPlace) {
  return { why: reason, freeSeat: rank % 3 === 0 ? { carId: 'c0', reg: 'WX c0' } : null }
}

/** The same week by way of the specification's calendar. */
function asPrescribed({ contents, around }: Made): WeekOnBoard {
  const listed = { ...around, ownCars: [...around.ownCars] }
  return weekOnBoard(WEEK, calendarOnWire(WEEK, contents, listed, tellWaiting))
}

function throughTheWire({ contents, around }: Made): WeekOnBoard {
  const table = new NameTable()
  const packed = packWeek(table, contents, around, tellWaiting)
  const sent = JSON.parse(JSON.stringify({ names: table.names(), packed })) as {
    names: ReturnType<NameTable['names']>
    packed: typeof packed
  }
  return unpackWeek(WEEK, namesOf(sent.names), sent.packed)
}

/**
 * Without what the board has no use for: e-mails, and what the prescribed calendar tells beside a note and a
 * name.
 */
function comparable(onBoard: WeekOnBoard) {
  return {
    ...onBoard,
    drivers: [...onBoard.drivers].map(([, { id, fullName, phone }]) => ({ id, fullName, phone })),
    board: onBoard.board.map((seats) => ({ ...seats, cars: [...seats.cars] })),
    notes: onBoard.notes.map((notes) =>
      [...notes.entries()].map(([id, note]) => {
        const { standing, grounded, groundedReason, isRented, renter, papers, deleted, service } = note
        return { id, standing, grounded, groundedReason, isRented, renter, papers, deleted, service }
      }),
    ),
  }
}

test('a week that goes to the board as numbers is the week that goes as a calendar, whatever it holds', () => {
  fc.assert(
    fc.property(week, (made) => {
      // The order of own cars and of free seats decides nothing; a free seat must be of a car that the week
      // has.
      fc.pre(made.contents.cars.some(({ id }) => id === 'c0'))
      expect(comparable(throughTheWire(made))).toEqual(comparable(asPrescribed(made)))
    }),
    { numRuns: 400 },
  )
})

test('a car is named once however often it is told of, and one that left the fleet is none of the rows', () => {
  const table = new NameTable()
  const cars = [{ id: 'c0', reg: 'WX 1', make: 'Skoda', model: '', priority: 1, order: 1 }]
  const places = [0, 1, 2].map((at) => ({
    ...{
      driverId: 'd0',
      slot: at,
      carId: 'c0',
      onCall: false,
      rank: 0,
      origin: 'regular' as const,
      reason: null,
    },
  }))
  const drivers = [{ id: 'd0', fullName: 'Jan Lis', phone: '1', email: 'jan@lis.pl' }]
  const whole = { from: 0, to: 13, kind: 'deleted' as const, reason: '', notOnStation: false, renter: '' }
  const around = {
    ...{ limits: [], driversOff: [], services: [], ownCars: [] },
    unavailable: [{ ...whole, carId: 'sold' }],
  }
  const packed = packWeek(table, { cars, drivers, places }, around, tellWaiting)
  expect(table.names()).toMatchObject({ carIds: ['c0'], driverIds: ['d0'], models: ['Skoda'] })
  expect(packed.off).toEqual([])
  expect(JSON.stringify(table.names())).not.toContain('jan@lis.pl')
})
