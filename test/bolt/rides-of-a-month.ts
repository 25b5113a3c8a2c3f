import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { drivers } from '#features/drivers/server/tables.ts'
import { type BoltClient, createBoltClient } from '#features/income/bolt/server/client/bolt-client.ts'
import { fleetZone } from '#features/income/bolt/server/fleet-zone.ts'
import { fetchDay } from '#features/income/bolt/server/nights/fetch-day.ts'
import { insertRun, takeRun } from '#features/income/bolt/server/nights/run-store.ts'
import { boltRuns } from '#features/income/bolt/server/tables.ts'
import type { NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'
import { shiftResults } from '#features/income/facts/server/public.ts'
import { loadFile } from '#features/income/imports/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { type BoltServer, startBoltServer } from './bolt-server.ts'
import { connectCompany } from './connect-company.ts'
import { type MadeUpCompany, madeUpCompany, type SentOrder } from './made-up-bolt.ts'

export const ID = 63_001
export const FIRST = '2026-10-12' as CalendarDate
export const FROM = Date.parse('2026-10-12T04:00:00Z') / 1000
const NOW = '2026-11-20T09:00:00Z'
/** Winter time begins within it. */
export const MONTH = madeUpCompany({ seed: 9, companyId: ID, from: FROM, days: 30, drivers: 2 })

export let server: TestServer
export let bolt: BoltServer
export let companies: MadeUpCompany[]
export let office: TestCaller
let client: BoltClient
/** Begins each test of the file with an empty fleet and the month. */
export function playRides(): void {
  beforeAll(async () => {
    server = await startTestServer({ at: NOW })
  })
  beforeEach(() => begin(MONTH))
  afterAll(async () => {
    await server.close()
    await bolt.close()
  })
}

/** An empty fleet, but for the two drivers whose phones Bolt knows; and Bolt as it was at first. */
export async function begin(...told: MadeUpCompany[]): Promise<void> {
  await bolt?.close()
  companies = told
  bolt = await startBoltServer({ companies, now: () => server.clock.now().getTime() })
  client = createBoltClient({
    key: { clientId: 'fleet', clientSecret: 'very-secret' },
    clock: server.clock,
    inTests: { addresses: bolt.addresses, wait: async () => undefined },
  })
  server.clock.set(NOW)
  await server.reset()
  office = await server.asUser({ money: true })
  await addDriver(0)
  await addDriver(1)
  await connectCompany(server.database.queries, ID)
}

async function addDriver(who: number): Promise<void> {
  await server.database.queries.insert(drivers).values({
    id: `00000000-0000-4000-8000-00000000000${who}`,
    phone: `+4850000000${who}` as Phone,
    fullName: `Jan Próbny ${who}`,
    nameSort: polishSortKey(`Jan Próbny ${who}`),
    email: '',
    pinSealed: '',
    pinHash: '',
    createdAt: NOW,
  })
}

export async function fetchDate(date: CalendarDate, askedBy: string | null = null) {
  const { fault, ended } = await tryDate(date, askedBy)
  expect(fault, server.log.slice(-2).join('')).toBeNull()
  return ended?.counts
}

export async function tryDate(date: CalendarDate, askedBy: string | null = null) {
  const { queries } = server.database
  await insertRun(queries, { companyId: ID, date, askedBy, askedAt: NOW })
  const [run] = await queries
    .select()
    .from(boltRuns)
    .where(and(eq(boltRuns.date, date), eq(boltRuns.state, 'asked')))
  if (!run || !(await takeRun(queries, run.id, NOW))) throw new Error('The run was not there.')
  const fault = await fetchDay(server.platform, client, run)
  const [ended] = await queries.select().from(boltRuns).where(eq(boltRuns.id, run.id))
  return { fault, ended }
}

/** Everything that figures and weeks are made of. */
export async function results() {
  const { queries } = server.database
  const folded = (await queries.select().from(shiftResults)).map(({ id: _id, ...row }) => JSON.stringify(row))
  const { rows: hours } = await queries.execute(sql`
    SELECT ref.external_id, told.date, told.shift, waiting_s, driving_s, break_s
    FROM bolt_hours AS told JOIN platform_drivers AS ref ON ref.id = told.ref_id`)
  return [...folded, ...hours.map((row) => JSON.stringify(row))].sort()
}

export async function gross(): Promise<number> {
  const rows = await server.database.queries.select().from(shiftResults)
  return rows.reduce((sum, { boltGrossGrosze }) => sum + (boltGrossGrosze ?? 0), 0)
}

export async function grossOf(date: CalendarDate): Promise<number> {
  const rows = await server.database.queries.select().from(shiftResults).where(eq(shiftResults.date, date))
  return rows.reduce((sum, { boltGrossGrosze }) => sum + (boltGrossGrosze ?? 0), 0)
}

/** What 'Historia przejazdów' would say of the same orders: nothing of nets, and no id of a ride. */
export function asFile(
  orders: readonly SentOrder[],
  change: (order: SentOrder) => Partial<StatementRow['amounts']> = () => ({}),
) {
  const rows = orders.map((order, index): StatementRow => {
    const made = order.order_created_timestamp
    const isDriven = order.order_status === 'finished'
    const price = Math.round((order.order_price.ride_price ?? 0) * 100)
    return {
      row: index + 2,
      driver: {
        externalId: order.driver_uuid,
        phone: order.driver_phone as Phone,
        name: 'Jan Próbny',
      },
      subject: 'ride',
      id: null,
      startedAt: fleetZone.minuteAt(made),
      date: fleetZone.slotAt(made).date,
      shift: fleetZone.slotAt(made).shift,
      until: null,
      ofRide: null,
      plate: 'KR1000A',
      note: order.order_status,
      amounts: isDriven
        ? { rides: 1, gross: price, cash: order.payment_method === 'cash' ? price : 0, ...change(order) }
        : { rides: 0, gross: 0 },
    }
  })
  const dates = rows.map(({ date }) => date).sort()
  return {
    kind: 'bolt-trips',
    fileName: 'Historia przejazdów.csv',
    sha256: randomUUID().replaceAll('-', '').repeat(2),
    periodStart: dates[0] ?? FIRST,
    periodEnd: dates.at(-1) ?? FIRST,
    rows,
  } satisfies NormalFile
}

export async function load(file: NormalFile) {
  const loaded = await server.database.transaction((tx) =>
    loadFile(
      tx,
      server.platform,
      file,
      { name: 'Anna Próbna', at: NOW },
      { source: 'file', removeMissing: false, asks: false },
    ),
  )
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error))
}

export const ofDay = (date: CalendarDate) =>
  MONTH.orders.filter(({ order_created_timestamp: made }) => fleetZone.slotAt(made).date === date)
export const finishedOf = (date: CalendarDate) =>
  ofDay(date).filter(({ order_status: status }) => status === 'finished')
export function firstOf(date: CalendarDate): SentOrder {
  const [order] = finishedOf(date)
  if (!order) throw new Error('The made-up day has no ride.')
  return order
}
export const zl = (order: SentOrder) => Math.round((order.order_price.ride_price ?? 0) * 100)
export const DAY = '2026-10-15' as CalendarDate
