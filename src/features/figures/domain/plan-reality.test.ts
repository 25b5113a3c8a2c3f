import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { hasBegun } from '#kernel/slot.ts'
import { comparePlan, lastEndedSlot, type PlannedOrDriven } from './plan-reality.ts'

const MONDAY = '2026-11-02' as CalendarDate

function row(driverId: string, shift: 'day' | 'night', is: 'planned' | 'driven' | 'both'): PlannedOrDriven {
  const [planned, driven] = [is !== 'driven', is !== 'planned']
  return {
    driverId,
    date: MONDAY,
    shift,
    planned,
    plannedReg: planned ? 'W01' : null,
    driven,
    drivenReg: null,
    rides: driven ? 9 : null,
    totalIncomeGrosze: null,
    gross: false,
  }
}

const told = (rows: readonly PlannedOrDriven[]) =>
  comparePlan(rows).differences.map(({ driverId, kind, otherShift }) => [driverId, kind, otherShift])

describe('plan and reality', () => {
  test('a planned shift without a ride and a ride without a planned shift differ, all else agrees', () => {
    const rows = [row('jan', 'day', 'both'), row('ewa', 'day', 'planned'), row('ola', 'day', 'driven')]
    expect(told(rows)).toEqual([
      ['ewa', 'no-ride', false],
      ['ola', 'unplanned', false],
    ])
    expect(comparePlan(rows)).toMatchObject({ agreed: 1, waiting: 0 })
  })

  test('a slot of which nobody has any result waits for its files, and accuses nobody', () => {
    const rows = [row('jan', 'day', 'both'), row('ewa', 'night', 'planned'), row('ola', 'night', 'planned')]
    expect(comparePlan(rows)).toEqual({ differences: [], agreed: 1, waiting: 2 })
  })

  test('who was planned by day and drove by night has probably exchanged shifts', () => {
    const rows = [row('jan', 'day', 'planned'), row('jan', 'night', 'driven'), row('ewa', 'day', 'both')]
    expect(told(rows)).toEqual([
      ['jan', 'no-ride', true],
      ['jan', 'unplanned', true],
    ])
  })

  test('who was planned twice and came to neither has exchanged nothing', () => {
    const rows = [row('jan', 'day', 'planned'), row('jan', 'night', 'planned')]
    const others = [row('ewa', 'day', 'both'), row('ewa', 'night', 'both')]
    expect(told([...rows, ...others])).toEqual([
      ['jan', 'no-ride', false],
      ['jan', 'no-ride', false],
    ])
  })
})

test('a day shift ends at 18:00 and a night at 06:00: then the next slot has begun (D2)', () => {
  expect(lastEndedSlot(MONDAY, 18)).toEqual({ date: MONDAY, shift: 'day' })
  expect(lastEndedSlot(MONDAY, 17)).toEqual({ date: addDays(MONDAY, -1), shift: 'night' })
  expect(lastEndedSlot(MONDAY, 5)).toEqual({ date: addDays(MONDAY, -1), shift: 'day' })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), (hour) => {
      const { date, shift } = lastEndedSlot(MONDAY, hour)
      const next =
        shift === 'day'
          ? ({ date, shift: 'night' } as const)
          : ({ date: addDays(date, 1), shift: 'day' } as const)
      expect(hasBegun(next, MONDAY, hour)).toBe(true)
      const after =
        next.shift === 'day'
          ? ({ date: next.date, shift: 'night' } as const)
          : ({ date: addDays(next.date, 1), shift: 'day' } as const)
      expect(hasBegun(after, MONDAY, hour)).toBe(false)
    }),
  )
})
