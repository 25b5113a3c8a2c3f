import { expect, test } from 'vitest'
import type { Ledger, LedgerEntry } from '#features/settlement/domain/public.ts'
import { type WhatBecame, whatBecameOf, whyNotReopened } from './aftermath.ts'

const settled = (driver: string, statement: string, grosze: number): LedgerEntry => ({
  ...{ id: statement, driver, kind: 'settlement', statement, grosze },
  corrections: [],
  onTheWay: [],
})
const folded = (into: string, whom: string): LedgerEntry => ({
  ...{ id: `${whom} into ${into}`, driver: into, kind: 'link', folded: whom },
})

test('a statement of a record that was folded twice is followed by the last holder’s', () => {
  const before: Ledger = [settled('c', 'C', 10_000), folded('b', 'c'), folded('a', 'b')]
  const statement = { number: 'C', driver: 'c', toPay: 10_000 }
  expect(whatBecameOf(before, statement, null)).toMatchObject({ followed: false, rolledOver: false })
  const after = [...before, settled('a', 'A', 20_000)]
  expect(whatBecameOf(after, statement, null)).toMatchObject({ followed: true, rolledOver: true })
})

test('a statement that the holder closed before the folding follows nothing', () => {
  const ledger: Ledger = [
    settled('c', 'C', 10_000),
    folded('b', 'c'),
    settled('a', 'A', 20_000),
    folded('a', 'b'),
  ]
  const became = whatBecameOf(ledger, { number: 'C', driver: 'c', toPay: 10_000 }, null)
  expect(became).toMatchObject({ followed: false, rolledOver: false })
})

const NOTHING: WhatBecame = {
  ...{ onTheWay: null, paid: false, paidAnything: false, followed: false, rolledOver: false },
}
const INSIDE = { exported: null, corrections: 0 }

test.each([
  ['left in a file, also where its order came back', {}, { exported: 'P/2026/48/1' }, 'already_exported'],
  ['is held by a batch', { onTheWay: 'P/2026/48/1' }, {}, 'in_batch'],
  ['was paid, be it in part', { paidAnything: true }, {}, 'already_paid'],
  ['was corrected', {}, { corrections: 1 }, 'already_corrected'],
  ['was followed by a newer one', { followed: true }, {}, 'already_followed'],
])('a statement that %s is not opened again', (_, became, outside, why) => {
  expect(whyNotReopened({ ...NOTHING, ...became }, { ...INSIDE, ...outside })).toBe(why)
})

test('a statement of which nothing left the house may be opened again, also one with nothing to pay', () => {
  expect(whyNotReopened(NOTHING, INSIDE)).toBeUndefined()
})
