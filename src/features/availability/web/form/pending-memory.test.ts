import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { namesKept, remember } from '#platform/web/device-memory.ts'
import { isAnyOnItsWay, isOnItsWay, keepDraft, keepSent, recallDraft, recallLastSent } from './form-memory.ts'
import {
  dismissStranded,
  forgetPending,
  keepPending,
  keepTyped,
  recallPending,
  recallStranded,
  recallTyped,
  resolveStranded,
} from './pending-memory.ts'

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
  const kept: Record<string, string> = Object.create({
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value
    },
    removeItem: (name: string) => delete kept[name],
  })
  vi.stubGlobal('localStorage', kept)
})
afterEach(() => vi.unstubAllGlobals())

test('a submission without an answer goes on in its own week and is stranded in a later one, over the turn of the year', () => {
  keepPending(pending)
  expect([recallPending(WEEK_53), recallStranded(WEEK_53, true)]).toEqual([pending, undefined])
  expect([recallPending(WEEK_1), recallStranded(WEEK_1, true)]).toEqual([undefined, pending])
  // The office may pin an earlier week for a while.
  expect(recallStranded({ year: 2026, week: 52 }, true)).toBeUndefined()
})

test('the page sees at once that a submission is on its way, and for which week', () => {
  expect([isAnyOnItsWay(), isOnItsWay(WEEK_53)]).toEqual([false, false])
  keepPending(pending)
  expect([isAnyOnItsWay(), isOnItsWay(WEEK_53), isOnItsWay(WEEK_1)]).toEqual([true, true, false])
})

test('what an older page has left and cannot be read any more opens the dialog once and is forgotten', () => {
  localStorage.setItem('flotylla.pending', JSON.stringify({ week: WEEK_53 }))
  expect(isOnItsWay(WEEK_53)).toBe(true)
  expect(recallPending(WEEK_53)).toBeUndefined()
  expect(isOnItsWay(WEEK_53)).toBe(false)
})

test('a submission of another week stays when this one asks for its own', () => {
  keepPending(pending)
  expect(recallPending(WEEK_1)).toBeUndefined()
  expect(recallStranded(WEEK_1, true)).toEqual(pending)
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

test('a draft of another week is past; what other pages have not sent yet stays', () => {
  remember('draft.report', { who: 'Jan Kowalski' })
  remember('draft.handover.2027-01-04 day take W01', { id: 'a' })
  keepDraft(WEEK_53, { ['2027-01-01' as CalendarDate]: 'day' })
  keepDraft(WEEK_1, { ['2027-01-05' as CalendarDate]: 'night' })
  expect(recallDraft(WEEK_53)).toEqual({})
  expect(recallDraft(WEEK_1)).toEqual({ '2027-01-05': 'night' })
  expect(namesKept('draft.').toSorted()).toEqual([
    'draft.2027-1',
    'draft.handover.2027-01-04 day take W01',
    'draft.report',
  ])
})
