import { describe, expect, it } from 'vitest'
import { buildWeek } from './build-week.ts'
import type { Pin } from './instance.ts'
import { car, driver, week } from './testing/weeks.ts'

const grounded = car('GROUNDED', { unavailable: [{ from: 4, to: 6, kind: 'grounding' }] })
const fleet = [car('A'), car('B'), grounded]
const people = [
  driver('ANNA', [0, 2]),
  driver('JAN', [0, 2], { workedPreviousSundayNight: true }),
  driver('OLA', [1, 2, 3], { allowDayAndNight: true }),
]
const limits = [null, null, 1, ...new Array<null>(11).fill(null)]
const build = (...pinned: Pin[]) => buildWeek(week(fleet, people, { pinned, limits }))

const refusal = (...pinned: Pin[]) => {
  const built = build(...pinned)
  return built.ok ? 'built' : built.error.code
}

describe('a pin holds', () => {
  it('even in a slot the driver never picked', () => {
    const built = build({ driver: 'ANNA', slot: 9, car: 'B' })
    expect(built.ok && built.value.assignments).toContainEqual({
      driver: 'ANNA',
      slot: 9,
      car: 'B',
      origin: 'pinned',
      fromReserve: false,
    })
  })

  it('and keeps a driver off a slot, who is then told so', () => {
    const built = build({ driver: 'ANNA', slot: 0, car: null })
    if (!built.ok) throw new Error(built.error.sentence)
    expect(built.value.assignments.filter((seat) => seat.driver === 'ANNA').map((seat) => seat.slot)).toEqual(
      [2],
    )
    expect(built.value.reserve.find((entry) => entry.driver === 'ANNA')?.reason).toEqual({
      code: 'PINNED_OUT',
    })
  })

  it('said twice is one pin', () => {
    const pin = { driver: 'ANNA', slot: 0, car: 'A' }
    expect(refusal(pin, pin)).toBe('built')
  })

  it('that an administrator made knowing the warning about rest', () => {
    const night = { driver: 'ANNA', slot: 1, car: 'A' }
    const day = { driver: 'ANNA', slot: 2, car: 'A' }
    expect(refusal(night, day)).toBe('PIN_REST')
    expect(refusal(night, { ...day, despiteRest: true })).toBe('built')
  })
})

describe('an impossible pin is refused with the reason', () => {
  it.each<[string, string, Pin[]]>([
    ['unknown driver', 'PIN_UNKNOWN_DRIVER', [{ driver: 'NOBODY', slot: 0, car: 'A' }]],
    ['unknown driver kept off', 'PIN_UNKNOWN_DRIVER', [{ driver: 'NOBODY', slot: 0, car: null }]],
    ['unknown car', 'PIN_UNKNOWN_CAR', [{ driver: 'ANNA', slot: 0, car: 'NONE' }]],
    ['car grounded then', 'PIN_CAR_UNAVAILABLE', [{ driver: 'ANNA', slot: 5, car: 'GROUNDED' }]],
    [
      'one car, two drivers',
      'PIN_CAR_TWICE',
      [
        { driver: 'ANNA', slot: 0, car: 'A' },
        { driver: 'OLA', slot: 0, car: 'A' },
      ],
    ],
    [
      'one driver, two cars',
      'PIN_CONTRADICTION',
      [
        { driver: 'ANNA', slot: 0, car: 'A' },
        { driver: 'ANNA', slot: 0, car: 'B' },
      ],
    ],
    [
      'in and off',
      'PIN_CONTRADICTION',
      [
        { driver: 'ANNA', slot: 0, car: 'A' },
        { driver: 'ANNA', slot: 0, car: null },
      ],
    ],
    [
      'more pins than the limit',
      'PIN_OVER_LIMIT',
      [
        { driver: 'ANNA', slot: 2, car: 'A' },
        { driver: 'JAN', slot: 2, car: 'B' },
      ],
    ],
    ['after the Sunday night before', 'PIN_PREV_WEEK_NIGHT', [{ driver: 'JAN', slot: 0, car: 'A' }]],
    [
      'a day after the night before',
      'PIN_REST',
      [
        { driver: 'OLA', slot: 1, car: 'A' },
        { driver: 'OLA', slot: 2, car: 'A' },
      ],
    ],
    [
      'day and night of one date',
      'PIN_SAME_DATE',
      [
        { driver: 'ANNA', slot: 6, car: 'A' },
        { driver: 'ANNA', slot: 7, car: 'A' },
      ],
    ],
  ])('%s', (_, code, pinned) => {
    expect(refusal(...pinned)).toBe(code)
    expect(refusal(...[...pinned].reverse())).toBe(code)
  })

  it('day and night pinned for a driver who may', () => {
    expect(refusal({ driver: 'OLA', slot: 2, car: 'A' }, { driver: 'OLA', slot: 3, car: 'A' })).toBe('built')
  })

  it('in a sentence that names the pin', () => {
    const built = build({ driver: 'ANNA', slot: 5, car: 'GROUNDED' })
    expect(!built.ok && built.error.sentence).toBe(
      'The pin of driver ANNA on car GROUNDED in slot 5 is impossible: the car is not available (grounding).',
    )
  })
})
