import { expect, test } from 'vitest'
import { conflictWords } from './conflict-words.ts'

test('the slots that drivers of one car both want are told by shift', () => {
  const slots = [
    { date: '2026-03-16', shift: 'Dzień' },
    { date: '2026-03-18', shift: 'Dzień' },
    { date: '2026-03-20', shift: 'Noc' },
  ] as const
  expect(conflictWords({ week: 12, slots: [...slots] })).toBe('tydzień 12: Dzień pn śr, Noc pt')
})
