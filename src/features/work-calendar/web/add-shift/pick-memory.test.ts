import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { forgetPick, keepPick, NOBODY, recallPick } from './pick-memory.ts'

const chosen = [{ date: '2026-03-16' as CalendarDate, shift: 'night' as const }]
const contact = { fullName: 'Jan Ko', email: '', phone: '600' }

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what was chosen and typed is known until it is booked, however little of it', () => {
  expect(recallPick()).toBeUndefined()
  keepPick({ chosen, contact })
  expect(recallPick()).toEqual({ chosen, contact })
  keepPick({ chosen: [], contact })
  expect(recallPick()).toEqual({ chosen: [], contact })
  forgetPick()
  expect(kept.size).toBe(0)
})

test('with nothing chosen and nothing typed nothing is kept', () => {
  keepPick({ chosen, contact: NOBODY })
  keepPick({ chosen: [], contact: NOBODY })
  expect(kept.size).toBe(0)
})

test('what an older page or a curious hand left there is not taken for a pick', () => {
  kept.set(
    'flotylla.pick',
    JSON.stringify({ chosen: [{ date: '31.2', shift: 'day' }, ...chosen], contact: 7 }),
  )
  expect(recallPick()).toEqual({ chosen, contact: NOBODY })
  kept.set('flotylla.pick', '"abc"')
  expect(recallPick()).toBeUndefined()
})
