import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { heldWithin } from '#features/income/facts/server/public.ts'
import { date, fileOf, ride, sheetRow, weekOf, who } from '#test/income/small-files.ts'
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

test.each([
  ['bolt-earnings', weekOf(who('Jan Próbny', '+48500000011'), 100), '2026-11-09', '2026-12-31', true],
  ['bolt-earnings', weekOf(who('Jan Próbny', '+48500000011'), 100), '2026-09-01', '2026-11-30', false],
  ['uber-drivers', weekOf(who('Jan Próbny', '+48500000011'), 100), '2001-01-01', '2099-12-31', false],
  ['uber-trips', ride('a', who('Jan Próbny', '+48500000011')), '2026-01-01', '2026-12-31', true],
  ['uber-trips', ride('a', who('Jan Próbny', '+48500000011')), '2001-01-01', '2099-12-31', false],
] as const)('%s: a report is of two months at most, rows that tell their days of a year', async (...of) => {
  const [kind, row, from, to, isTaken] = of
  const office = await server.asUser()
  const file = { ...fileOf(kind, [row]), periodStart: date(from), periodEnd: date(to) }
  for (const call of [previewLoad, importResults]) {
    const answer = await server.call(call, { file } as never, { as: office })
    if (isTaken) expect(answer.status).toBe(200)
    else
      expect(answer).toMatchObject({
        failure: { fields: { 'file.periodEnd': expect.stringContaining('Popraw okres') } },
      })
  }
})

test('a sum of many years is refused with its row, whatever period the file says', async () => {
  const office = await server.asUser()
  const row = weekOf(who('Jan Próbny', '+48500000011'), 100, {
    ...{ date: date('2001-01-01'), until: date('2099-12-31') },
  })
  const answer = await server.call(previewLoad, { file: fileOf('uber-drivers', [row]) } as never, {
    as: office,
  })
  expect(answer).toMatchObject({
    failure: { fields: { 'file.rows.0.until': expect.stringContaining('najwyżej 62 dni') } },
  })
})

test('of what stands in a period no more is read than is compared', async () => {
  const office = await server.asUser()
  const rows = ['a', 'b', 'c'].map((id) => ride(id, who('Jan Próbny', '+48500000011')))
  answered(await server.call(importResults, { file: fileOf('uber-trips', rows) } as never, { as: office }))
  const { queries } = server.database
  const period = [date('2026-11-09'), date('2026-11-15')] as const
  expect(await heldWithin(queries, [1], ...period, 3)).toHaveLength(3)
  expect(await heldWithin(queries, [1], ...period, 2)).toBeUndefined()
})
