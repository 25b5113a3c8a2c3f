import { expect, test } from 'vitest'
import { inZloty } from '#kernel/money.ts'
import { transferScreenTexts } from '../texts-screens.ts'
import { cameBack } from './came-back.ts'

const ORDERS = [
  { grosze: 1_832_461, returned: null },
  { grosze: 25_665, returned: { reason: 'konto zamknięte' } },
]

test('of a batch with an order that came back it is said what was paid and what came back', () => {
  const { back, stands } = cameBack(ORDERS)
  expect([stands, back]).toEqual([
    { count: 1, total: 1_832_461 },
    { count: 1, total: 25_665 },
  ])
  const said = (state: 'confirmed' | 'exported') =>
    transferScreenTexts
      .cameBack(state, { ...stands, amount: inZloty(stands.total) }, { ...back, amount: inZloty(back.total) })
      .replaceAll('\u00a0', ' ')
  expect(said('confirmed')).toBe('Wypłacono 18 324,61 zł (1), zwrócono 256,65 zł (1).')
  // Nobody has confirmed it: what did not come back is not paid yet.
  expect(said('exported')).toBe('W drodze 18 324,61 zł (1), zwrócono 256,65 zł (1).')
})

test('all may have come back, or nothing', () => {
  expect(cameBack(ORDERS.slice(1)).stands).toEqual({ count: 0, total: 0 })
  expect(cameBack(ORDERS.slice(0, 1)).back).toEqual({ count: 0, total: 0 })
})
