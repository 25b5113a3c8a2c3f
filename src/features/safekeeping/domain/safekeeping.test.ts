import { expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { backupProblem, DEFAULT_PLAN, lastDueDate } from './backup-plan.ts'
import { backupName, expiredBackups } from './rotation.ts'

const day = (date: string) => backupName(date, '0400')

test('the newest stay, and the newest of each of the last weeks; foreign files are left alone', () => {
  const names = [
    '2026-03-11',
    '2026-03-10',
    '2026-03-09',
    '2026-03-08',
    '2026-03-02',
    '2026-03-01',
    '2026-02-22',
  ]
  const files = [...names.map(day), 'flotylla-2026.gz', 'notatki.txt']
  expect(expiredBackups(files, { keepDaily: 2, keepWeekly: 2 })).toEqual(
    ['2026-03-09', '2026-03-02', '2026-03-01', '2026-02-22'].map(day),
  )
})

test('the newest of all is kept whatever the plan says', () => {
  expect(expiredBackups([day('2026-03-01')], { keepDaily: 0, keepWeekly: 0 })).toEqual([])
})

test('a backup is due from its hour on, for that day', () => {
  const date = '2026-03-11' as CalendarDate
  expect(lastDueDate(DEFAULT_PLAN, { date, hour: 4 })).toBe('2026-03-11')
  expect(lastDueDate(DEFAULT_PLAN, { date, hour: 3 })).toBe('2026-03-10')
})

const known = { plan: DEFAULT_PLAN, since: '2026-03-01T00:00:00Z', now: '2026-03-11T12:00:00Z' }
const [good, older] = ['2026-03-11T03:01:00Z', '2026-03-09T03:01:00Z']

test('the office is told when backups are off, fail or are too old, and not before the first could be there', () => {
  const problem = (more: object) =>
    backupProblem({ ...known, lastGoodAt: undefined, lastFailedAt: undefined, ...more })
  expect(problem({ lastGoodAt: good })).toBeUndefined()
  expect(problem({ lastGoodAt: good, lastFailedAt: older })).toBeUndefined()
  expect(problem({ lastGoodAt: older, lastFailedAt: good })).toBe('failed')
  expect(problem({ lastGoodAt: older })).toBe('old')
  expect(problem({})).toBe('old')
  expect(problem({ since: '2026-03-11T00:00:00Z' })).toBeUndefined()
  expect(problem({ plan: { ...DEFAULT_PLAN, enabled: false }, lastGoodAt: good })).toBe('off')
})
