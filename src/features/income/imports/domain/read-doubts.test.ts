import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { importTabTexts } from '../texts-import-tab.ts'
import type { FileToRead } from './read-file.ts'
import { EARNINGS, read, ready, SHEET, shift, TRIPS, trip, week } from './testing/tables.ts'

describe('the days of a file', () => {
  test('whose name says others are those of its rows, and this is told', () => {
    const rows = [TRIPS, trip(), trip('2026-11-10 08:00')]
    const result = ready(rows, { fileName: 'Bolt-2026W41.csv' })
    expect(result.file).toMatchObject({ periodStart: '2026-11-09', periodEnd: '2026-11-10' })
    expect(result.notes).toMatchObject([{ code: 'other-days-than-name' }])
    expect(ready(rows, { fileName: 'Bolt-2026W46.csv' }).notes).toEqual([])
  })
  test('that were not over when it was saved are told', () => {
    const early = { ...week, changedOn: '2026-11-12' as CalendarDate }
    expect(ready([EARNINGS, ['Ewa N', '', '10', '8', '0', '8']], early).notes).toEqual([
      { code: 'saved-before-end', savedOn: '2026-11-12' },
    ])
  })
  test('of a week from Sunday to Saturday are told, those from Monday to Sunday or Monday are not', () => {
    const notesOf = (start: string, end: string) => {
      const period = { start: start as CalendarDate, end: end as CalendarDate }
      const about = { ...week, period, changedOn: '2026-12-31' as CalendarDate }
      return ready([EARNINGS, ['Ewa N', '', '10', '8', '0', '8']], about).notes
    }
    const days = { start: '2026-11-15', end: '2026-11-21' }
    expect(notesOf(days.start, days.end)).toEqual([{ code: 'other-week', days }])
    expect(notesOf('2026-11-15', '2026-11-22')).toMatchObject([{ code: 'other-week' }])
    for (const end of ['2026-11-22', '2026-11-23', '2026-11-30'])
      expect(notesOf('2026-11-16', end)).toEqual([])
    expect(importTabTexts.notes['other-week'](6, 5)).toContain('od niedzieli do soboty')
  })
})

describe('a thousand or a fraction', () => {
  const sheet = (...incomes: readonly string[]) => [
    SHEET,
    ...incomes.map((income, at) => shift(`4850000001${at}`, undefined, undefined, undefined, income)),
  ]
  const incomes = (rows: readonly (readonly string[])[], more?: Partial<FileToRead>) =>
    ready(rows, more).file.rows.map(({ amounts }) => amounts.totalIncome)
  test.each([
    ['1.234', '421,39', 123_400],
    ['1,234', '421.39', 123_400],
    ['1.234', '1.234.567', 123_400],
    ['1.234', '0.5678', 123],
    ['1,234', '2.421,39', 123],
  ])('%s beside %s', (unclear, other, grosze) => {
    expect(incomes(sheet(unclear, other))[0]).toBe(grosze)
  })
  test.each([
    ['nothing', ['1.234', '421']],
    ['amounts with their grosze behind the same mark', ['1.234', '421.39', '98.20']],
    ['nothing but such cells', ['1.234', '2.421']],
    ['cells that contradict each other', ['1.234', '421.39', '421,39']],
    ['both marks', ['1.234', '1,234', '421.39']],
  ])('with %s to prove it, a person says it, with the other cells before him', (_, cells) => {
    const result = read(sheet(...cells))
    expect(result).toMatchObject({ state: 'open', read: { unclear: [{ column: 'totalIncome' }] } })
    expect(incomes(sheet(...cells), { marks: { totalIncome: 'thousands' } })[0]).toBe(123_400)
    expect(incomes(sheet(...cells), { marks: { totalIncome: 'fraction' } })[0]).toBe(123)
  })
  test('a mileage of 1.181 too', () => {
    const rows = [SHEET, shift(...Array(5), '1', '2', '1.181')]
    expect(read(rows)).toMatchObject({
      state: 'open',
      read: { unclear: [{ heading: 'driven_mileage', unclear: [{ row: 2, text: '1.181' }] }] },
    })
  })
})
