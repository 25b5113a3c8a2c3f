import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withOrders } from './with-orders.ts'

const settled = (statement: string, at: string) => ({ kind: 'settlement', statement, at })

test('a prepared transfer stands where it was prepared, between the weeks', () => {
  const entries = [settled('45', '2026-11-09T10:00:00Z'), settled('46', '2026-11-16T10:00:00Z')]
  const order = { statement: '45', since: '2026-11-10T10:00:00Z' }
  expect(withOrders(entries, [order])).toEqual([entries[0], order, entries[1]])
})

test('a clock that went back puts no transfer before the statement that it pays', () => {
  const entries = [settled('46', '2026-11-16T10:00:00Z')]
  const order = { statement: '46', since: '2026-11-16T09:00:00Z' }
  expect(withOrders(entries, [order])).toEqual([entries[0], order])
})

test('every entry stays in its order, and every transfer is there once, after its statement', () => {
  const hour = fc.integer({ min: 0, max: 23 }).map((at) => `2026-11-16T${String(at).padStart(2, '0')}:00:00Z`)
  fc.assert(
    fc.property(fc.array(hour, { maxLength: 8 }), fc.array(hour, { maxLength: 4 }), (booked, held) => {
      const entries = booked.map((at, index) => settled(`${index}`, at))
      const orders = held.slice(0, entries.length).map((since, index) => ({ statement: `${index}`, since }))
      const shown = withOrders(entries, orders)
      expect(shown.filter((row) => 'kind' in row)).toEqual(entries)
      expect(shown).toHaveLength(entries.length + orders.length)
      for (const order of orders)
        expect(shown.indexOf(order)).toBeGreaterThan(
          shown.findIndex((row) => 'kind' in row && row.statement === order.statement),
        )
    }),
  )
})
