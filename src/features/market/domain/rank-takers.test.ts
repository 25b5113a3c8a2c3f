import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendar-date.ts'
import { type Rankable, rankTakers } from './rank-takers.ts'

const SOON = calendarDate(2026, 12, 1) ?? null
const who = (name: string, over: Partial<Rankable> = {}) => ({
  ...{ name, waits: null, ownCar: false, usual: null, papersEnd: null, rest: null },
  ...over,
})
const order = (...people: ReturnType<typeof who>[]) => rankTakers(people).map(({ name }) => name)

test('the reserve is asked first, then who is on call, then the others', () => {
  expect(
    order(who('other'), who('called', { waits: 'on-call' }), who('waits', { waits: 'reserve' })),
  ).toEqual(['waits', 'called', 'other'])
})

test('own car before usual earnings, these before papers that end soon, and those before rest', () => {
  const people = [
    who('rested', { usual: 300, rest: 96 }),
    who('paper', { usual: 300, papersEnd: SOON }),
    who('earns', { usual: 400, papersEnd: SOON }),
    who('owner', { ownCar: true }),
    who('idle', { usual: 300 }),
    who('tired', { usual: 300, rest: 12 }),
  ]
  expect(order(...people)).toEqual(['owner', 'earns', 'idle', 'rested', 'tired', 'paper'])
})

test('of alike ones the order stays', () => {
  expect(order(who('b'), who('a'))).toEqual(['b', 'a'])
})
