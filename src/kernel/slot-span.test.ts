import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from './calendar-date.ts'
import { SLOTS_IN_WEEK, type Slot, slotAt } from './slot.ts'
import { isSpan, type SlotSpan, spanContains, spanInWeek, spansOverlap, weeksOfSpan } from './slot-span.ts'
import { addWeeks, type Week, weekOf } from './week.ts'

/** A slow and obvious reference: slots counted one by one from a Monday long before all that is asked. */
const FIRST_WEEK: Week = { year: 2026, week: 8 }
const ALL: readonly Slot[] = Array.from({ length: 64 }, (_, index) => addWeeks(FIRST_WEEK, index)).flatMap(
  (week) => Array.from({ length: SLOTS_IN_WEEK }, (_, index) => slotAt(week, index)),
)
const key = ({ date, shift }: Slot) => `${date} ${shift}`
const POSITION = new Map(ALL.map((slot, position) => [key(slot), position]))
const slotsOf = (span: SlotSpan): string[] => {
  const keys: string[] = []
  const last = POSITION.get(key(span.to)) ?? -1
  for (let at = POSITION.get(key(span.from)) ?? 0; at <= last; at += 1) keys.push(key(ALL[at] as Slot))
  return keys
}

/** Around both changes of the clocks (29 March, 25 October) and the turn of the year with week 53. */
const EDGES = [
  [2026, 3, 29],
  [2026, 10, 25],
  [2027, 1, 1],
  [2027, 3, 28],
] as const
const slot = fc
  .tuple(fc.constantFrom(...EDGES), fc.integer({ min: -20, max: 20 }), fc.boolean())
  .map(([[year, month, day], offset, night]): Slot => {
    const edge = calendarDate(year, month, day)
    if (!edge) throw new Error('No such date.')
    return { date: addDays(edge, offset), shift: night ? 'night' : 'day' }
  })
const span = fc.tuple(slot, slot).map(([from, to]): SlotSpan => ({ from, to }))
const properSpan = span.filter(isSpan)

describe('against counting slot by slot, over the changes of the clocks and week 53', () => {
  test('an end before its start is no span', () => {
    fc.assert(fc.property(span, (any) => isSpan(any) === slotsOf(any).length > 0))
  })

  test('a span contains its ends and all between, and nothing else', () => {
    fc.assert(
      fc.property(properSpan, slot, (any, one) => spanContains(any, one) === slotsOf(any).includes(key(one))),
    )
  })

  test('two spans overlap when they share a slot', () => {
    fc.assert(
      fc.property(properSpan, properSpan, (a, b) => {
        const slots = new Set(slotsOf(a))
        return spansOverlap(a, b) === slotsOf(b).some((one) => slots.has(one))
      }),
    )
  })

  test('the parts in its weeks, laid end to end, are the span', () => {
    fc.assert(
      fc.property(properSpan, (any) => {
        const laid = weeksOfSpan(any).flatMap((week) => {
          const part = spanInWeek(any, week)
          if (!part) throw new Error('A week of the span without a part of it.')
          const monday = POSITION.get(key(slotAt(week, 0))) ?? 0
          return ALL.slice(monday + part.from, monday + part.to + 1)
        })
        expect(laid.map(key)).toEqual(slotsOf(any))
      }),
    )
  })

  test('a week outside has no part', () => {
    fc.assert(
      fc.property(properSpan, fc.integer({ min: 1, max: 5 }), (any, weeks) => {
        expect(spanInWeek(any, addWeeks(weekOf(any.to.date), weeks))).toBeUndefined()
        expect(spanInWeek(any, addWeeks(weekOf(any.from.date), -weeks))).toBeUndefined()
      }),
    )
  })
})
