import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { CAUGHT_UP_DAYS, type DueQuestion, type EndedRun, openDays } from './due-days.ts'
import type { RunFault } from './run-fault.ts'

const LAST = '2026-11-10' as CalendarDate
const HOUR = 3_600_000
/** Six in the morning of the eleventh, when the last day ended. */
const ENDED = Date.parse('2026-11-11T05:00:00Z')
const DOWN: RunFault = { code: 'no-answer', call: 'token', why: 'timeout' }
const SHORT: RunFault = { code: 'totals-differ', call: 'getFleetOrders', got: 3, told: 4 }

function days(change: Partial<DueQuestion> = {}) {
  return openDays({
    last: LAST,
    lastEndedAt: ENDED,
    firstDay: addDays(LAST, -2),
    keySince: 0,
    runs: [],
    now: ENDED + 3 * HOUR,
    ...change,
  })
}
const ended = (date: CalendarDate, finishedAt: number, fault: RunFault | null = null): EndedRun => ({
  date,
  finishedAt,
  fault,
})

describe('which days are fetched, and when', () => {
  test('the last day waits two hours for orders that are still written down; missed ones wait for nothing', () => {
    expect(days().map(({ date, tryAt }) => [date, tryAt])).toEqual([
      [addDays(LAST, -2), 0],
      [addDays(LAST, -1), 0],
      [LAST, ENDED + 2 * HOUR],
    ])
  })
  test('a day that is whole is done; nights before the key and long gone ones are nobody’s', () => {
    expect(days({ runs: [ended(addDays(LAST, -1), ENDED)] }).map(({ date }) => date)).toEqual([
      addDays(LAST, -2),
      LAST,
    ])
    expect(days({ firstDay: addDays(LAST, 1) })).toEqual([])
    expect(days({ firstDay: '2020-01-01' as CalendarDate })).toHaveLength(CAUGHT_UP_DAYS)
  })
  test('a day that came short waits half an hour, two, then six; the others go on', () => {
    const at = ENDED + 2 * HOUR
    const runs = [ended(LAST, at, SHORT)]
    expect(days({ runs }).at(-1)).toEqual({ date: LAST, tries: 1, fault: SHORT, tryAt: at + HOUR / 2 })
    expect(days({ runs })[0]?.tryAt).toBe(0)
    const thrice = [runs[0], runs[0], runs[0]].flatMap((run) => run ?? [])
    expect(days({ runs: thrice.slice(0, 2) }).at(-1)?.tryAt).toBe(at + 2 * HOUR)
    expect(days({ runs: thrice }).at(-1)?.tryAt).toBe(at + 6 * HOUR)
  })
  test('when Bolt is down, or refuses the key, all days of the company wait', () => {
    const at = ENDED + 2 * HOUR
    expect(days({ runs: [ended(addDays(LAST, -2), at, DOWN)] }).map(({ tryAt }) => tryAt)).toEqual(
      Array<number>(3).fill(at + HOUR / 2),
    )
    const well = [ended(addDays(LAST, -2), at, DOWN), ended(addDays(LAST, -2), at + HOUR, null)]
    expect(days({ runs: well })[0]?.tryAt).toBe(0)
  })
  test('a new key tries at once, and so does whoever was stopped', () => {
    const at = ENDED + 2 * HOUR
    const refused: RunFault = { code: 'key-refused', call: 'token', status: 401 }
    expect(days({ runs: [ended(LAST, at, refused)], keySince: at + 1 })[0]).toMatchObject({
      tries: 0,
      tryAt: 0,
    })
    expect(days({ runs: [ended(addDays(LAST, -2), at, { code: 'interrupted' })] })[0]?.tryAt).toBe(0)
  })
  test('a clock that was set back holds up nobody', () => {
    const later = ENDED + 400 * HOUR
    expect(days({ runs: [ended(addDays(LAST, -2), later, DOWN)] })[0]?.tryAt).toBe(0)
  })
  test('whatever ended before, every day without a good run is open exactly once, the oldest first', () => {
    const run = fc.record({
      back: fc.integer({ min: 0, max: 40 }),
      finishedAt: fc.integer({ min: ENDED - 100 * HOUR, max: ENDED + 100 * HOUR }),
      fault: fc.constantFrom<RunFault | null>(null, DOWN, SHORT, { code: 'stopped', call: 'token' }),
    })
    fc.assert(
      fc.property(fc.array(run), fc.integer({ min: 0, max: 50 }), (made, since) => {
        const runs = made
          .map(({ back, finishedAt, fault }) => ended(addDays(LAST, -back), finishedAt, fault))
          .sort((a, b) => a.finishedAt - b.finishedAt)
        const open = days({ runs, firstDay: addDays(LAST, -since) }).map(({ date }) => date)
        const good = new Set(runs.filter(({ fault }) => fault === null).map(({ date }) => date))
        const expected = Array.from({ length: Math.min(since + 1, CAUGHT_UP_DAYS) }, (_, back) =>
          addDays(LAST, -back),
        )
          .filter((date) => !good.has(date))
          .reverse()
        expect(open).toEqual(expected)
      }),
    )
  })
})
