import { describe, expect, test } from 'vitest'
import type { WeekCar } from '#features/roster/domain/places.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import { baseCalendar } from './base-calendar.ts'
import { type AvailableDriver, type Choice, instanceOf, type WeekFacts } from './instance.ts'

const car = (id: string, reg = id, order = 1): WeekCar => ({
  id,
  reg,
  make: '',
  model: '',
  priority: 1,
  order,
})
const driver = (
  id: string,
  choices: readonly (readonly [day: number, option: ShiftOption, source?: Choice['source']])[],
  rest: Partial<AvailableDriver> = {},
): AvailableDriver => ({
  id,
  fullName: id,
  phone: '',
  email: '',
  choices: choices.map(([day, option, source = 'form']) => ({ day, option, source })),
  primaryCar: null,
  workedPreviousSundayNight: false,
  ...rest,
})
const facts = (change: Partial<WeekFacts>): WeekFacts => ({
  limits: new Array(14).fill(25),
  cars: [car('a'), car('b')],
  drivers: [],
  unavailable: [],
  driversOff: [],
  pins: [],
  services: [],
  options: { floor: 0, policy: 'balanced', fromReserve: true, onCall: false },
  ...change,
})
function placesIn(given: WeekFacts): string[] {
  const built = baseCalendar(given)
  if (!built.ok) throw new Error(built.error.sentence)
  return built.value.places.map(
    ({ driverId, slot, carId, onCall, rank, origin, why }) =>
      `${slot} ${driverId} ${carId ?? (onCall ? `on call ${rank}` : `reserve ${rank} ${why?.code}`)} ${origin}`,
  )
}

test('an own car goes to its driver, another driver gets another', () => {
  const drivers = [driver('x', [[0, 'day']]), driver('y', [[0, 'day']], { primaryCar: 'a' })]
  expect(placesIn(facts({ drivers }))).toEqual(['0 x b regular', '0 y a regular'])
})

test('an own car that has left the fleet is forgotten', () => {
  expect(placesIn(facts({ drivers: [driver('x', [[0, 'day']], { primaryCar: 'gone' })] }))).toEqual([
    '0 x a regular',
  ])
})

test('who sent availability earlier goes first among equals', () => {
  const drivers = [driver('late', [[1, 'night']]), driver('early', [[1, 'night']])]
  expect(placesIn(facts({ drivers, cars: [car('a')] }))).toEqual([
    '3 late a regular',
    '3 early reserve 1 NO_CAR regular',
  ])
})

test('a limit keeps cars in, a grounded car is not given', () => {
  const drivers = [driver('x', [[0, 'day']]), driver('y', [[0, 'day']])]
  const limits = new Array(14).fill(1)
  expect(placesIn(facts({ drivers, limits }))).toContain('0 y reserve 1 LIMIT regular')
  const grounded = { kind: 'grounding', reason: '', notOnStation: false, renter: '' } as const
  const unavailable = [{ carId: 'a', from: 0, to: 1, ...grounded }]
  expect(placesIn(facts({ drivers, unavailable }))).toEqual(['0 x b regular', '0 y reserve 1 NO_CAR regular'])
})

test('reserve choices fill what is left, unless the fleet switched that off', () => {
  const drivers = [driver('x', [[2, 'day-reserve']])]
  expect(placesIn(facts({ drivers }))).toEqual(['4 x a reserve'])
  const options = { floor: 0, policy: 'balanced', fromReserve: false, onCall: false } as const
  expect(placesIn(facts({ drivers, options }))).toEqual(['4 x reserve 1 RESERVE_OFF reserve'])
})

describe('on call', () => {
  const drivers = [driver('x', [[2, 'on-call']]), driver('y', [[2, 'on-call']])]
  test('stands on the lists of both shifts of the date, in the order of submission', () => {
    expect(placesIn(facts({ drivers }))).toEqual([
      '4 x on call 1 on-call',
      '5 x on call 1 on-call',
      '4 y on call 2 on-call',
      '5 y on call 2 on-call',
    ])
  })
  test('seated where the fleet switched that on, and then not listed on that date', () => {
    const options = { floor: 0, policy: 'balanced', fromReserve: true, onCall: true } as const
    const places = placesIn(facts({ drivers, options, cars: [car('a')] }))
    expect(places.filter((place) => place.includes(' x '))).toHaveLength(1)
    expect(places.every((place) => place.endsWith('on-call'))).toBe(true)
  })
})

test('a shift that the office or the driver added later says so', () => {
  const drivers = [
    driver('x', [
      [0, 'day', 'office'],
      [1, 'day', 'free-shift'],
    ]),
  ]
  expect(placesIn(facts({ drivers }))).toEqual(['0 x a office', '2 x a free-shift'])
})

test('day and night of one date only where the office put the second one there', () => {
  const both = (source: Choice['source']) =>
    placesIn(
      facts({
        drivers: [
          driver('x', [
            [0, 'day'],
            [0, 'night', source],
          ]),
        ],
      }),
    )
  expect(both('office')).toEqual(['0 x a regular', '1 x a office'])
  expect(both('form')).toContainEqual(expect.stringContaining('SAME_DATE'))
})

test('Sunday night of the week before keeps a driver off Monday day', () => {
  const drivers = [driver('x', [[0, 'day']], { workedPreviousSundayNight: true })]
  expect(placesIn(facts({ drivers }))).toEqual(['0 x reserve 1 PREV_WEEK_NIGHT regular'])
})

test('among cars of one priority and order the registration decides', () => {
  const cars = [car('1', 'WZ9'), car('2', 'WA1'), car('3', 'WB1', 2)]
  const orders = instanceOf(facts({ cars })).cars.map(({ id, order }) => [id, order])
  expect(orders).toEqual([
    ['2', 1],
    ['1', 2],
    ['3', 3],
  ])
})

test('the same facts give the same bytes', () => {
  const drivers = ['p', 'q', 'r'].map((id) =>
    driver(id, [
      [0, 'day'],
      [3, 'night'],
      [5, 'day-reserve'],
    ]),
  )
  const given = facts({ drivers })
  expect(JSON.stringify(baseCalendar(given))).toBe(JSON.stringify(baseCalendar(structuredClone(given))))
})

describe('who may not drive then', () => {
  const papers = (driverId: string, from: number, to = 13) =>
    ({ driverId, from, to, kind: 'papers', reason: 'Prawo jazdy' }) as const
  const inactive = (driverId: string) =>
    ({ driverId, from: 0, to: 13, kind: 'inactive', reason: '' }) as const

  test('gets no car, and stands at the end of the reserve with a reason of the own', () => {
    const drivers = [
      driver('off', [[0, 'day']]),
      driver('x', [[0, 'day']]),
      driver('y', [[0, 'day-reserve']]),
    ]
    const given = facts({ drivers, cars: [car('a')], driversOff: [inactive('off')] })
    expect(placesIn(given)).toEqual([
      '0 x a regular',
      '0 y reserve 1 NO_CAR reserve',
      '0 off reserve 2 DRIVER_INACTIVE regular',
    ])
  })
  test('leaves the car to the next one even where it is the own one', () => {
    const drivers = [driver('off', [[0, 'day']], { primaryCar: 'a' }), driver('x', [[0, 'day']])]
    const given = facts({ drivers, cars: [car('a')], driversOff: [papers('off', 0)] })
    expect(placesIn(given)).toEqual(['0 x a regular', '0 off reserve 1 DRIVER_PAPERS regular'])
  })
  test('drives before the paper runs out, and not from the night of its last day on', () => {
    const drivers = [
      driver('x', [
        [1, 'day'],
        [2, 'night'],
      ]),
    ]
    expect(placesIn(facts({ drivers, driversOff: [papers('x', 3)] }))).toEqual([
      '2 x a regular',
      '5 x reserve 1 DRIVER_PAPERS regular',
    ])
  })
  test('regular choices wait before reserve choices, each in the order of submission', () => {
    const drivers = [driver('r', [[0, 'day-reserve']]), driver('b', [[0, 'day']]), driver('a', [[0, 'day']])]
    const driversOff = [papers('a', 0), papers('b', 0), inactive('r')]
    expect(placesIn(facts({ drivers, driversOff }))).toEqual([
      '0 b reserve 1 DRIVER_PAPERS regular',
      '0 a reserve 2 DRIVER_PAPERS regular',
      '0 r reserve 3 DRIVER_INACTIVE reserve',
    ])
  })
  test('is not seated from the on-call list, and stands on it all the same', () => {
    const options = { floor: 0, policy: 'balanced', fromReserve: true, onCall: true } as const
    const drivers = [driver('x', [[0, 'on-call']])]
    expect(placesIn(facts({ drivers, options, driversOff: [inactive('x')] }))).toEqual([
      '0 x on call 1 on-call',
      '1 x on call 1 on-call',
    ])
  })
})
