import { expect, test } from 'vitest'
import { partyLines, shortenedOrders, titleLines, titleRun } from './order-words.ts'
import type { PaymentOrder } from './payment-order.ts'
import { plainOrders } from './testing/made-orders.ts'

const order = (changed: Partial<PaymentOrder>): PaymentOrder => {
  const [plain] = plainOrders(1)
  return { ...(plain as PaymentOrder), ...changed }
}

test('a party is its name and the lines of its address; empty lines are none', () => {
  const party = { name: ' Żaneta  Świątek ', address: ['ul. Łąkowa 1', ' ', '00-001 Łódź'] }
  expect(partyLines(party, 'plain')).toEqual(['Zaneta Swiatek', 'ul. Lakowa 1', '00-001 Lodz'])
  expect(partyLines(party, 'polish')).toEqual(['Żaneta Świątek', 'ul. Łąkowa 1', '00-001 Łódź'])
})

test('a title ends with the number of its statement, unbroken', () => {
  expect(titleLines('Rozliczenie tygodnia 2026-W47', 'R/2026/47/0017', 'plain')).toEqual([
    'Rozliczenie tygodnia 2026-W47',
    'R/2026/47/0017',
  ])
  expect(titleRun('Rozliczenie tygodnia 2026-W47', 'R/2026/47/0017', 'plain')).toBe(
    'Rozliczenie tygodnia 2026-W47 R/2026/47/0017',
  )
  expect(titleRun('a'.repeat(200), 'R/2026/47/0017', 'plain')).toHaveLength(140)
})

test('whose words have no room is told with what they are', () => {
  const long = 'Bardzo Dluga Nazwa Przedsiebiorstwa '.repeat(6)
  const orders = [
    order({ statement: 'R/1' }),
    order({ statement: 'R/2', payee: { name: long, address: [] } }),
    order({ statement: 'R/3', title: long }),
    order({ statement: 'R/4', payee: { name: 'Jan', address: [long] }, title: long }),
  ]
  expect(shortenedOrders(orders, 'plain')).toEqual([
    { statement: 'R/2', field: 'payee' },
    { statement: 'R/3', field: 'title' },
    { statement: 'R/4', field: 'payee' },
    { statement: 'R/4', field: 'title' },
  ])
})
