import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { spanContains } from '#kernel/slot-span.ts'
import {
  datesOfRange,
  indexOfSlot,
  lastOf,
  moved,
  rangeFrom,
  slotAtIndex,
  slotCount,
  stretchOf,
  WEEK_COUNTS,
  weeksOfRange,
} from './timeline-range.ts'

const range = fc
  .record({ days: fc.integer({ min: 0, max: 800 }), weeks: fc.constantFrom(...WEEK_COUNTS) })
  .map(({ days, weeks }) => rangeFrom(addDays('2026-01-01' as CalendarDate, days), weeks))
/** Around the range, before and after it too. */
const index = fc.integer({ min: -40, max: 160 })

test('a range begins on a Monday and goes over the turn of the year with its week 53', () => {
  const turn = rangeFrom('2026-12-24' as CalendarDate, 2)
  expect(turn.first).toBe('2026-12-21')
  expect(lastOf(turn)).toBe('2027-01-03')
  expect(weeksOfRange(turn)).toEqual([
    { year: 2026, week: 52 },
    { year: 2026, week: 53 },
  ])
  expect(moved(turn, 2).first).toBe('2027-01-04')
  expect(datesOfRange(turn)).toHaveLength(14)
})

test('a slot and its number are each other’s, inside the range and outside', () => {
  fc.assert(
    fc.property(range, index, (weeks, number) => {
      expect(indexOfSlot(weeks, slotAtIndex(weeks, number))).toBe(number)
    }),
  )
})

test('a stretch holds exactly the slots of the range that the span holds', () => {
  fc.assert(
    fc.property(range, index, index, (weeks, a, b) => {
      const slot = (at: number): Slot => slotAtIndex(weeks, at)
      const span = { from: slot(Math.min(a, b)), to: slot(Math.max(a, b)) }
      const held = Array.from({ length: slotCount(weeks) }, (_, at) => at).filter((at) =>
        spanContains(span, slot(at)),
      )
      const stretch = stretchOf(weeks, span)
      expect(stretch && [stretch.from, stretch.to]).toEqual(
        held.length > 0 ? [held[0], held.at(-1)] : undefined,
      )
      if (stretch) {
        expect(stretch.cutBefore).toBe(Math.min(a, b) < 0)
        expect(stretch.cutAfter).toBe(Math.max(a, b) >= slotCount(weeks))
      }
    }),
  )
})
