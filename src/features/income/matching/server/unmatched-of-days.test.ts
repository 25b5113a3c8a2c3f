import { afterAll, beforeAll, expect, test } from 'vitest'
import { date } from '#test/income/small-files.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'
import { makeDriver, makeLoad, makeReference, makeRow } from '#test/settlement/made-week.ts'
import { unmatchedOfDays } from './unmatched-of-days.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-23T09:00:00Z' })
})
afterAll(() => server.close())

test('who waits in two apps under one name is one person, with the rows of both', async () => {
  const { queries } = server.database
  const ewa = await makeDriver(queries, 'Ewa Mała')
  for (const [at, app] of (['bolt', 'uber'] as const).entries()) {
    const no = await makeLoad(queries, { no: at + 1, kind: at === 0 ? 'bolt-earnings' : 'uber-drivers' })
    const ref = await makeReference(queries, app, at === 0 ? 'Ewa Mala' : 'EWA MAŁA', null)
    await makeRow(queries, { load: no, row: 2, app, ref, amounts: { net: 10 } })
  }

  const found = await unmatchedOfDays(queries, date('2026-11-16'), date('2026-11-22'))
  expect(found).toMatchObject([{ driverIds: [ewa] }])
  expect(found.map(({ rowIds }) => rowIds.toSorted())).toEqual([['1:2', '2:2']])
})
