import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { shiftResults, unsplitResults } from '#features/income/facts/server/tables.ts'
import { fileOf, payment, ride, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { importResults } from '../contract.ts'

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser()
  const jan = { fullName: 'Jan Próbny', phone: '500000011', email: '' }
  answered(await server.call(addDriver, jan, { as: office }))
})

const JAN = who('Jan Próbny', '+48500000011', 'uuid-jan')
const load = async (kind: 'uber-orders' | 'uber-trips', rows: readonly object[]) =>
  answered(await server.call(importResults, { file: fileOf(kind, rows as never) } as never, { as: office }))
const trip = () => load('uber-trips', [ride('t', JAN, { grossGrosze: null, shift: 'night' })])
const all = async () => ({
  shifts: (await server.database.queries.select().from(shiftResults)).map(({ shift, totalIncomeGrosze }) => [
    shift,
    totalIncomeGrosze,
  ]),
  days: (await server.database.queries.select().from(unsplitResults)).map(
    ({ totalIncomeGrosze }) => totalIncomeGrosze,
  ),
})

/** Of one day and one ride: a part, the rest, and a part that is taken back. */
const parts = (ids: readonly (string | null)[]) =>
  [2279, 300, -50].map((grosze, at) => ({
    ...payment('', 't', grosze, JAN),
    id: ids[at] ?? null,
    row: at + 2,
  }))

test.each([
  ['with numbers of their own', ['x', 'y', 'z']],
  ['without any', [null, null, null]],
])('several payments of one ride and day, %s, all count in its shift, in whatever order', async (_, ids) => {
  await load('uber-orders', parts(ids))
  await trip()
  const inOrder = await all()
  expect(inOrder).toEqual({ shifts: [['night', 2529]], days: [] })
  await server.reset()
  office = await server.asUser()
  answered(
    await server.call(addDriver, { fullName: 'Jan Próbny', phone: '500000011', email: '' }, { as: office }),
  )
  await trip()
  await load('uber-orders', parts(ids))
  expect(await all()).toEqual(inOrder)
})

test('a part that comes in a later file joins the others, and the same file again changes nothing', async () => {
  await trip()
  const [first, ...others] = parts(['x', 'y', 'z'])
  await load('uber-orders', [first ?? {}])
  expect(await all()).toEqual({ shifts: [['night', 2279]], days: [] })
  await load('uber-orders', others)
  await load('uber-orders', others)
  expect(await all()).toEqual({ shifts: [['night', 2529]], days: [] })
})
