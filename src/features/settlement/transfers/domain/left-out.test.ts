import { expect, test } from 'vitest'
import { leftOutNow } from './left-out.ts'

const decision = (statement: string, driver = 'jan', at = '2026-11-24T09:00:00Z') => ({
  ...{ statement, driver, at, by: 'Anna' },
})
const owed = (statement: string, driver = 'jan') => ({ statement, driver })
const self = (driver: string) => driver
const none: ReadonlySet<string> = new Set()
const statements = (now: ReturnType<typeof leftOutNow>) =>
  [...now].map(([of, by]) => [of, by.map(({ statement }) => statement)])

const WEEK_47 = 'R/2026/47/0001'
const WEEK_48 = 'R/2026/48/0001'
const WEEK_49 = 'R/2026/49/0001'

test('a decision holds for its statement alone, as long as that is owed', () => {
  const now = leftOutNow(
    [decision(WEEK_47)],
    [owed(WEEK_47), owed(WEEK_48), owed('R/2026/47/0002', 'ewa')],
    none,
    self,
  )
  expect(statements(now)).toEqual([[WEEK_47, [WEEK_47]]])
})

test('money that rolled into the next statement is left out there too, and into no further one', () => {
  const now = leftOutNow([decision(WEEK_47)], [owed(WEEK_49), owed(WEEK_48)], none, self)
  expect(statements(now)).toEqual([[WEEK_48, [WEEK_47]]])
})

test('neither the own car nor another driver is meant', () => {
  const others = [owed(`${WEEK_48}/N`), owed('R/2026/48/0002', 'ewa')]
  expect(statements(leftOutNow([decision(WEEK_47)], others, none, self))).toEqual([])
})

test('of a folded driver it holds for whoever holds the ledger', () => {
  const now = leftOutNow([decision(WEEK_47, 'janek')], [owed(WEEK_48)], none, () => 'jan')
  expect(statements(now)).toEqual([[WEEK_48, [WEEK_47]]])
})

test('what a batch holds is not rolled into anything', () => {
  expect(statements(leftOutNow([decision(WEEK_47)], [owed(WEEK_48)], new Set([WEEK_47]), self))).toEqual([])
})

test('the next year comes after the last week of this one', () => {
  const now = leftOutNow(
    [decision('R/2026/53/0001')],
    [owed('R/2027/01/0001'), owed('R/2026/52/0001')],
    none,
    self,
  )
  expect(statements(now)).toEqual([['R/2027/01/0001', ['R/2026/53/0001']]])
})

test('of two decisions for one statement the first is told first', () => {
  const now = leftOutNow(
    [decision(WEEK_48, 'jan', '2026-12-01T09:00:00Z'), decision(WEEK_47)],
    ...([[owed(WEEK_48)], none, self] as const),
  )
  expect(statements(now)).toEqual([[WEEK_48, [WEEK_47, WEEK_48]]])
})
