import { expect, test } from 'vitest'
import { parseDate } from '#kernel/calendar-date.ts'
import { blockWords, explainedWords } from './texts-blocks.ts'

test('a shift without hours says which one, and where they are entered', () => {
  const block = { code: 'amount-unknown', what: 'hours-unknown', app: null } as const
  expect(blockWords({ ...block, rowId: 'shift:2026-11-18:night' })).toMatchObject({
    act: 'Wpisz godziny',
    told: 'Zmiana 18.11.2026 (noc) nie ma godzin, a stawka jest za godzinę. Wpisz je na stronie paliwa.',
  })
  expect(blockWords({ ...block, rowId: null }).told).toMatch(/^Zmiana nie ma godzin/)
})

test('reports that are not cut by weeks are named with their days, and with what to do', () => {
  const days = [parseDate('2026-11-18'), parseDate('2026-11-24')] as const
  const [from, to] = days
  if (!from || !to) throw new Error('no days')
  const told = { app: 'bolt', rowId: '1:2:3', subject: 's' } as const
  expect(blockWords({ ...told, code: 'report-spans', days: { from, to } }).told).toBe(
    'Raport Bolt za 18.11.2026–24.11.2026 przechodzi przez dwa tygodnie, więc nie wchodzi do żadnego. Wczytaj raporty od poniedziałku do niedzieli, a ten plik cofnij.',
  )
  const both = [
    { from, to },
    { from, to: from },
  ]
  expect(blockWords({ ...told, code: 'reports-overlap', accounts: false, days: both }).told).toContain(
    '(18.11.2026–24.11.2026 i 18.11.2026–18.11.2026)',
  )
  expect(blockWords({ ...told, code: 'reports-overlap', accounts: false, days: both }).told).toContain(
    'Liczy się raport za 18.11.2026–18.11.2026, a ten za 18.11.2026–24.11.2026 jest poza sumą.',
  )
})

test('what a person has explained still says what it was', () => {
  const report = ['uber', '3:2', '2026-11-12', '2026-11-18']
  const told = (code: string, subject: unknown) =>
    explainedWords({ code, subject: typeof subject === 'string' ? subject : JSON.stringify(subject) })
  expect(told('file-missing', 'bolt')).toBe('brak pliku Bolt')
  expect(told('report-spans', [report])).toBe(
    'raport Uber za 12.11.2026–18.11.2026 nie wchodzi do żadnego rozliczenia',
  )
  expect(told('reports-overlap', [report, ['uber', '4:2', '2026-11-16', '2026-11-22']])).toBe(
    'raporty Uber tych samych dni (12.11.2026–18.11.2026 i 16.11.2026–22.11.2026)',
  )
  expect(told('sums-differ', ['net-differs', 'bolt', '3:2', 90_000, 91_200]).replaceAll('\u00a0', ' ')).toBe(
    'Bolt: w pliku 912,00, z pozostałych kwot 900,00',
  )
  // Of an earlier edition, or by hand.
  expect(told('report-spans', 'nothing of this')).toContain('nie wchodzi do żadnego')
})
