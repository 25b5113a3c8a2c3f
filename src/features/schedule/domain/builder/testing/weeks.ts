import fc from 'fast-check'
import type { CarRow, DriverRow, Instance, Pick, Pin } from '../instance.ts'
import { SLOTS } from '../instance.ts'

/** Rows for tests that say only what matters to them. */
export function car(id: string, row: Partial<CarRow> = {}): CarRow {
  return { id, priority: 1, order: 1, unavailable: [], ...row }
}

export function driver(
  id: string,
  picks: readonly (number | Pick)[],
  row: Partial<DriverRow> = {},
): DriverRow {
  return {
    id,
    submittedAt: 0,
    primaryCar: null,
    allowDayAndNight: false,
    workedPreviousSundayNight: false,
    picks: picks.map((pick) => (typeof pick === 'number' ? { slot: pick, kind: 'regular' } : pick)),
    onCallDays: [],
    ...row,
  }
}

export function week(
  cars: readonly CarRow[],
  drivers: readonly DriverRow[],
  rest: Partial<Instance> = {},
): Instance {
  return {
    format: 'base-calendar/1',
    limits: new Array<null>(SLOTS).fill(null),
    cars,
    drivers,
    pinned: [],
    published: null,
    ...rest,
  }
}

const span = fc
  .tuple(fc.nat(SLOTS - 1), fc.nat(6), fc.constantFrom('grounding', 'rental', 'papers'))
  .map(([from, length, kind]) => ({ from, to: Math.min(SLOTS - 1, from + length), kind }) as const)

const carRow = (index: number): fc.Arbitrary<CarRow> =>
  fc.record({
    id: fc.constant(`C${index}`),
    priority: fc.nat(3),
    order: fc.integer({ min: 1, max: 5 }),
    unavailable: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, fc.array(span, { maxLength: 2 })),
  })

const driverRow = (index: number, cars: number, first: number, last: number): fc.Arbitrary<DriverRow> =>
  fc.record({
    id: fc.constant(`D${index}`),
    submittedAt: fc.nat(5),
    primaryCar: fc.option(fc.nat(cars - 1).map((at) => `C${at}`)),
    allowDayAndNight: fc.boolean(),
    workedPreviousSundayNight: fc.boolean(),
    picks: fc
      .uniqueArray(fc.integer({ min: first, max: last }), { maxLength: 6 })
      .chain((slots) =>
        fc.tuple(
          ...slots.map((slot) => fc.constantFrom<Pick>({ slot, kind: 'regular' }, { slot, kind: 'reserve' })),
        ),
      ),
    onCallDays: fc.oneof(
      { weight: 3, arbitrary: fc.constant([]) },
      fc.uniqueArray(fc.nat(6), { maxLength: 2 }),
    ),
  })

/** Small weeks with everything in them; all picks lie within a few slots, so that seats are scarce. Pins, if any, are possible ones only by luck. */
export function anyWeek({ drivers = 7, cars = 4, slots = 7, pins = 0 } = {}): fc.Arbitrary<Instance> {
  return fc
    .tuple(fc.integer({ min: 1, max: cars }), fc.integer({ min: 1, max: drivers }), fc.nat(SLOTS - slots))
    .chain(([carCount, driverCount, first]) => {
      const last = first + slots - 1
      const pin: fc.Arbitrary<Pin> = fc.record({
        driver: fc.nat(driverCount - 1).map((at) => `D${at}`),
        slot: fc.integer({ min: first, max: last }),
        car: fc.option(fc.nat(carCount - 1).map((at) => `C${at}`)),
      })
      return fc.record({
        format: fc.constant('base-calendar/1' as const),
        limits: fc.array(fc.option(fc.nat(3), { freq: 2 }), { minLength: SLOTS, maxLength: SLOTS }),
        cars: fc.tuple(...Array.from({ length: carCount }, (_, index) => carRow(index))),
        drivers: fc.tuple(
          ...Array.from({ length: driverCount }, (_, index) => driverRow(index, carCount, first, last)),
        ),
        pinned: fc.array(pin, { maxLength: pins }),
        published: fc.constant(null),
      })
    })
}
