import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { drivenOf, type OdometerReading, type PlannedShift } from './driven.ts'

const MONDAY = '2026-03-16' as CalendarDate
/** 0 is Monday by day, 1 Monday by night. */
const slotOf = (index: number): Slot => ({
  date: addDays(MONDAY, Math.floor(index / 2)),
  shift: index % 2 === 0 ? 'day' : 'night',
})
const at = (hour: number) => new Date(Date.UTC(2026, 2, 16, 5) + hour * 3_600_000).toISOString()

function read(
  driverId: string | null,
  index: number,
  kind: 'take' | 'return',
  km: number,
  more: { readonly hour?: number; readonly objected?: boolean } = {},
): OdometerReading {
  const hour = more.hour ?? index * 12 + (kind === 'take' ? 0 : 11)
  return { driverId, slot: slotOf(index), kind, km, at: at(hour), objected: more.objected ?? false }
}
const planned = (driverId: string, index: number): PlannedShift => ({ driverId, slot: slotOf(index) })
const told = (readings: readonly OdometerReading[], week: readonly PlannedShift[] = []) =>
  drivenOf(readings, week).map(({ driverId, state, km, shifts }) => [driverId, state, km, shifts])

describe('the kilometres of a shift', () => {
  test('lie between its taking and its returning', () => {
    const readings = [read('jan', 0, 'take', 100_000), read('jan', 0, 'return', 100_270)]
    expect(drivenOf(readings, [])).toEqual([
      {
        ...{ driverId: 'jan', slot: slotOf(0), state: 'known', km: 270, shifts: 1 },
        ...{ kmStart: 100_000, kmEnd: 100_270 },
      },
    ])
  })

  test('end where the next driver took the car, where nobody told the end', () => {
    const readings = [read('jan', 0, 'take', 100), read('ewa', 1, 'take', 350), read('ewa', 1, 'return', 500)]
    expect(told(readings)).toEqual([
      ['jan', 'known', 250, 1],
      ['ewa', 'known', 150, 1],
    ])
  })

  test('begin where the driver before returned it, where nobody told the start', () => {
    const readings = [
      read('jan', 0, 'take', 100),
      read('jan', 0, 'return', 350),
      read('ewa', 1, 'return', 500),
    ]
    expect(told(readings)).toEqual([
      ['jan', 'known', 250, 1],
      ['ewa', 'known', 150, 1],
    ])
  })

  test('are not known while nobody has read the other end', () => {
    expect(told([read('jan', 0, 'take', 100)])).toEqual([['jan', 'open', null, 1]])
    expect(told([read('jan', 0, 'return', 100)])).toEqual([['jan', 'open', null, 1]])
    const late = [read('jan', 0, 'take', 100), read('ewa', 40, 'take', 350)]
    expect(told(late)[0]).toEqual(['jan', 'open', null, 1])
  })

  test('what was driven between a return and the next taking is nobody’s', () => {
    const readings = [
      ...[read('jan', 0, 'take', 100), read('jan', 0, 'return', 200)],
      ...[read('ewa', 2, 'take', 260), read('ewa', 2, 'return', 300)],
    ]
    expect(told(readings)).toEqual([
      ['jan', 'known', 100, 1],
      ['ewa', 'known', 40, 1],
    ])
  })
})

describe('of several shifts between two readings', () => {
  test('only the sum is told, and nothing is split', () => {
    const readings = [read('jan', 0, 'take', 100), read('ewa', 1, 'return', 500)]
    expect(told(readings)).toEqual([
      ['jan', 'shared', 400, 2],
      ['ewa', 'shared', 400, 2],
    ])
  })

  test('a planned shift that told nothing has its part in it', () => {
    const readings = [read('jan', 0, 'take', 100), read('ola', 2, 'take', 600), read('ola', 2, 'return', 700)]
    expect(told(readings, [planned('jan', 0), planned('ewa', 1), planned('ola', 2)])).toEqual([
      ['jan', 'shared', 500, 2],
      ['ewa', 'shared', 500, 2],
      ['ola', 'known', 100, 1],
    ])
  })

  test('one that told nothing between two that told all has what lies between', () => {
    const readings = [
      ...[read('jan', 0, 'take', 100), read('jan', 0, 'return', 200)],
      ...[read('ola', 2, 'take', 450), read('ola', 2, 'return', 500)],
    ]
    expect(told(readings, [planned('ewa', 1)])).toContainEqual(['ewa', 'known', 250, 1])
  })

  test('two shifts of one driver are two', () => {
    expect(told([read('jan', 0, 'take', 100), read('jan', 1, 'return', 500)])).toEqual([
      ['jan', 'shared', 400, 2],
      ['jan', 'shared', 400, 2],
    ])
  })
})

describe('readings that contradict each other', () => {
  test('say nothing, until the office has corrected one', () => {
    expect(told([read('jan', 0, 'take', 200), read('jan', 0, 'return', 100)])).toEqual([
      ['jan', 'odd', null, 1],
    ])
    expect(told([read('jan', 0, 'take', 128_412), read('jan', 0, 'return', 182_600)])).toEqual([
      ['jan', 'odd', null, 1],
    ])
  })

  test('at a change of drivers both are in doubt, unless one of them is odd by itself', () => {
    const ewa = [read('ewa', 1, 'take', 150), read('ewa', 1, 'return', 300)]
    expect(told([read('jan', 0, 'take', 100), read('jan', 0, 'return', 200), ...ewa])).toEqual([
      ['jan', 'odd', null, 1],
      ['ewa', 'odd', null, 1],
    ])
    expect(told([read('jan', 0, 'take', 100), read('jan', 0, 'return', 20_000), ...ewa])).toEqual([
      ['jan', 'odd', null, 1],
      ['ewa', 'known', 150, 1],
    ])
  })

  test('a car that was returned before it was taken is one of them', () => {
    const readings = [
      read('jan', 0, 'return', 100, { hour: 1 }),
      read('jan', 0, 'take', 200, { hour: 2 }),
      read('ewa', 1, 'take', 300),
    ]
    expect(told(readings)[0]).toEqual(['jan', 'odd', null, 1])
  })

  test('what the next driver objects to waits for the office', () => {
    const readings = [
      read('jan', 0, 'take', 100),
      read('jan', 0, 'return', 200, { objected: true }),
      ...[read('ewa', 1, 'take', 200), read('ewa', 1, 'return', 300)],
    ]
    expect(told(readings)).toEqual([
      ['jan', 'objected', null, 1],
      ['ewa', 'known', 100, 1],
    ])
  })
})

describe('whatever was told of a car', () => {
  const story = fc.array(
    fc.record({
      driver: fc.constantFrom('jan', 'ewa', 'ola', null),
      takes: fc.boolean(),
      returns: fc.boolean(),
      planned: fc.boolean(),
      km: fc.integer({ min: 0, max: 400 }),
      idle: fc.integer({ min: 0, max: 30 }),
    }),
    { maxLength: 12 },
  )
  type Story = ReturnType<typeof play>
  function play(shifts: typeof story extends fc.Arbitrary<infer T> ? T : never) {
    const readings: OdometerReading[] = []
    const week: PlannedShift[] = []
    const truth = new Map<number, number>()
    let km = 100_000
    for (const [index, each] of shifts.entries()) {
      const drives = each.takes || each.returns || (each.planned && each.driver !== null)
      if (each.planned && each.driver) week.push(planned(each.driver, index))
      km += each.idle * (each.takes && each.returns ? 1 : 0)
      if (each.takes) readings.push(read(each.driver, index, 'take', km))
      if (drives) {
        truth.set(index, each.km)
        km += each.km
      }
      if (each.returns) readings.push(read(each.driver, index, 'return', km))
    }
    return { readings, week, truth }
  }
  const indexOf = ({ slot: { date, shift } }: { slot: Slot }) =>
    ((Date.parse(date) - Date.parse(MONDAY)) / 86_400_000) * 2 + (shift === 'night' ? 1 : 0)

  test('a shift whose both ends were read has exactly what lies between them', () => {
    fc.assert(
      fc.property(story, (shifts) => {
        const { readings, week, truth }: Story = play(shifts)
        for (const driven of drivenOf(readings, week)) {
          const each = shifts[indexOf(driven)]
          if (!each?.takes || !each.returns) continue
          expect(driven).toMatchObject({ state: 'known', km: truth.get(indexOf(driven)) })
        }
      }),
    )
  })

  test('no kilometre is told twice, and none that no reading encloses', () => {
    fc.assert(
      fc.property(story, (shifts) => {
        const { readings, week } = play(shifts)
        const driven = drivenOf(readings, week)
        const sum = driven.reduce((all, { km, shifts: of }) => all + (km ?? 0) / of, 0)
        const kms = readings.map(({ km }) => km)
        expect(sum).toBeLessThanOrEqual(kms.length ? Math.max(...kms) - Math.min(...kms) + 1e-6 : 0)
      }),
    )
  })

  test('the order in which it arrives changes nothing', () => {
    fc.assert(
      fc.property(story, fc.infiniteStream(fc.nat()), (shifts, mixed) => {
        const { readings, week } = play(shifts)
        const other = readings
          .map((reading) => ({ reading, place: mixed.next().value }))
          .sort((a, b) => a.place - b.place)
          .map(({ reading }) => reading)
        const sorted = (list: readonly OdometerReading[]) =>
          drivenOf(list, week)
            .map((each) => JSON.stringify(each))
            .sort()
        expect(sorted(other)).toEqual(sorted(readings))
      }),
    )
  })
})
