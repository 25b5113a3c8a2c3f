import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { importResults } from '#features/income/imports/contract.ts'
import { date, fileOf, ride, weekOf, who } from '#test/income/small-files.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { refoldDue, shiftResults, touchedWeeks, unsplitResults } from '../tables.ts'
import { foldDueWeeks } from './fold-again.ts'

const JAN = who('Jan Próbny', '+48500000011', 'bolt-jan')

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  const office = await server.asUser()
  const jan = { fullName: 'Jan Próbny', phone: '500000011', email: '' }
  answered(await server.call(addDriver, jan, { as: office }))
  const files = [
    fileOf('bolt-trips', [
      ride('a', JAN, { grossGrosze: 3000, netGrosze: 2400 }),
      ride('b', JAN, { grossGrosze: 2000, netGrosze: 1600, date: date('2026-11-02') }),
    ]),
    fileOf('freenow-earnings', [weekOf(JAN, 9000)]),
  ]
  for (const file of files) answered(await server.call(importResults, { file } as never, { as: office }))
  await queries().delete(touchedWeeks)
})

const queries = () => server.database.queries
const results = async () => ({
  slots: await queries().select().from(shiftResults).orderBy(shiftResults.date),
  days: await queries().select().from(unsplitResults),
})

/** As if an edition of before had folded otherwise, and its migration had told so. */
async function foldedOtherwise(): Promise<void> {
  await queries().execute(sql`UPDATE shift_results SET total_income_grosze = 1, income_from = 'gross'`)
  await queries().execute(sql`UPDATE unsplit_results SET total_income_grosze = 2, income_from = 'gross'`)
  await queries()
    .insert(refoldDue)
    .values([{ monday: date('2026-11-02') }, { monday: date('2026-11-09') }])
}

test('weeks that an upgrade left due are folded by the rules of now, each once, by several processes', async () => {
  const before = await results()
  await foldedOtherwise()
  const folded = await Promise.all([foldDueWeeks(server.database), foldDueWeeks(server.database)])
  expect(folded[0] + folded[1]).toBe(2)
  expect(await results()).toEqual(before)
  expect(await foldDueWeeks(server.database)).toBe(0)
})

test('no closed week is compared for it, as no fact has changed', async () => {
  await foldedOtherwise()
  await foldDueWeeks(server.database)
  expect(await queries().select().from(touchedWeeks)).toEqual([])
})

test('a stop ends it between two weeks, the newest being done, and the rest stays due', async () => {
  await foldedOtherwise()
  let asked = 0
  expect(await foldDueWeeks(server.database, () => asked++ > 0)).toBe(1)
  expect(await queries().select().from(refoldDue)).toEqual([{ monday: '2026-11-02' }])
  const { slots } = await results()
  expect(slots.map(({ totalIncomeGrosze }) => totalIncomeGrosze)).toEqual([1, 2400])
})
