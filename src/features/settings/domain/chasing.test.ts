import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { nightEnds } from './chasing.ts'
import { DEFAULTS } from './settings.ts'

const at = (date: string, hour: number) => ({ date: date as CalendarDate, hour })

test('from eight in the morning until nine in the evening drivers may be asked', () => {
  expect(nightEnds(DEFAULTS.chasing, at('2026-03-12', 8))).toBeUndefined()
  expect(nightEnds(DEFAULTS.chasing, at('2026-03-12', 20))).toBeUndefined()
})

test('at night it is said when the morning comes, over the end of a month too', () => {
  expect(nightEnds(DEFAULTS.chasing, at('2026-03-12', 7))).toEqual(at('2026-03-12', 8))
  expect(nightEnds(DEFAULTS.chasing, at('2026-03-31', 21))).toEqual(at('2026-04-01', 8))
})
