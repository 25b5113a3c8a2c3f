import { beforeEach, expect, test, vi } from 'vitest'
import { forgetOwnThings, noteDevice } from '#platform/web/person-memory.ts'
import { keepWeek, type OwnWeekAnswer, recallWeek } from './kept-week.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        setItem: (key: string, value: string) => kept.set(key, value),
        getItem: (key: string) => kept.get(key) ?? null,
        removeItem: (key: string) => kept.delete(key),
      },
      {
        ownKeys: () => [...kept.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  )
})

const WEEK = { year: 2026, week: 12 }
const MONDAY = Date.parse('2026-03-16T07:00:00Z')
const answer = (fullName = 'Jan Lis', week = WEEK): OwnWeekAnswer => ({
  ...week,
  ready: true,
  savedAt: null,
  fullName,
  data: [
    {
      ...{ stateDay: '16.3.2026', dayName: 'Poniedziałek', shift: 'Dzień', reg: 'W01', make: '', model: '' },
      ...{ service: null, bonus: null },
    },
  ],
})

test('the own week is kept as it was shown, with when that was', () => {
  keepWeek(answer(), MONDAY)
  expect(recallWeek(WEEK, MONDAY + 1000)).toEqual({ value: answer(), at: MONDAY })
  expect(recallWeek({ year: 2026, week: 13 }, MONDAY + 1000)).toBeUndefined()
})

test('it is gone at the week’s end, after the night shift of its Sunday', () => {
  keepWeek(answer(), MONDAY)
  expect(recallWeek(WEEK, Date.parse('2026-03-23T03:00:00Z'))).toBeDefined()
  expect(recallWeek(WEEK, Date.parse('2026-03-23T05:30:00Z'))).toBeUndefined()
  expect([...kept.keys()]).toEqual([])
})

test('a week that is over is not kept at all', () => {
  keepWeek(answer('Jan Lis', { year: 2026, week: 11 }), MONDAY)
  expect([...kept.keys()]).toEqual([])
})

test('another driver’s login, and another driver’s week, leave nothing of the first one', () => {
  keepWeek(answer(), MONDAY)
  keepWeek(answer('Ewa Żak', { year: 2026, week: 13 }), MONDAY)
  expect(recallWeek(WEEK, MONDAY)).toBeUndefined()
  noteDevice(false)
  expect(recallWeek({ year: 2026, week: 13 }, MONDAY)).toBeUndefined()
})

test('‘To nie mój telefon’ keeps nothing, until somebody logs in on a phone of their own', () => {
  noteDevice(true)
  keepWeek(answer(), MONDAY)
  expect(recallWeek(WEEK, MONDAY)).toBeUndefined()
  noteDevice(false)
  keepWeek(answer(), MONDAY)
  expect(recallWeek(WEEK, MONDAY)).toBeDefined()
})

test('drafts go with the logout, what is on its way to the server does not', () => {
  keepWeek(answer(), MONDAY)
  for (const name of ['draft.2026-13', 'typed', 'pick', 'statement-question.R-1', 'pending', 'theme'])
    kept.set(`flotylla.${name}`, '{}')
  forgetOwnThings()
  expect([...kept.keys()]).toEqual(['flotylla.pending', 'flotylla.theme'])
})

test('what another build of the page left is as good as nothing, and so is a week of a clock put back', () => {
  kept.set('flotylla.own-week.2026-12', JSON.stringify({ at: 1, value: { ...WEEK, data: [{ reg: 5 }] } }))
  expect(recallWeek(WEEK, MONDAY)).toBeUndefined()
  keepWeek(answer(), MONDAY)
  expect(recallWeek(WEEK, MONDAY - 60_000)).toBeUndefined()
})
