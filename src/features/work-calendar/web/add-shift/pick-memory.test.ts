import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { forgetPick, keepPick, NOBODY, recallPick } from './pick-memory.ts'

const chosen = [{ date: '2026-03-16' as CalendarDate, shift: 'night' as const }]
const contact = { fullName: 'Jan Ko', email: '', phone: '600' }
const OWNER = { whose: '+48600100200', someoneElse: false }

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
  expect(recallPick(OWNER.whose)).toBeUndefined()
  keepPick({ ...OWNER, chosen, contact })
  expect(recallPick(OWNER.whose)).toEqual({ ...OWNER, chosen, contact })
  keepPick({ ...OWNER, someoneElse: true, chosen: [], contact })
  expect(recallPick(OWNER.whose)).toEqual({ ...OWNER, someoneElse: true, chosen: [], contact })
  forgetPick()
  expect(kept.size).toBe(0)
})

test('with nothing chosen and nothing typed nothing is kept', () => {
  keepPick({ ...OWNER, chosen, contact: NOBODY })
  keepPick({ ...OWNER, chosen: [], contact: NOBODY })
  expect(kept.size).toBe(0)
})

test('who opens the calendar next on the same phone finds nothing of it, known or not', () => {
  keepPick({ ...OWNER, chosen, contact })
  expect([recallPick('+48600100201'), recallPick('')]).toEqual([undefined, undefined])
  keepPick({ whose: '', someoneElse: false, chosen, contact })
  expect(recallPick(OWNER.whose)).toBeUndefined()
  expect(recallPick('')).toMatchObject({ chosen, contact })
})

test('what an older page or a curious hand left there is not taken for a pick', () => {
  kept.set(
    'flotylla.pick',
    JSON.stringify({ whose: '', chosen: [{ date: '31.2', shift: 'day' }, ...chosen], contact: 7 }),
  )
  expect(recallPick('')).toEqual({ whose: '', someoneElse: false, chosen, contact: NOBODY })
  kept.set('flotylla.pick', '"abc"')
  expect(recallPick('')).toBeUndefined()
  // Whose it is, it does not say.
  kept.set('flotylla.pick', JSON.stringify({ chosen, contact }))
  expect(recallPick('')).toBeUndefined()
})
