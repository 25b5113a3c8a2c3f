import { expect, test } from 'vitest'
import { parseDate } from '#kernel/calendar-date.ts'
import { clashesText, clashText } from './texts-clashes.ts'

test('the office is told what two records of one person both have', () => {
  expect(clashText({ code: 'both-submitted', week: { year: 2026, week: 12 } })).toBe(
    'W tygodniu 12/2026 dyspozycyjność jest na obu wpisach: zostanie połączona w jedną.',
  )
  expect(clashText({ code: 'both-have-results', shifts: 1 })).toContain(
    'Oba wpisy mają wyniki na 1 tej samej zmianie.',
  )
})

test('a merge is refused with each shift that both drive', () => {
  const date = parseDate('2026-03-16')
  if (!date) throw new Error('No such date.')
  const slot = { date, shift: 'day' } as const
  expect(clashesText({ clashes: [{ code: 'both-drive', slot, reg: 'W01', otherReg: 'W02' }] })).toMatch(
    /^Nie można połączyć tych kierowców.*16\.3\.2026 Dzień: oba wpisy mają auto \(W01 i W02\)\./,
  )
})
