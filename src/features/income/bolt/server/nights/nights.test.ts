import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BoltServer, startBoltServer } from '#test/bolt/bolt-server.ts'
import { COMPANY, FROM, KEY } from '#test/bolt/asked-bolt.ts'
import { madeUpCompany } from '#test/bolt/made-up-bolt.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import { addBoltConnection, checkBoltConnection, getBoltConnections, removeBoltConnection, replaceBoltKey } from '../../contract.ts'
import { fetchBoltDay, getBoltAttention, listBoltRuns } from '../../contract-days.ts'
import { boltHours, boltRides } from '../tables.ts'
import { fetchDueDays } from './night-job.ts'

/** The day of the made-up company is over, and settled. */
const MORNING = '2026-11-11T08:00:00Z'

let server: TestServer
let bolt: BoltServer
let office: TestCaller
beforeAll(async () => {
  bolt = await startBoltServer({ companies: [COMPANY], now: () => server.clock.now().getTime() })
  server = await startTestServer({ at: MORNING, env: { BOLT_URL: bolt.addresses.token.replace('/token', '') } })
})
afterAll(async () => {
  await server.close()
  await bolt.close()
})
beforeEach(async () => {
  server.clock.set(MORNING)
  await server.reset()
  office = await server.asUser({ money: true })
})
afterEach(() => bolt.next())

async function connect(key = KEY): Promise<string> {
  return answered(await server.call(addBoltConnection, { name: 'Próbna', ...key }, { as: office })).id
}

const signal = new AbortController().signal
async function night(holder = randomUUID()): Promise<void> {
  await fetchDueDays(server.platform, {
    holder,
    signal,
    inTests: { wait: async (milliseconds) => server.clock.advance(milliseconds), pageSize: 40 },
  })
}

async function runs() {
  const { data } = answered(await server.call(listBoltRuns, { page: 1 }, { as: office }))
  return data.map(({ attributes }) => attributes)
}

async function companies() {
  const { data } = answered(await server.call(getBoltConnections, {}, { as: office }))
  return data.flatMap(({ attributes }) => attributes.companies)
}

describe('a key', () => {
  test('is off until it is entered, tells the office nothing of itself, and is removed', async () => {
    expect(answered(await server.call(getBoltAttention, {}, { as: office })).connected).toBe(false)
    await night()
    expect(bolt.seen).toEqual([])
    const id = await connect()
    const [kept] = answered(await server.call(getBoltConnections, {}, { as: office })).data
    expect(kept).toMatchObject({ id, attributes: { name: 'Próbna', enteredBy: 'Anna Próbna', readable: true } })
    expect(JSON.stringify(kept)).not.toContain(KEY.clientSecret)
    answered(await server.call(removeBoltConnection, { id }, { as: office }))
    expect(answered(await server.call(getBoltConnections, {}, { as: office })).data).toEqual([])
  })

  test('is asked what it opens: companies, or what is wrong with it', async () => {
    const id = await connect()
    expect(answered(await server.call(checkBoltConnection, { id }, { as: office }))).toEqual({
      companies: [COMPANY.companyId],
      fault: null,
    })
    expect(await server.call(checkBoltConnection, { id }, { as: office })).toMatchObject({ status: 429 })
    server.clock.advance(31_000)
    answered(await server.call(replaceBoltKey, { id, name: 'Próbna', ...KEY, clientSecret: 'old' }, { as: office }))
    expect(answered(await server.call(checkBoltConnection, { id }, { as: office })).fault).toEqual({
      code: 'key-refused',
      call: 'token',
      status: 401,
    })
  })
})

describe('a night', () => {
  test('makes the last day whole: rides, hours, a run', async () => {
    await connect()
    await night()
    expect(await runs()).toMatchObject([{ date: '2026-11-10', state: 'good', fault: null, askedBy: null }])
    expect(await companies()).toMatchObject([{ wholeUntil: '2026-11-10', open: [] }])
    const rides = await server.database.queries.select().from(boltRides)
    expect(rides.length).toBeGreaterThan(20)
    expect((await server.database.queries.select().from(boltHours)).length).toBeGreaterThan(2)
    const asked = bolt.seen.length
    await night()
    expect(bolt.seen.length).toBe(asked)
  })
})
void [FROM, fetchBoltDay, madeUpCompany]
