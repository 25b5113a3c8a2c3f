import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeDriver } from '#features/drivers/office/contract.ts'
import { drivers } from '#features/drivers/server/tables.ts'
import { type Scheme, settle } from '#features/settlement/domain/public.ts'
import type { Week } from '#kernel/week.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { MONDAY_48, makeCharge, makeDriver, makeScheme, PLAIN, WEEK_47 } from '#test/settlement/made-week.ts'
import { closeWeeks, readSettlementWeek } from '../contract.ts'
import { thaw } from '../domain/frozen.ts'
import { settlementStatements } from './tables.ts'

const WEEK_46: Week = { year: 2026, week: 46 }
const GUARANTEED: Scheme = { ...PLAIN, guarantee: { grosze: 150_000, per: 'week', leastShifts: 0 } }
const FEE: Scheme = { ...PLAIN, partnerFee: { grosze: 5000, evenWithoutRides: true } }

let server: TestServer
let office: TestCaller
beforeAll(async () => {
  server = await startTestServer({ at: MONDAY_48 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.reset()
  office = await server.asUser({ money: true })
})

async function read(week: Week = WEEK_47) {
  const { data } = answered(await server.call(readSettlementWeek, week, { as: office }))
  return data.map(({ fullName, state, resultGrosze, mark }) => ({ fullName, state, resultGrosze, mark }))
}

async function close(driverId: string, week: Week): Promise<void> {
  const { data } = answered(await server.call(readSettlementWeek, week, { as: office }))
  const mark = data.find((row) => row.driverId === driverId)?.mark ?? ''
  const closed = answered(
    await server.call(closeWeeks, { ...week, drivers: [{ driverId, mark }] }, { as: office }),
  )
  expect(closed.closed).toHaveLength(1)
}

/** Owes 80 złoty since week 46, and is on the list no more. */
async function removedDebtor(scheme: Scheme): Promise<void> {
  const { queries } = server.database
  await makeScheme(queries, PLAIN)
  const id = await makeDriver(queries, 'Adam Abacki')
  await makeCharge(queries, id, 'fine', 80, { week: WEEK_46 })
  await close(id, WEEK_46)
  await makeScheme(queries, scheme, undefined, WEEK_47, 2)
  answered(await server.call(removeDriver, { id }, { as: await server.asUser({ admin: true }) }))
}

test.each([
  ['guaranteed minimum', GUARANTEED],
  ['fee', FEE],
])('a removed debtor has no %s: the debt alone is carried', async (_, scheme) => {
  await removedDebtor(scheme)
  expect(await read()).toMatchObject([{ state: 'idle', resultGrosze: 0, mark: null }])
})

test('a fee also without rides is every active driver’s, also of an even balance', async () => {
  const { queries } = server.database
  await makeScheme(queries, FEE)
  await makeDriver(queries, 'Adam Abacki')
  const off = await makeDriver(queries, 'Ewa Mała')
  await queries.update(drivers).set({ active: false }).where(eq(drivers.id, off))
  const later = await makeDriver(queries, 'Jan Nowy')
  await queries.update(drivers).set({ createdAt: '2026-11-23T08:00:00Z' }).where(eq(drivers.id, later))
  expect(await read()).toMatchObject([{ fullName: 'Adam Abacki', state: 'draft', resultGrosze: -5000 }])
})

test('a week that the fleet has left behind is nobody’s by the fee alone', async () => {
  const { queries } = server.database
  await makeScheme(queries, FEE)
  const id = await makeDriver(queries, 'Adam Abacki')
  await makeDriver(queries, 'Ewa Mała')
  expect(await read(WEEK_46)).toHaveLength(2)
  await close(id, WEEK_47)
  expect(await read(WEEK_46)).toEqual([])
  expect(await read(WEEK_47)).toMatchObject([{ state: 'nothing-to-pay' }, { state: 'draft' }])
})

test.each([
  ['guaranteed minimum', GUARANTEED],
  ['fee', FEE],
])(
  'the statement of who did not work, of a scheme with a %s, settles again to what it says',
  async (_, scheme) => {
    const { queries } = server.database
    await makeScheme(queries, scheme)
    const id = await makeDriver(queries, 'Adam Abacki')
    await queries.update(drivers).set({ active: false }).where(eq(drivers.id, id))
    await makeCharge(queries, id, 'fine', 80, { week: WEEK_47 })
    await close(id, WEEK_47)
    const [stored] = await queries.select().from(settlementStatements)
    const { input, settlement } = thaw(stored?.frozen ?? '')
    expect(settle(input)).toEqual(settlement)
    expect(settlement.result).toBe(-8000)
  },
)
