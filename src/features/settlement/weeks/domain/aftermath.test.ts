import { expect, test } from 'vitest'
import type { Ledger, LedgerEntry } from '#features/settlement/domain/public.ts'
import { whatBecameOf } from './aftermath.ts'

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
