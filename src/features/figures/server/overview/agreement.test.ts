import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { fileOf, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { getResultsOverview } from '../../contract-overview.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())

test('a payout with a refund in it agrees', async () => {
  const office = await server.asUser()
  const jan = { fullName: 'Jan Próbny', phone: '500000011', email: '' }
  answered(await server.call(addDriver, jan, { as: office }))
  const amounts = { net: 10_000, cash: 2_000, adjustment: 1_500, payout: 9_500 }
  const file = fileOf('uber-drivers', [weekOf(who('Jan Próbny', '+48500000011', 'uber-jan'), 0, { amounts })])
  answered(await server.call(importResults, { file } as never, { as: office }))
  const period = { startDate: '2026-11-09', endDate: '2026-11-15' }
  const { agreement } = answered(await server.call(getResultsOverview, period, { as: office }))
  expect(agreement.find(({ app }) => app === 'uber')).toMatchObject({ checked: 1, differing: 0 })
})
