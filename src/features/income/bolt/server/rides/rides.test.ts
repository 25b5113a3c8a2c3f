import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { platformDrivers, shiftResults } from '#features/income/facts/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { driverId, madeUpCompany, madeUpOrder, type SentOrder } from '#test/bolt/made-up-bolt.ts'
import {
  asFile,
  begin,
  bolt,
  companies,
  DAY,
  FIRST,
  FROM,
  fetchDate,
  finishedOf,
  firstOf,
  gross,
  grossOf,
  ID,
  load,
  MONTH,
  ofDay,
  office,
  playRides,
  results,
  server,
  zl,
} from '#test/bolt/rides-of-a-month.ts'
import { answered } from '#test/server/test-server.ts'
import {
  getBoltHours,
  listBoltDifferences,
  listMissingRides,
  settleMissingRides,
} from '../../contract-days.ts'
import { boltHours } from '../tables.ts'

playRides()

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

describe('people', () => {
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
