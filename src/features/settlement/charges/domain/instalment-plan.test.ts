import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import {
  INSTALMENT_ACTS,
  type InstalmentPlan,
  instalmentWeeks,
  isOverBefore,
  leftOf,
  planState,
} from './instalment-plan.ts'

const FIRST = '2026-11-16' as CalendarDate
const weekLater = (weeks: number) => addDays(FIRST, weeks * 7)
const plan = (more: Partial<InstalmentPlan> = {}): InstalmentPlan => ({
  grosze: 100_000,
  count: 3,
  monday: FIRST,
  changes: [],
  ...more,
})
const taken = (...numbers: number[]) => new Set(numbers)
const amounts = (of: InstalmentPlan) =>
  instalmentWeeks(of).map(({ monday, grosze, instalment }) => [monday, grosze, instalment.left])

test('a damage of 1,000.00 in three weeks: 333.34, 333.33, 333.33, and nothing is left', () => {
  expect(amounts(plan())).toEqual([
    [FIRST, 33_334, 66_666],
    [weekLater(1), 33_333, 33_333],
    [weekLater(2), 33_333, 0],
  ])
  expect(leftOf(plan(), taken(1))).toBe(66_666)
})

test('what no closed week has is left, however long its week is over', () => {
  expect([leftOf(plan(), taken()), planState(plan(), weekLater(8), taken())]).toEqual([100_000, 'running'])
  expect([leftOf(plan(), taken(1, 2)), planState(plan(), weekLater(8), taken(1, 2))]).toEqual([
    ...[33_333, 'running'],
  ])
  expect([leftOf(plan(), taken(1, 2, 3)), planState(plan(), weekLater(2), taken(1, 2, 3))]).toEqual([
    ...[0, 'done'],
  ])
})

test('a paused plan stands still, and goes on where it stood', () => {
  const paused = plan({ changes: [{ monday: weekLater(1), act: 'pause' }] })
  expect(amounts(paused)).toEqual([[FIRST, 33_334, 66_666]])
  expect(planState(paused, weekLater(8), taken(1))).toBe('paused')
  const goesOn = plan({ changes: [...paused.changes, { monday: weekLater(4), act: 'resume' }] })
  expect(amounts(goesOn).map(([monday]) => monday)).toEqual([FIRST, weekLater(4), weekLater(5)])
})

test('settled early, all that is left falls in that week; stopped, the rest is never taken', () => {
  const early = plan({ changes: [{ monday: weekLater(1), act: 'settle' }] })
  expect(amounts(early)).toEqual([
    [FIRST, 33_334, 66_666],
    [weekLater(1), 66_666, 0],
  ])
  expect(isOverBefore(early, weekLater(2))).toBe(true)
  const stopped = plan({ changes: [{ monday: weekLater(1), act: 'stop' }] })
  expect(amounts(stopped)).toEqual([[FIRST, 33_334, 66_666]])
  expect([leftOf(stopped, taken(1)), planState(stopped, weekLater(1), taken(1))]).toEqual([0, 'stopped'])
  // The week before the stop is a draft yet.
  expect([leftOf(stopped, taken()), planState(stopped, weekLater(1), taken())]).toEqual([33_334, 'stopped'])
})

test('of two decisions for one week the later one holds', () => {
  const changes = [
    { monday: weekLater(1), act: 'stop' },
    { monday: weekLater(1), act: 'resume' },
  ] as const
  expect(amounts(plan({ changes }))).toHaveLength(3)
})

const anyPlan = fc.record({
  grosze: fc.integer({ min: 260, max: 100_000_000 }),
  count: fc.integer({ min: 1, max: 60 }),
  monday: fc.constant(FIRST),
  changes: fc.array(
    fc.record({
      monday: fc.integer({ min: 0, max: 80 }).map(weekLater),
      act: fc.constantFrom(...INSTALMENT_ACTS),
    }),
    { maxLength: 6 },
  ),
})

test('instalments are the whole to the grosz, however a plan pauses, goes on and ends', () => {
  fc.assert(
    fc.property(anyPlan, (any) => {
      const due = instalmentWeeks(any)
      const taken = due.reduce((sum, { grosze }) => sum + grosze, 0)
      const left = due.at(-1)?.instalment.left ?? any.grosze
      expect(taken + left).toBe(any.grosze)
      if (any.changes.every(({ act }) => act === 'settle')) expect(left).toBe(0)
    }),
  )
})

test('no instalment is taken in two weeks, and no week takes two of a plan', () => {
  fc.assert(
    fc.property(anyPlan, (any) => {
      const due = instalmentWeeks(any)
      expect(new Set(due.map(({ instalment }) => instalment.number)).size).toBe(due.length)
      expect(new Set(due.map(({ monday }) => monday)).size).toBe(due.length)
    }),
  )
})

test('what is left and what closed weeks have taken are the whole, but for what a stop lets go', () => {
  fc.assert(
    fc.property(anyPlan, fc.array(fc.integer({ min: 1, max: 60 })), (any, numbers) => {
      const due = instalmentWeeks(any)
      const left = leftOf(any, taken(...numbers))
      const isTaken = ({ instalment }: (typeof due)[number]) => numbers.includes(instalment.number)
      const settled = due.filter(isTaken).reduce((sum, { grosze }) => sum + grosze, 0)
      const all = due.reduce((sum, { grosze }) => sum + grosze, 0)
      expect([any.grosze, all]).toContain(left + settled)
      if (any.changes.every(({ act }) => act !== 'stop')) expect(left + settled).toBe(any.grosze)
    }),
  )
})

test('what is decided for later weeks changes none before', () => {
  fc.assert(
    fc.property(anyPlan, fc.integer({ min: 0, max: 80 }), (any, weeks) => {
      const from = weekLater(weeks)
      const sooner = { ...any, changes: any.changes.filter(({ monday }) => monday < from) }
      const before = (of: InstalmentPlan) => instalmentWeeks(of).filter(({ monday }) => monday < from)
      expect(before(any)).toEqual(before(sooner))
    }),
  )
})
