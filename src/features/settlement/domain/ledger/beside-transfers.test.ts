import fc from 'fast-check'
import { expect, test } from 'vitest'
import { besideTransfers } from './beside-transfers.ts'
import type { LedgerEntry } from './entry.ts'
import { balanceOf } from './ledger.ts'
import { openingOf } from './payables.ts'

test.each([
  ['a debt is a debt, though a transfer on its way makes the balance positive', 528, [24_717], -24_189],
  ['a pay-in lowers that debt', 10_528, [24_717], -14_189],
  ['what is all on its way leaves nothing owed', 24_717, [20_000, 4717], 0],
  ['without orders the balance is what is owed', -500, [], -500],
  ['what is over the orders is owed to the driver', 900, [200], 700],
])('%s', (_rule, balance, orders, owed) => {
  const onTheWay = orders.reduce((sum, one) => sum + one, 0)
  expect(
    besideTransfers(
      balance,
      orders.map((grosze) => ({ grosze })),
    ),
  ).toEqual({ onTheWay, owed })
})

test('it is with what the next statement opens, whatever was booked and is on its way', () => {
  const amounts = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { maxLength: 6 })
  const orders = fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 3 })
  fc.assert(
    fc.property(amounts, orders, (results, away) => {
      const ledger = results.map(
        (grosze, index): LedgerEntry => ({
          ...{ id: String(index), driver: 'jan', kind: 'settlement', statement: `s${index}`, grosze },
          ...{ corrections: [], onTheWay: [] },
        }),
      )
      const onTheWay = away.map((grosze, index) => ({ statement: `s${index}`, grosze }))
      const { owed } = besideTransfers(balanceOf(ledger, 'jan'), onTheWay)
      expect(owed).toBe(openingOf(ledger, 'jan', onTheWay).grosze)
    }),
  )
})
