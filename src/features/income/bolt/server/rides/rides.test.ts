import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseDriver } from '#features/drivers/office/contract-data.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import type { NormalFile, StatementRow } from '#features/income/facts/domain/public.ts'
import { platformDrivers, shiftResults } from '#features/income/facts/server/public.ts'
import { listLoads, takeBackLoad } from '#features/income/imports/contract-preview.ts'
import { loadFile } from '#features/income/imports/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { type BoltServer, startBoltServer } from '#test/bolt/bolt-server.ts'
import { connectCompany } from '#test/bolt/connect-company.ts'
import {
  driverId,
  type MadeUpCompany,
  madeUpCompany,
  madeUpOrder,
  type SentOrder,
} from '#test/bolt/made-up-bolt.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  getBoltHours,
  listBoltDifferences,
  listBoltRuns,
  listMissingRides,
  settleMissingRides,
} from '../../contract-days.ts'
import { faultText } from '../../texts-faults.ts'
import { type BoltClient, createBoltClient } from '../client/bolt-client.ts'
import { fleetZone } from '../fleet-zone.ts'
import { forgetHours, hoursBetween } from '../hours/hours-store.ts'
import { fetchDay } from '../nights/fetch-day.ts'
import { insertRun, takenBackDays, takeRun } from '../nights/run-store.ts'
import { boltConnections, boltHours, boltRides, boltRuns } from '../tables.ts'

const ID = 63_001
const FIRST = '2026-10-12' as CalendarDate
const FROM = Date.parse('2026-10-12T04:00:00Z') / 1000
const NOW = '2026-11-20T09:00:00Z'
/** Winter time begins within it. */
const MONTH = madeUpCompany({ seed: 9, companyId: ID, from: FROM, days: 30, drivers: 2 })

let server: TestServer
let bolt: BoltServer
let companies: MadeUpCompany[]
let office: TestCaller
let client: BoltClient
beforeAll(async () => {
  server = await startTestServer({ at: NOW })
})
afterAll(() => server.close())
beforeEach(() => begin(MONTH))

/** An empty fleet, but for the two drivers whose phones Bolt knows; and Bolt as it was at first. */
async function begin(...told: MadeUpCompany[]): Promise<void> {
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
afterAll(() => bolt.close())

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

async function fetchDate(date: CalendarDate, askedBy: string | null = null) {
  const { fault, ended } = await tryDate(date, askedBy)
  expect(fault, server.log.slice(-2).join('')).toBeNull()
  return ended?.counts
}

async function tryDate(date: CalendarDate, askedBy: string | null = null) {
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
async function results() {
  const { queries } = server.database
  const folded = (await queries.select().from(shiftResults)).map(({ id: _id, ...row }) => JSON.stringify(row))
  const { rows: hours } = await queries.execute(sql`
    SELECT ref.external_id, told.date, told.shift, waiting_s, driving_s, break_s
    FROM bolt_hours AS told JOIN platform_drivers AS ref ON ref.id = told.ref_id`)
  return [...folded, ...hours.map((row) => JSON.stringify(row))].sort()
}

async function gross(): Promise<number> {
  const rows = await server.database.queries.select().from(shiftResults)
  return rows.reduce((sum, { boltGrossGrosze }) => sum + (boltGrossGrosze ?? 0), 0)
}

async function grossOf(date: CalendarDate): Promise<number> {
  const rows = await server.database.queries.select().from(shiftResults).where(eq(shiftResults.date, date))
  return rows.reduce((sum, { boltGrossGrosze }) => sum + (boltGrossGrosze ?? 0), 0)
}

/** What 'Historia przejazdów' would say of the same orders: nothing of nets, and no id of a ride. */
function asFile(
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

async function load(file: NormalFile) {
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

const ofDay = (date: CalendarDate) =>
  MONTH.orders.filter(({ order_created_timestamp: made }) => fleetZone.slotAt(made).date === date)
const finishedOf = (date: CalendarDate) =>
  ofDay(date).filter(({ order_status: status }) => status === 'finished')
function firstOf(date: CalendarDate): SentOrder {
  const [order] = finishedOf(date)
  if (!order) throw new Error('The made-up day has no ride.')
  return order
}
const zl = (order: SentOrder) => Math.round((order.order_price.ride_price ?? 0) * 100)
const DAY = '2026-10-15' as CalendarDate

describe('a ride from a file and from Bolt is one', () => {
  test.each(['file first', 'Bolt first'])(
    '%s: nothing counts twice, and Bolt’s net is there',
    async (order) => {
      const file = asFile(ofDay(DAY))
      if (order === 'file first') await load(file)
      await fetchDate(DAY)
      if (order !== 'file first') await load(file)
      const rows = (await server.database.queries.select().from(shiftResults)).filter(
        ({ date }) => date === DAY,
      )
      const told = finishedOf(DAY)
      expect(rows.reduce((sum, row) => sum + (row.boltRides ?? 0), 0)).toBe(told.length)
      expect(rows.reduce((sum, row) => sum + (row.boltGrossGrosze ?? 0), 0)).toBe(
        told.reduce((sum, each) => sum + zl(each), 0),
      )
      expect(rows.every(({ boltNetGrosze }) => boltNetGrosze !== null)).toBe(true)
      const { data } = answered(await server.call(listBoltDifferences, { date: DAY }, { as: office }))
      expect(data).toEqual([])
    },
  )

  test('where they differ the later one holds, and the difference is told', async () => {
    const other = firstOf(DAY)
    await fetchDate(DAY)
    const before = await gross()
    await load(asFile(ofDay(DAY), (order) => (order === other ? { gross: zl(order) - 100 } : {})))
    expect(await gross()).toBe(before - 100)
    const { data } = answered(await server.call(listBoltDifferences, { date: DAY }, { as: office }))
    expect(data).toMatchObject([
      {
        told: 'both',
        holds: 'file',
        fileName: 'Historia przejazdów.csv',
        amounts: [{ kind: 'gross', file: zl(other) - 100, bolt: zl(other) }],
      },
    ])
    // A night without news leaves the file alone; a person who asks for the day has Bolt’s word.
    await fetchDate(DAY)
    expect(await gross()).toBe(before - 100)
    await fetchDate(DAY, 'Anna Próbna')
    expect(await gross()).toBe(before)
  })

  test('a ride of a file that Bolt does not have is told', async () => {
    await fetchDate(DAY)
    const extra = madeUpOrder({
      reference: 'only-in-file',
      driver: driverId(ID, 0),
      created: Date.parse('2026-10-15T20:31:00Z') / 1000,
      ended: Date.parse('2026-10-15T20:50:00Z') / 1000,
      price: 2500,
    })
    await load(asFile([...ofDay(DAY), extra]))
    const { data } = answered(await server.call(listBoltDifferences, { date: DAY }, { as: office }))
    expect(data).toMatchObject([
      { told: 'file', amounts: expect.arrayContaining([{ kind: 'gross', file: 2500, bolt: null }]) },
    ])
  })
})

describe('what Bolt says later', () => {
  test('a corrected price of days ago comes with the night in which it was corrected', async () => {
    await fetchDate(DAY)
    const before = await grossOf(DAY)
    const order = firstOf(DAY)
    bolt.correct(order.order_reference, Date.parse('2026-10-22T12:00:00Z') / 1000, {
      order_price: { ...order.order_price, ride_price: zl(order) / 100 - 3 },
    })
    expect(await fetchDate('2026-10-22' as CalendarDate)).toMatchObject({
      changed: 1,
      withdrawn: 0,
      missing: 0,
    })
    expect(await grossOf(DAY)).toBe(before - 300)
  })

  test('that an order brings nothing after all takes its money away', async () => {
    await fetchDate(DAY)
    const before = await gross()
    const order = firstOf(DAY)
    bolt.correct(order.order_reference, Date.parse('2026-10-16T12:00:00Z') / 1000, {
      order_status: 'driver_rejected',
    })
    expect(await fetchDate(DAY)).toMatchObject({ withdrawn: 1 })
    expect(await gross()).toBe(before - zl(order))
  })

  test('that another driver had the ride moves it', async () => {
    await fetchDate(DAY)
    const before = await gross()
    const order = firstOf(DAY)
    const rides = async () =>
      (await server.database.queries.select().from(shiftResults)).reduce(
        (sum, row) => sum + (row.boltRides ?? 0),
        0,
      )
    const all = await rides()
    bolt.correct(order.order_reference, Date.parse('2026-10-16T12:00:00Z') / 1000, {
      driver_uuid: driverId(ID, order.driver_uuid === driverId(ID, 0) ? 1 : 0),
    })
    expect(await fetchDate(DAY)).toMatchObject({ changed: 1 })
    expect(await gross()).toBe(before)
    expect(await rides()).toBe(all)
  })

  test('a ride that is told no more counts until a person takes it away, and again once it is told', async () => {
    await fetchDate(DAY)
    const before = await gross()
    const order = firstOf(DAY)
    companies.splice(0, 1, { ...MONTH, orders: MONTH.orders.filter((each) => each !== order) })
    expect(await fetchDate(DAY)).toMatchObject({ missing: 1, withdrawn: 0 })
    expect(await gross()).toBe(before)
    const { data } = answered(await server.call(listMissingRides, {}, { as: office }))
    expect(data).toMatchObject([
      { reference: order.order_reference, gross: zl(order), driver: expect.stringContaining('Jan Próbny') },
    ])
    const settle = { companyId: ID, references: [order.order_reference], how: 'take' as const }
    answered(await server.call(settleMissingRides, settle, { as: office }))
    expect(await gross()).toBe(before - zl(order))
    expect(await server.call(settleMissingRides, settle, { as: office })).toMatchObject({ status: 409 })
    await fetchDate(DAY)
    expect(await gross()).toBe(before - zl(order))
    companies.splice(0, 1, MONTH)
    expect(await fetchDate(DAY)).toMatchObject({ added: 1 })
    expect(await gross()).toBe(before)
  })

  test('one that a person keeps is asked about no more', async () => {
    await fetchDate(DAY)
    const before = await gross()
    const order = firstOf(DAY)
    companies.splice(0, 1, { ...MONTH, orders: MONTH.orders.filter((each) => each !== order) })
    await fetchDate(DAY)
    answered(
      await server.call(
        settleMissingRides,
        { companyId: ID, references: [order.order_reference], how: 'keep' },
        { as: office },
      ),
    )
    expect(await fetchDate(DAY)).toMatchObject({ missing: 0 })
    expect(answered(await server.call(listMissingRides, {}, { as: office })).total).toBe(0)
    expect(await gross()).toBe(before)
  })
})

describe('a day that a person asks for', () => {
  test('says again what Bolt has withdrawn, so that a file loaded since counts no more', async () => {
    await fetchDate(DAY)
    const order = firstOf(DAY)
    bolt.correct(order.order_reference, Date.parse('2026-10-16T12:00:00Z') / 1000, {
      order_status: 'driver_rejected',
    })
    expect(await fetchDate(DAY)).toMatchObject({ withdrawn: 1 })
    const without = await gross()
    await load(asFile(ofDay(DAY)))
    expect(await gross()).toBe(without + zl(order))
    await fetchDate(DAY)
    expect(await gross()).toBe(without + zl(order))
    await fetchDate(DAY, 'Anna Próbna')
    expect(await gross()).toBe(without)
  })

  test('brings what a person has taken back, which no night does; until then the day is told as taken back', async () => {
    await fetchDate(DAY)
    const [ofDayBefore, ofDay] = [await grossOf(addDays(DAY, -1)), await grossOf(DAY)]
    const as = office
    const [listed] = answered(await server.call(listLoads, {}, { as })).data
    server.clock.advance(60_000)
    answered(await server.call(takeBackLoad, { id: listed?.id ?? '' }, { as }))
    expect(await grossOf(DAY)).toBe(0)
    await fetchDate(DAY)
    expect(await grossOf(DAY)).toBe(0)
    const { queries } = server.database
    // Its load had rides of the day before as well.
    const days = [addDays(DAY, -1), DAY]
    const taken = { companyId: ID, at: expect.stringContaining('2026-11-20T09:01') }
    expect(await takenBackDays(queries, FIRST)).toEqual(days.map((date) => ({ ...taken, date })))
    const [, run] = answered(await server.call(listBoltRuns, { page: 1 }, { as })).data
    expect([run?.attributes.takenBack]).toMatchObject([{ by: 'Anna Próbna' }])
    server.clock.advance(60_000)
    await fetchDate(DAY, 'Anna Próbna')
    expect(await takenBackDays(queries, FIRST)).toEqual([{ ...taken, date: days[0] }])
    await fetchDate(addDays(DAY, -1), 'Anna Próbna')
    expect(await grossOf(DAY)).toBe(ofDay)
    expect(await grossOf(addDays(DAY, -1))).toBe(ofDayBefore)
    expect(await takenBackDays(queries, FIRST)).toEqual([])
  })
})

describe('a day of which nothing may be stored', () => {
  const untouched = async () => {
    expect(await gross()).toBe(0)
    expect(await server.database.queries.select().from(boltRides)).toEqual([])
    expect(await server.database.queries.select().from(boltHours)).toEqual([])
  }

  test('has an amount that no ride has: the ride is told, and the day stays open', async () => {
    const order = firstOf(DAY)
    bolt.correct(order.order_reference, order.order_created_timestamp, {
      order_price: { ...order.order_price, ride_price: 30_000_000 },
    })
    const { fault, ended } = await tryDate(DAY)
    expect(fault).toEqual({ code: 'implausible', reference: order.order_reference })
    expect(faultText(fault ?? { code: 'own-error' })).toContain(order.order_reference)
    expect(ended).toMatchObject({ state: 'failed', fault })
    await untouched()
  })

  test('was being fetched while its key was removed', async () => {
    await server.database.queries.delete(boltConnections)
    expect((await tryDate(DAY)).fault).toEqual({ code: 'key-removed' })
    await untouched()
  })
})

describe('people', () => {
  test('who were erased lose their hours, which no night brings again, and rides of theirs can be taken away', async () => {
    await fetchDate(DAY)
    const before = await gross()
    const order = firstOf(DAY)
    const who = order.driver_uuid === driverId(ID, 0) ? 0 : 1
    const id = `00000000-0000-4000-8000-00000000000${who}`
    const { queries } = server.database
    await queries.update(drivers).set({ active: false }).where(eq(drivers.id, id))
    const admin = await server.asUser({ admin: true })
    answered(await server.call(eraseDriver, { id }, { as: admin }))
    const ofErased = async () => (await hoursBetween(queries, FIRST, addDays(DAY, 1), id)).length
    expect(await ofErased()).toBe(0)
    companies.splice(0, 1, { ...MONTH, orders: MONTH.orders.filter((each) => each !== order) })
    expect(await fetchDate(DAY)).toMatchObject({ missing: 1 })
    expect(await ofErased()).toBe(0)
    const settle = { companyId: ID, references: [order.order_reference], how: 'take' as const }
    answered(await server.call(settleMissingRides, settle, { as: office }))
    expect(await gross()).toBe(before - zl(order))
  })

  test('hours are kept as long as rides', async () => {
    await fetchDate(DAY)
    await forgetHours(server.database.queries, addDays(DAY, 430))
    expect(await server.database.queries.select().from(boltHours)).not.toEqual([])
    await forgetHours(server.database.queries, addDays(DAY, 431))
    expect(await server.database.queries.select().from(boltHours)).toEqual([])
  })

  test('whom nobody knows waits in the queue with id and phone, and counts once the driver is there', async () => {
    await begin(madeUpCompany({ seed: 9, companyId: ID, from: FROM, days: 5, drivers: 3 }))
    const counts = await fetchDate(DAY)
    expect(counts?.waitingPeople).toBe(1)
    const waiting = await server.database.queries
      .select()
      .from(platformDrivers)
      .where(eq(platformDrivers.state, 'waiting'))
    expect(waiting).toMatchObject([{ externalId: driverId(ID, 2), driverId: null }])
  })

  test('hours are those of the driver’s shift, in whole minutes that add up', async () => {
    await fetchDate(DAY)
    const [known] = await server.database.queries.select().from(boltHours).where(eq(boltHours.date, DAY))
    const [ref] = await server.database.queries
      .select()
      .from(platformDrivers)
      .where(eq(platformDrivers.id, known?.refId ?? ''))
    const slot = { driverId: ref?.driverId ?? '', date: DAY, shift: known?.shift ?? 'day' }
    const { hours } = answered(await server.call(getBoltHours, slot, { as: await server.asUser() }))
    expect(hours?.online).toBe((hours?.waiting ?? 0) + (hours?.driving ?? 0))
    expect(hours?.online).toBeGreaterThan(60)
  })
})

/** A week, in which winter time begins; `RUNS=20` plays whole months, so many of them. */
const RUNS = Number(process.env.RUNS ?? 0)
const [NIGHTS, NIGHTS_FROM] = RUNS ? [30, FIRST] : [7, '2026-10-21' as CalendarDate]
const PLAYED_FROM = Date.parse(`${NIGHTS_FROM}T04:00:00Z`) / 1000
const PLAYED = madeUpCompany({ seed: 9, companyId: ID, from: PLAYED_FROM, days: NIGHTS, drivers: 2 })
const DAYS = Array.from({ length: NIGHTS + 1 }, (_, day) => addDays(NIGHTS_FROM, day))

test('nights in any order, repeated, with later corrections, are all of them loaded at once', async () => {
  const event = fc.oneof(
    { weight: 4, arbitrary: fc.record({ night: fc.integer({ min: 0, max: DAYS.length - 1 }) }) },
    fc.record({
      corrects: fc.nat(PLAYED.orders.length - 1),
      after: fc.integer({ min: 0, max: Math.min(13, NIGHTS) }),
      how: fc.constantFrom('price', 'nothing', 'driver'),
    }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 8, maxLength: RUNS ? 25 : 14 }), async (events) => {
      await begin(PLAYED)
      for (const each of events)
        if ('night' in each) await fetchDate(DAYS[each.night] ?? NIGHTS_FROM)
        else correct(each.corrects, each.after, each.how)
      for (const date of [...DAYS].sort((a, b) => (a.slice(-1) < b.slice(-1) ? -1 : 1))) await fetchDate(date)
      const stepByStep = await results()
      await begin(PLAYED)
      for (const each of events) if (!('night' in each)) correct(each.corrects, each.after, each.how)
      for (const date of DAYS) await fetchDate(date)
      expect(stepByStep).toEqual(await results())
    }),
    { numRuns: RUNS || 2 },
  )
}, 1_800_000)

function correct(nth: number, after: number, how: string): void {
  const order = PLAYED.orders[nth]
  if (!order) return
  const at = Math.min(order.order_created_timestamp + after * 86_400, PLAYED_FROM + NIGHTS * 86_400)
  const change: Partial<SentOrder> =
    how === 'price'
      ? { order_price: { ...order.order_price, ride_price: 11.11, net_earnings: 7.77 } }
      : how === 'nothing'
        ? { order_status: 'driver_rejected' }
        : { driver_uuid: driverId(ID, order.driver_uuid === driverId(ID, 0) ? 1 : 0) }
  bolt.correct(order.order_reference, at, change)
}
