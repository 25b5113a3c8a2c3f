import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { eraseDriver } from '#features/drivers/office/contract-data.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { listLoads, takeBackLoad } from '#features/income/imports/contract-preview.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { driverId } from '#test/bolt/made-up-bolt.ts'
import {
  asFile,
  bolt,
  companies,
  DAY,
  FIRST,
  fetchDate,
  firstOf,
  gross,
  grossOf,
  ID,
  load,
  MONTH,
  ofDay,
  office,
  playRides,
  server,
  tryDate,
  zl,
} from '#test/bolt/rides-of-a-month.ts'
import { answered } from '#test/server/test-server.ts'
import { listBoltRuns, settleMissingRides } from '../../contract-days.ts'
import { faultText } from '../../texts-faults.ts'
import { forgetHours, hoursBetween } from '../hours/hours-store.ts'
import { takenBackDays } from '../nights/run-store.ts'
import { boltConnections, boltHours, boltRides } from '../tables.ts'

playRides()

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
})
