import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { refusedTogether } from './refused-together.ts'

const slot = (day: number, shift: Slot['shift']): Slot => ({ date: `2026-03-${day}` as CalendarDate, shift })

test('two shifts of one date, and a day right after a night, are refused before anybody types who picks (D15)', () => {
  expect(refusedTogether([slot(17, 'night'), slot(17, 'day')])).toBe(
    'Masz już zmianę w tym dniu: Noc, 17.3.2026',
  )
  expect(refusedTogether([slot(18, 'day'), slot(17, 'night')])).toMatch(
    /^Niestety, nie możesz wybrać zmiany nocnej - jeżeli następnego dnia masz zmianę dzienną\./,
  )
  expect(refusedTogether([slot(17, 'day'), slot(18, 'night')])).toBeUndefined()
  expect(refusedTogether([])).toBeUndefined()
})
