import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { addedDaysOnWire, goneFromDetails } from './free-shift-codec.ts'

test('picked shifts go out with the words of the wire', () => {
  expect(addedDaysOnWire([{ date: '2026-11-28' as CalendarDate, shift: 'night' }])).toEqual([
    { date: '2026-11-28', shift: 'Noc' },
  ])
})

test('a refusal names the shifts that are gone, as far as they can be read', () => {
  expect(
    goneFromDetails({ gone: [{ date: '2026-11-28', shift: 'Noc' }, { date: 'wczoraj' }, null] }),
  ).toEqual([{ date: '2026-11-28', shift: 'night' }])
  expect(goneFromDetails(undefined)).toEqual([])
})
