import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepOwnLanguage } from '#features/drivers/session/contract-language.ts'
import { closeWeeks, readSettlementWeek } from '#features/settlement/weeks/contract.ts'
import { printStatement } from '#features/settlement/weeks/contract-printing.ts'
import { readPdf } from '#test/files/read-pdf.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { makeFirstExample } from '#test/settlement/first-example.ts'
import { MONDAY_48, WEEK_47 } from '#test/settlement/made-week.ts'
import { printOwnStatement } from '../contract.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
  await server.reset()
})
afterAll(() => server.close())

test('who reads Georgian gets the PDF in Georgian, letter by letter, and the office keeps the Polish one', async () => {
  const office = await server.asUser({ money: true })
  const jan = await server.asScope('driver', (await makeFirstExample(server.database.queries)).jan)
  const { data } = answered(await server.call(readSettlementWeek, WEEK_47, { as: office }))
  const open = data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  const { closed } = answered(await server.call(closeWeeks, { ...WEEK_47, drivers: open }, { as: office }))
  const id = closed.find(({ driverId }) => driverId === jan.id)?.statementId ?? ''
  answered(await server.call(keepOwnLanguage, { language: 'ka' }, { as: jan }))
  const fileOf = async (path: string, { cookie }: TestCaller) => {
    const { rawPayload } = await server.app.inject({ url: path, headers: { cookie } })
    return (await readPdf(rawPayload)).pages.join(' ')
  }
  const own = await fileOf(printOwnStatement.path.replace(':number', 'R-2026-47-0001'), jan)
  expect(own).toContain('თარგმანია')
  expect(own).toContain('R/2026/47/0001')
  expect(own).not.toContain('Pozycja')
  const offices = await fileOf(printStatement.path.replace(':id', id), office)
  expect(offices).toContain('Pozycja')
  expect(offices).not.toMatch(/\p{Script=Georgian}/u)
})
