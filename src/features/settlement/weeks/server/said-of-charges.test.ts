import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepOwnLanguage } from '#features/drivers/session/contract-language.ts'
import { addCharges, addSharedCost } from '#features/settlement/charges/contract.ts'
import { addInstalmentPlan } from '#features/settlement/charges/contract-standing.ts'
import { driverCharges } from '#features/settlement/charges/server/tables.ts'
import { printOwnStatement, readOwnStatement } from '#features/settlement/own-statements/contract.ts'
import { readPdf } from '#test/files/read-pdf.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { makeFirstExample } from '#test/settlement/first-example.ts'
import { MONDAY_48, WEEK_47 } from '#test/settlement/made-week.ts'
import { closeWeeks, readSettlementWeek } from '../contract.ts'
import { printStatement } from '../contract-printing.ts'
import { listCorrections, readStatement } from '../contract-statement.ts'
import { lineWords } from '../texts-lines.ts'

const NOTE = 'Puławska\n róg Wałbrzyskiej,  wezwanie nr 88/2026, „strefa”'
const ON_ONE_LINE = 'Puławska róg Wałbrzyskiej, wezwanie nr 88/2026, „strefa”'

let server: TestServer
let office: TestCaller
let jan: string
beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  server.clock.set(MONDAY_48)
  office = await server.asUser({ money: true })
  jan = (await makeFirstExample(server.database.queries)).jan
  const entries = [{ driverId: jan, grosze: 10_000, note: NOTE }]
  answered(
    await server.call(addCharges, { kind: 'fine', ...WEEK_47, date: '2026-11-12', entries } as never, {
      as: office,
    }),
  )
  const damage = { driverId: jan, kind: 'damage', grosze: 50_000, count: 5, date: '2026-10-03' } as const
  answered(
    await server.call(
      addInstalmentPlan,
      { ...damage, year: 2026, week: 47, note: 'zderzak, WX 1234' },
      { as: office },
    ),
  )
  const shifts = [{ driverId: jan, shifts: 2 }]
  const cost = { ...WEEK_47, date: '2026-11-18', grosze: 4000, note: 'myjnia', shifts }
  answered(await server.call(addSharedCost, cost, { as: office }))
})

const statement = async () =>
  answered(await server.call(readStatement, { ...WEEK_47, driverId: jan }, { as: office }))
const told = async () => (await statement()).lines.map(lineWords)
async function close(): Promise<string> {
  const { data } = answered(await server.call(readSettlementWeek, WEEK_47, { as: office }))
  const drivers = data.flatMap(({ driverId, mark }) => (mark ? [{ driverId, mark }] : []))
  const { closed } = answered(await server.call(closeWeeks, { ...WEEK_47, drivers }, { as: office }))
  return closed[0]?.statementId ?? ''
}
async function pages(path: string, { cookie }: TestCaller): Promise<string> {
  const { rawPayload } = await server.app.inject({ url: path, headers: { cookie } })
  return (await readPdf(rawPayload)).pages.join(' ').replace(/\s+/g, ' ')
}
const LINES = [
  { label: 'Mandat z 12.11.2026', rule: ON_ONE_LINE },
  { label: 'Szkoda z 3.10.2026, rata 1 z 5', rule: 'zderzak, WX 1234; zostaje 400,00\u00a0zł' },
  { label: 'Koszt wspólny z 18.11.2026', rule: 'myjnia; z 40,00 według zmian: 2' },
]

test('a fine, an instalment and a shared cost say of which day they are and what the office wrote', async () => {
  const lines = (await told()).map(({ label, rule }) => ({ label, rule: rule.replace(' zł', '\u00a0zł') }))
  for (const line of LINES) expect(lines).toContainEqual(line)
  const fine = (await statement()).sources.find(({ kind, from }) => kind === 'fine' && from === '2026-11-12')
  expect(fine).toMatchObject({ origin: 'typed', note: NOTE })
})

test('closed, they say so on the driver’s own page, on paper and in every language, the note as it was typed', async () => {
  const id = await close()
  const driver = await server.asScope('driver', jan)
  const { lines } = answered(
    await server.call(readOwnStatement, { number: 'R-2026-47-0001' }, { as: driver }),
  )
  const words = lines.map(({ words: one }) => [one?.label, one?.rule])
  expect(words).toContainEqual(['Mandat z 12.11.2026', ON_ONE_LINE])
  const paper = await pages(printStatement.path.replace(':id', id), office)
  for (const said of ['Mandat z 12.11.2026', 'wezwanie nr 88/2026', 'Wałbrzyskiej', 'zderzak, WX 1234'])
    expect(paper).toContain(said)
  answered(await server.call(keepOwnLanguage, { language: 'uk' }, { as: driver }))
  const own = await pages(printOwnStatement.path.replace(':number', 'R-2026-47-0001'), driver)
  expect(own).toContain('від 12.11.2026')
  expect(own).toContain('wezwanie nr 88/2026')
})

test('what a note is made into later changes neither a closed statement nor proposes a correction', async () => {
  const id = await close()
  const before = [await told(), (await statement()).checksum]
  const paper = await pages(printStatement.path.replace(':id', id), office)
  await server.database.queries.update(driverCharges).set({ note: 'coś innego', date: '2026-11-13' as never })
  expect([await told(), (await statement()).checksum]).toEqual(before)
  expect(await pages(printStatement.path.replace(':id', id), office)).toBe(paper)
  expect(answered(await server.call(listCorrections, {}, { as: office })).data).toEqual([])
})
