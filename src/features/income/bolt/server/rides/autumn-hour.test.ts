import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDriver } from '#features/drivers/office/contract.ts'
import { shiftResults } from '#features/income/facts/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type BoltServer, startBoltServer } from '#test/bolt/bolt-server.ts'
import { connectCompany } from '#test/bolt/connect-company.ts'
import { driverId, madeUpCompany, madeUpOrder } from '#test/bolt/made-up-bolt.ts'
import { answered, startTestServer, type TestServer } from '#test/server/test-server.ts'
import { type BoltClient, createBoltClient } from '../client/bolt-client.ts'
import { fetchDay } from '../nights/fetch-day.ts'
import { insertRun, takeRun } from '../nights/run-store.ts'
import { boltRuns } from '../tables.ts'

const ID = 63_001
const NOW = '2026-11-20T09:00:00Z'
const at = (iso: string) => Date.parse(iso) / 1000
const order = (reference: string, iso: string, price: number) =>
  madeUpOrder({ reference, driver: driverId(ID, 0), created: at(iso), ended: at(iso) + 600, price })

let server: TestServer
let bolt: BoltServer
let client: BoltClient
beforeAll(async () => {
  server = await startTestServer({ at: NOW })
})
afterAll(async () => {
  await bolt.close()
  await server.close()
})

async function fetchDate(date: string): Promise<void> {
  const { queries } = server.database
  const day = date as CalendarDate
  await insertRun(queries, { companyId: ID, date: day, askedBy: null, askedAt: NOW })
  const [run] = await queries
    .select()
    .from(boltRuns)
    .where(and(eq(boltRuns.date, day), eq(boltRuns.state, 'asked')))
  if (!run || !(await takeRun(queries, run.id, NOW))) throw new Error('The run was not there.')
  expect(await fetchDay(server.platform, client, run), server.log.slice(-2).join('')).toBeNull()
}

async function gross(): Promise<number> {
  const rows = await server.database.queries.select().from(shiftResults)
  return rows.reduce((sum, { boltGrossGrosze }) => sum + (boltGrossGrosze ?? 0), 0)
}

test.each(['A', 'B'])(
  'of two rides of one minute of the hour that comes twice, ride %s can be corrected alone',
  async (corrected) => {
    const orders = [order('A', '2026-10-25T00:30:00Z', 2000), order('B', '2026-10-25T01:30:00Z', 3000)]
    const from = at('2026-10-12T04:00:00Z')
    const month = madeUpCompany({ seed: 9, companyId: ID, from, days: 30, drivers: 1 })
    await bolt?.close()
    bolt = await startBoltServer({ companies: [{ ...month, orders, logs: [] }], now: () => Date.parse(NOW) })
    client = createBoltClient({
      key: { clientId: 'fleet', clientSecret: 'very-secret' },
      clock: server.clock,
      inTests: { addresses: bolt.addresses, wait: async () => undefined },
    })
    await server.reset()
    await connectCompany(server.database.queries, ID)
    const office = await server.asUser({ money: true })
    const jan = { fullName: 'Jan Próbny 0', phone: '500000000', email: '' }
    answered(await server.call(addDriver, jan, { as: office }))

    await fetchDate('2026-10-24')
    expect(await gross()).toBe(5000)
    const price = orders.find(({ order_reference: reference }) => reference === corrected)?.order_price
    bolt.correct(corrected, at('2026-10-28T12:00:00Z'), { order_price: { ...price, ride_price: 40 } })
    await fetchDate('2026-10-28')
    expect(await gross()).toBe(corrected === 'A' ? 7000 : 6000)
  },
)
