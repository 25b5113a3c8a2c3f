import { expect, test } from 'vitest'
import type { Ledger, LedgerEntry } from '#features/settlement/domain/public.ts'
import { debtBecame } from './debt-became.ts'

const settled = (statement: string, grosze: number, driver = 'a'): LedgerEntry => ({
  ...{ id: statement, driver, kind: 'settlement', statement, grosze },
  corrections: [],
  onTheWay: [],
})
const paidIn = (grosze: number): LedgerEntry => ({ id: `in ${grosze}`, driver: 'a', kind: 'pay-in', grosze })
const became = (ledger: Ledger, onTheWay: { statement: string; grosze: number }[] = []) =>
  debtBecame(ledger, { number: '46', driver: 'a', holder: 'a', carry: -97_485 }, onTheWay)
const OWED = settled('46', -97_485)

test('a debt waits for the next statement, or what a pay-in has left of it', () => {
  expect(became([OWED])).toEqual({ code: 'waits', left: 97_485, statement: null })
  expect(became([OWED, paidIn(90_000)])).toEqual({ code: 'waits', left: 7485, statement: null })
})

test('one that was paid in passes on no more, also once the next statement is there', () => {
  expect(became([OWED, paidIn(100_000)])).toMatchObject({ code: 'even' })
  expect(became([OWED, paidIn(100_000), settled('47', 5000)])).toMatchObject({ code: 'even' })
})

test('one with which the next statement opened says in which it is', () => {
  const followed = [OWED, settled('47', 120_000), settled('48', 100)]
  expect(became(followed)).toEqual({ code: 'passed', left: 97_485, statement: '47' })
  expect(became([OWED, paidIn(90_000), settled('47', 0)])).toMatchObject({ left: 7485, statement: '47' })
  // A pay-in that came after it is the newer statement's.
  expect(became([OWED, settled('47', 0), paidIn(97_485)])).toMatchObject({ code: 'passed', left: 97_485 })
})

test('a transfer that is on its way pays no debt; one that came back does', () => {
  const ledger = [settled('45', 50_000), OWED]
  expect(became(ledger, [{ statement: '45', grosze: 50_000 }])).toMatchObject({ code: 'waits', left: 97_485 })
  expect(became(ledger)).toMatchObject({ code: 'waits', left: 47_485 })
})

test('a folded driver’s debt is in the holder’s first statement after the folding, not in one before it', () => {
  const link: LedgerEntry = { id: 'link', driver: 'b', kind: 'link', folded: 'a' }
  const of = { number: '46', driver: 'a', holder: 'b', carry: -97_485 }
  const before = [OWED, settled('B 47', 5000, 'b'), link]
  expect(debtBecame(before, of, [])).toMatchObject({ code: 'waits', left: 92_485 })
  expect(debtBecame([...before, settled('B 48', 0, 'b')], of, [])).toMatchObject({ statement: 'B 48' })
})

test('who owes nothing has no debt that could become anything', () => {
  expect(debtBecame([settled('46', 0)], { number: '46', driver: 'a', holder: 'a', carry: 0 }, [])).toBeNull()
})
