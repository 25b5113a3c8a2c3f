import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forecastOf } from './forecast.ts'

const count = (seats: number, filled: number, waiting = 0) => ({ seats, filled, waiting })

test('an empty seat costs what its slot usually earns; one whose earnings nobody knows is counted apart', () => {
  const week = forecastOf([count(10, 4), count(10, 0)], [count(10, 7, 2), count(10, 5)], new Map([[0, 350]]))
  expect(week.slots).toEqual([
    { slot: 0, seats: 10, sent: 4, repeated: 3, short: 3, waiting: 2, pln: 350 },
    { slot: 1, seats: 10, sent: 0, repeated: 5, short: 5, waiting: 0, pln: null },
  ])
  expect(week).toMatchObject({ seats: 20, filled: 12, short: 8, emptyPln: 1050, shortUnknown: 5 })
})

test('where all together leave a slot emptier than those who sent, no part is below nothing', () => {
  expect(forecastOf([count(3, 3)], [count(3, 2)], new Map()).slots).toMatchObject([
    { sent: 2, repeated: 0, short: 1 },
  ])
})

test('the parts of every slot add up to its seats, and slots to the week', () => {
  const counts = fc.array(
    fc
      .nat(40)
      .chain((seats) => fc.record({ seats: fc.constant(seats), filled: fc.nat(seats), waiting: fc.nat(9) })),
    { minLength: 14, maxLength: 14 },
  )
  fc.assert(
    fc.property(counts, counts, (sent, together) => {
      const week = forecastOf(sent, together, new Map())
      for (const each of week.slots) {
        expect(each.sent + each.repeated + each.short).toBe(each.seats)
        expect(Math.min(each.sent, each.repeated, each.short)).toBeGreaterThanOrEqual(0)
      }
      expect(week.filled + week.short).toBe(week.seats)
      expect(week.shortUnknown).toBe(week.short)
    }),
  )
})
