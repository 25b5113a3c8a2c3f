import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { displacedMark } from './displaced-mark.ts'
import type { DisplacedDriver } from './displacing.ts'

const move: DisplacedDriver = {
  week: { year: 2026, week: 12 },
  slot: { date: '2026-03-16' as CalendarDate, shift: 'day' },
  driverId: 'd',
  fullName: 'Jan Lis',
  fromReg: 'W01',
  toReg: 'W02',
}

test('the same moves have the same mark, whatever the driver is called by now', () => {
  expect(displacedMark([move])).toBe(displacedMark([{ ...move, fullName: 'Jan Lis-Nowak' }]))
  expect(displacedMark([])).toBe(displacedMark([]))
})

test.each<Partial<DisplacedDriver>>([
  { toReg: null },
  { toReg: 'W03' },
  { fromReg: 'W03' },
  { driverId: 'e' },
  { slot: { ...move.slot, shift: 'night' } },
  { slot: { ...move.slot, date: '2026-03-17' as CalendarDate } },
])('another move has another mark: %j', (change) => {
  expect(displacedMark([{ ...move, ...change }])).not.toBe(displacedMark([move]))
  expect(displacedMark([move, { ...move, ...change }])).not.toBe(displacedMark([move]))
})
