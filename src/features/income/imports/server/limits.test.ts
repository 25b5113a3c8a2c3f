import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fileOf, sheetRow, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { importResults } from '../contract.ts'
import { fillResults } from '../contract-fill.ts'
import { listLoads, previewLoad, previewTakeBack } from '../contract-preview.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(() => server.reset())

test('only administrators see what stays with the fleet in what a load or taking it back would change (D28)', async () => {
  const admin = await server.asUser({ admin: true })
  const coordinator = await server.asUser()
  const file = fileOf('settlement', [sheetRow(who('Jan Próbny', '+48500000011'))])
  const preview = async (as: typeof admin) =>
    JSON.stringify(answered(await server.call(previewLoad, { file } as never, { as })))
  expect(await preview(admin)).toContain('companyIncome')
  expect(await preview(coordinator)).not.toContain('companyIncome')
  expect(await preview(coordinator)).toContain('totalIncome')

  answered(await server.call(importResults, { file } as never, { as: admin }))
  const [load] = answered(await server.call(listLoads, {}, { as: admin })).data
  const takeBack = async (as: typeof admin) =>
    JSON.stringify(answered(await server.call(previewTakeBack, { id: load?.id ?? '' }, { as })))
  expect(await takeBack(admin)).toContain('companyIncome')
  expect(await takeBack(coordinator)).not.toContain('companyIncome')
})

test('rows of the prescribed call may speak of no more people than a file', async () => {
  const office = await server.asUser()
  const data = Array.from({ length: 10_001 }, (_, at) => ({
    ...{ full_name: `Osoba ${at}`, date: '2026-11-09', shift: 'dzień', total_income: 1 },
  }))
  const refused = await server.call(fillResults, { data } as never, { as: office })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused)).toContain('"data"')
})
