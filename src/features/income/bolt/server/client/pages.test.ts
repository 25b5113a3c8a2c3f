import { expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { readPages } from './pages.ts'

test('a list that never ends is given up', async () => {
  let asked = 0
  const answer = await readPages({ call: 'getFleetStateLogs', pageSize: 2 }, async () => {
    asked += 1
    return ok({ rows: ['a', 'b'], total: null })
  })
  expect(answer).toEqual({
    ok: false,
    error: { code: 'too-many-rows', call: 'getFleetStateLogs', got: 1000 },
  })
  expect(asked).toBe(500)
})

test('a server that heeds no offset is told by its own total', async () => {
  const answer = await readPages(
    { call: 'getFleetOrders', pageSize: 10, identity: (row: string) => row },
    async () => ok({ rows: ['a', 'b'], total: 5 }),
  )
  expect(answer).toMatchObject({ ok: false, error: { code: 'totals-differ', got: 2, told: 5 } })
})

test('of a row that came twice the later holds', async () => {
  const pages = [
    [
      { id: 'a', price: 1 },
      { id: 'b', price: 2 },
    ],
    [{ id: 'a', price: 3 }],
  ]
  const answer = await readPages(
    { call: 'getFleetOrders', pageSize: 2, identity: ({ id }: { id: string; price: number }) => id },
    async (offset) => ok({ rows: pages[offset / 2] ?? [], total: null }),
  )
  expect(answer).toEqual(
    ok([
      { id: 'a', price: 3 },
      { id: 'b', price: 2 },
    ]),
  )
})

test('nothing at all is a whole list too', async () => {
  const answer = await readPages({ call: 'getDrivers', pageSize: 10 }, async () => ok({ rows: [], total: 0 }))
  expect(answer).toEqual(ok([]))
})
