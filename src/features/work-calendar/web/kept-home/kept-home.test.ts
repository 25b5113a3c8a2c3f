import { beforeEach, expect, test, vi } from 'vitest'
import { forgetOwnThings, noteDevice } from '#platform/web/own-things.ts'
import { keepHome, type OwnHome, recallHome } from './kept-home.ts'

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

const MONDAY = Date.parse('2026-03-16T07:00:00Z')
const shift = (stateDay: string) => ({
  ...{ stateDay, dayName: 'Poniedziałek', shift: 'Dzień', reg: 'W01', make: '', model: '' },
  ...{ service: null, bonus: null },
})
const week = (number: number, ready = true): OwnHome['weeks'][number] => ({
  ...{ year: 2026, week: number, ready, savedAt: null, fullName: 'Jan Lis' },
  data: ready ? [shift('16.3.2026')] : [],
})
const home = (rest: Partial<OwnHome> = {}): OwnHome => ({
  ...{
    me: 'jan',
    fullName: 'Jan Lis',
    email: 'jan@example.pl',
    phone: '+48600100200',
    today: '2026-03-16',
    lost: [],
    form: null,
    goodForMs: 1000,
  },
  next: {
    ...{ stateDay: '17.3.2026', shift: 'Dzień', running: false, reg: 'W01', make: '', model: '', color: '' },
    ...{ parking: '', carOff: false, service: null, visit: null, reports: [], partner: null, also: [] },
  },
  ...{ weeks: [week(11), week(12), week(13, false)], changes: [], asked: [], formsInName: false, papers: [] },
  ...rest,
})
const at = (instant: string) => recallHome(Date.parse(instant))?.value

test('the own page is kept as it was shown, with when that was, and without address and phone', () => {
  keepHome(home(), MONDAY)
  expect(recallHome(MONDAY + 1000)).toEqual({ value: home({ email: '', phone: '' }), at: MONDAY })
  expect([...kept.values()].join()).not.toContain('600100200')
})

test('it is gone at the end of the last week that it tells of, after the night shift of its Sunday', () => {
  keepHome(home(), MONDAY)
  expect(at('2026-03-23T03:00:00Z')).toBeDefined()
  expect(at('2026-03-23T05:30:00Z')).toBeUndefined()
  expect([...kept.keys()]).toEqual([])
  keepHome(home({ weeks: [week(11), week(12), week(13)] }), MONDAY)
  expect(at('2026-03-23T05:30:00Z')).toBeDefined()
})

test('a page without a week that is left is not kept at all', () => {
  keepHome(home({ weeks: [week(10), week(11), week(12, false)] }), MONDAY)
  expect([...kept.keys()]).toEqual([])
})

test('it is turned to the day that the phone’s clock shows: today, the weeks, and a next shift that is still to come', () => {
  keepHome(home({ weeks: [week(11), week(12), week(13)] }), MONDAY)
  expect(at('2026-03-17T16:30:00Z')).toMatchObject({ today: '2026-03-17', next: { stateDay: '17.3.2026' } })
  // The day shift has ended at 18:00 in Warsaw.
  expect(at('2026-03-17T17:30:00Z')).toMatchObject({ next: null })
  const later = at('2026-03-24T08:00:00Z')
  expect(later?.weeks.map(({ week: number, ready }) => [number, ready])).toEqual([
    [12, true],
    [13, true],
    [14, false],
  ])
})

test('a night is still to come, or runs, until six of the next morning', () => {
  const night = { ...home().next, stateDay: '16.3.2026', shift: 'Noc' } as NonNullable<OwnHome['next']>
  keepHome(home({ next: night }), MONDAY)
  expect(at('2026-03-17T04:30:00Z')?.next).not.toBeNull()
  expect(at('2026-03-17T05:30:00Z')?.next).toBeNull()
})

test('another driver’s page, and another driver’s login, leave nothing of the first one', () => {
  keepHome(home(), MONDAY)
  keepHome(home({ fullName: 'Ewa Żak' }), MONDAY)
  expect(recallHome(MONDAY)?.value.fullName).toBe('Ewa Żak')
  noteDevice(false, 'jan')
  expect(recallHome(MONDAY)).toBeUndefined()
})

test('‘To nie mój telefon’ keeps nothing, until somebody logs in on a phone of their own', () => {
  noteDevice(true, 'jan')
  keepHome(home(), MONDAY)
  expect(recallHome(MONDAY)).toBeUndefined()
  noteDevice(false, 'jan')
  keepHome(home(), MONDAY)
  expect(recallHome(MONDAY)).toBeDefined()
})

test('drafts go with the logout, what is on its way to the server does not', () => {
  keepHome(home(), MONDAY)
  for (const name of ['draft.2026-13', 'typed', 'pick', 'statement-question.R-1', 'pending', 'theme'])
    kept.set(`flotylla.${name}`, '{}')
  forgetOwnThings()
  expect([...kept.keys()]).toEqual(['flotylla.pending', 'flotylla.theme'])
})

test('what another build of the page left is as good as nothing, and so is a page of a clock put back', () => {
  kept.set(
    'flotylla.own-week.home',
    JSON.stringify({ at: 1, value: { fullName: 'Jan', weeks: [{ reg: 5 }] } }),
  )
  expect(recallHome(MONDAY)).toBeUndefined()
  keepHome(home(), MONDAY)
  expect(recallHome(MONDAY - 60_000)).toBeUndefined()
})
