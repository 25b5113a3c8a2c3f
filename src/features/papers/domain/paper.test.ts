import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate, calendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { spanContains } from '#kernel/slot-span.ts'
import { blockedSpan, blocksOn, paperState } from './paper.ts'

const day = (text: string) => text as CalendarDate

describe('a blocking paper blocks from the night slot of its expiry date on, without end', () => {
  test('the day of the expiry date is still driven, its night no more', () => {
    const span = blockedSpan(day('2026-03-11'), day('2026-03-15'))
    expect(span).toEqual({
      from: { date: '2026-03-11', shift: 'night' },
      to: { date: '2026-03-15', shift: 'night' },
    })
    expect(blockedSpan(day('2026-03-16'), day('2026-03-15'))).toBeUndefined()
  })

  test('on its expiry date it blocks already, the day before it does not; a kind without the switch never', () => {
    const paper = { expiresOn: day('2026-03-11'), blocks: true }
    expect(blocksOn(paper, day('2026-03-10'))).toBe(false)
    expect(blocksOn(paper, day('2026-03-11'))).toBe(true)
    expect(blocksOn(paper, day('2027-01-01'))).toBe(true)
    expect(blocksOn({ ...paper, blocks: false }, day('2027-01-01'))).toBe(false)
  })

  test('like an inspector who looks at the paper before each slot and asks whether it lasts to the end of the shift', () => {
    /** Slow and obvious: a day shift ends on its own date, a night shift on the next. */
    const lasts = (expiresOn: CalendarDate, { date, shift }: Slot) =>
      (shift === 'day' ? date : addDays(date, 1)) <= expiresOn
    fc.assert(
      fc.property(aroundEdges, aroundEdges, aroundEdges, (expiresOn, last, date) => {
        const span = blockedSpan(expiresOn, last)
        for (const shift of ['day', 'night'] as const) {
          const slot: Slot = { date, shift }
          const blocked = span !== undefined && spanContains(span, slot)
          expect(blocked).toBe(date <= last && !lasts(expiresOn, slot))
        }
      }),
    )
  })
})

describe('due from its lead days before the expiry on', () => {
  test.each([
    ['2026-03-10', { is: 'overdue', days: 1 }],
    ['2026-03-11', { is: 'due', days: 0 }],
    ['2026-04-10', { is: 'due', days: 30 }],
    ['2026-04-11', { is: 'valid', days: 31 }],
  ])('30 days ahead, expiry %s on 11 March', (expiresOn, state) => {
    expect(paperState(day(expiresOn), 30, day('2026-03-11'))).toEqual(state)
  })

  test('without lead days it is due on its last day', () => {
    expect(paperState(day('2026-03-12'), 0, day('2026-03-11')).is).toBe('valid')
    expect(paperState(day('2026-03-11'), 0, day('2026-03-11')).is).toBe('due')
  })

  test('like counting the days one by one, over the changes of the clocks and week 53', () => {
    fc.assert(
      fc.property(aroundEdges, aroundEdges, fc.integer({ min: 0, max: 365 }), (expiresOn, today, lead) => {
        let left = 0
        let at = today
        while (at < expiresOn) {
          at = addDays(at, 1)
          left += 1
        }
        while (at > expiresOn) {
          at = addDays(at, -1)
          left -= 1
        }
        expect(paperState(expiresOn, lead, today)).toEqual(
          left < 0 ? { is: 'overdue', days: -left } : { is: left <= lead ? 'due' : 'valid', days: left },
        )
      }),
    )
  })
})

/** Around both changes of the clocks (29 March, 25 October) and the turn of the year with week 53. */
const EDGES = [
  [2026, 3, 29],
  [2026, 10, 25],
  [2027, 1, 1],
  [2027, 3, 28],
] as const
const aroundEdges = fc
  .tuple(fc.constantFrom(...EDGES), fc.integer({ min: -20, max: 20 }))
  .map(([[year, month, dayOfMonth], offset]) => {
    const edge = calendarDate(year, month, dayOfMonth)
    if (!edge) throw new Error('No such date.')
    return addDays(edge, offset)
  })
