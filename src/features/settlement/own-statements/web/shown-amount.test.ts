import { expect, test } from 'vitest'
import { whereWords } from './shown-amount.ts'

const MOVED_ON = {
  state: 'moved-on',
  ...{ toPayGrosze: 30_000, carryGrosze: 0, accountEnd: null, takesCash: false, paidAt: null, paidBy: null },
  ...{ cameBackAt: null, debt: null },
} as const

test('of a statement that was paid in part only the rest went into a newer one', () => {
  expect(whereWords(MOVED_ON, { paid: 10_000, left: 0 })).toBe(
    'Wypłacono 100,00\u00a0zł, a 200,00\u00a0zł weszło do nowszego rozliczenia.',
  )
})

test('of one that nobody paid all of it did', () => {
  expect(whereWords(MOVED_ON, { paid: 0, left: 0 })).toBe('Ta kwota weszła do nowszego rozliczenia.')
})
