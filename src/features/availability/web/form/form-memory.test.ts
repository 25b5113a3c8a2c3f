import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  dismissStranded,
  forgetPending,
  keepPending,
  keepSent,
  keepTyped,
  recallLastSent,
  recallPending,
  recallStranded,
  recallTyped,
  resolveStranded,
} from './form-memory.ts'

const WEEK_53 = { year: 2026, week: 53 }
const WEEK_1 = { year: 2027, week: 1 }
const pending = {
  requestId: 'abcdefgh',
  week: WEEK_53,
  person: { fullName: 'Jan Kowalski', email: 'jan@example.pl', phone: '600100200' },
  days: [],
  reason: 'Urlop',
  reasonText: '',
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a submission without an answer goes on in its own week and is stranded in a later one, over the turn of the year', () => {
  keepPending(pending)
  expect([recallPending(WEEK_53), recallStranded(WEEK_53, true)]).toEqual([pending, undefined])
  expect([recallPending(WEEK_1), recallStranded(WEEK_1, true)]).toEqual([undefined, pending])
  // The office may pin an earlier week for a while.
  expect(recallStranded({ year: 2026, week: 52 }, true)).toBeUndefined()
})

test('a stranded submission is told until it is dismissed', () => {
  keepPending(pending)
  forgetPending()
  expect(recallStranded(WEEK_1, true)).toBeUndefined()
})

test('a submission without an answer is stranded too when the form closes on it', () => {
  keepPending(pending)
  expect(recallStranded(WEEK_53, false)).toEqual(pending)
  expect(recallStranded({ year: 2026, week: 52 }, false)).toBeUndefined()
})

test('a stranded submission that has arrived is remembered as sent, unless a later week was sent since', () => {
  keepPending(pending)
  resolveStranded({ week: WEEK_53, days: [] })
  expect([recallStranded(WEEK_1, true), recallLastSent()]).toEqual([undefined, { week: WEEK_53, days: [] }])
  keepSent({ week: WEEK_1, days: [] })
  resolveStranded({ week: WEEK_53, days: [] })
  expect(recallLastSent()).toEqual({ week: WEEK_1, days: [] })
})

test('a stranded submission that has arrived, or whose week is over and which was dismissed, leaves no name or phone behind', () => {
  const typed = { person: pending.person, rememberMe: false, reason: null, reasonText: '' }
  keepPending(pending)
  keepTyped(WEEK_53, typed)
  resolveStranded({ week: WEEK_53, days: [] })
  expect(recallTyped(WEEK_53)).toBeUndefined()
  keepTyped(WEEK_53, typed)
  dismissStranded(pending, WEEK_53)
  expect(recallTyped(WEEK_53)).toEqual({ ...typed, week: WEEK_53 })
  dismissStranded(pending, WEEK_1)
  expect(recallTyped(WEEK_53)).toBeUndefined()
  keepTyped(WEEK_1, typed)
  resolveStranded({ week: WEEK_53, days: [] })
  expect(recallTyped(WEEK_1)).toBeDefined()
})
