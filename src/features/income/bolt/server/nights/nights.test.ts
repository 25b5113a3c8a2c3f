import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getUnreadable, renewUnreadable } from '#features/safekeeping/contract.ts'
import { createSecrets } from '#platform/server/secrets.ts'
import { type Behaviour, type BoltServer, startBoltServer } from '#test/bolt/bolt-server.ts'
import { type MadeUpCompany, madeUpCompany } from '#test/bolt/made-up-bolt.ts'
import { answered, startTestServer, type TestCaller, type TestServer } from '#test/server/test-server.ts'
import {
  addBoltConnection,
  checkBoltConnection,
  getBoltConnections,
  removeBoltConnection,
  replaceBoltKey,
} from '../../contract.ts'
import { fetchBoltDay, getBoltAttention, listBoltRuns } from '../../contract-days.ts'
import { boltConnections, boltHours, boltRides, boltRuns } from '../tables.ts'
import { fetchDueDays } from './night-job.ts'

const KEY = { clientId: 'fleet', clientSecret: 'very-secret' }
/** Six in the morning of the eighth; the days after it are Bolt's. */
const FROM = Date.parse('2026-11-08T05:00:00Z') / 1000
const COMPANY = madeUpCompany({ seed: 5, from: FROM, days: 6 })
const OTHER = madeUpCompany({ seed: 6, companyId: 63_002, from: FROM, days: 6, drivers: 1 })
/** Ten in Kraków: the tenth is over, and settled. */
const MORNING = '2026-11-11T09:00:00Z'
const HOUR = 3_600_000

let server: TestServer
let bolt: BoltServer
let companies: MadeUpCompany[]
let key: { clientId: string; clientSecret: string }
let office: TestCaller
beforeAll(async () => {
  companies = []
  key = { ...KEY }
  bolt = await startBoltServer({ companies, key, now: () => server.clock.now().getTime() })
  server = await startTestServer({
    at: MORNING,
    env: { BOLT_URL: bolt.addresses.token.replace('/token', '') },
  })
})
afterAll(async () => {
  await server.close()
  await bolt.close()
})
beforeEach(async () => {
  companies.splice(0, 9, COMPANY)
  key.clientSecret = KEY.clientSecret
  server.clock.set(MORNING)
  await server.reset()
  office = await server.asUser({ money: true })
})
afterEach(() => {
  bolt.next()
  bolt.nextTokens()
  bolt.count((rows) => rows)
})

/** A session lasts a day. */
async function comes(instant: string): Promise<void> {
  server.clock.set(instant)
  office = await server.asUser({ money: true })
}

async function connect(entered = KEY): Promise<string> {
  return answered(await server.call(addBoltConnection, { name: 'Próbna', ...entered }, { as: office })).id
}

const signal = new AbortController().signal
/** The job runs once, in a process of its own. Waiting takes no time, but the clock's. */
async function night(holder = randomUUID(), stop = signal): Promise<void> {
  await fetchDueDays(server.platform, {
    holder,
    signal: stop,
    inTests: {
      wait: async (milliseconds) => server.clock.advance(milliseconds),
      pageSize: 40,
      deadlineMs: 2000,
    },
  })
}

async function runs() {
  const { data } = answered(await server.call(listBoltRuns, { page: 1 }, { as: office }))
  return data.map(({ attributes }) => attributes)
}
async function shownCompanies() {
  const { data } = answered(await server.call(getBoltConnections, {}, { as: office }))
  return data.flatMap(({ attributes }) => attributes.companies)
}
const attention = async () => answered(await server.call(getBoltAttention, {}, { as: office }))
const stored = async () => (await server.database.queries.select().from(boltRides)).length
const states = async () => (await runs()).map(({ date, state }) => `${date} ${state}`)

describe('a key', () => {
  test('is off until it is entered, tells the office nothing of itself, and is removed', async () => {
    const before = bolt.seen.length
    expect((await attention()).connected).toBe(false)
    await night()
    expect(bolt.seen.length).toBe(before)
    const id = await connect()
    const [kept] = answered(await server.call(getBoltConnections, {}, { as: office })).data
    expect(kept).toMatchObject({
      id,
      attributes: { name: 'Próbna', enteredBy: 'Anna Próbna', readable: true, checkedAt: null },
    })
    expect(JSON.stringify(kept)).not.toContain(KEY.clientSecret)
    answered(await server.call(removeBoltConnection, { id }, { as: office }))
    expect(answered(await server.call(getBoltConnections, {}, { as: office })).data).toEqual([])
  })

  test('is asked what it opens: companies, or what is wrong with it', async () => {
    const id = await connect()
    const check = () => server.call(checkBoltConnection, { id }, { as: office })
    expect(answered(await check())).toEqual({ companies: [COMPANY.companyId], fault: null })
    expect(await check()).toMatchObject({ status: 429, failure: { code: 'just_checked' } })
    server.clock.advance(31_000)
    const wrong = { ...KEY, clientSecret: 'not-it' }
    answered(await server.call(replaceBoltKey, { id, name: 'Inna', ...wrong }, { as: office }))
    expect(answered(await check()).fault).toEqual({ code: 'key-refused', call: 'token', status: 401 })
  })

  test.each<[string, Behaviour, string]>([
    ['too many requests', { status: 429 }, 'http-status'],
    ['a dropped connection', 'cut', 'no-answer'],
    ['another shape', { answer: '{"code":0,"data":{}}' }, 'unreadable'],
    ['a code of Bolt’s', { code: 498_807, hint: 'company' }, 'bolt-code'],
  ])('%s is told at once to who waits at the screen', async (_, behaviour, code) => {
    const id = await connect()
    bolt.next(behaviour)
    const at = server.clock.now().getTime()
    expect(answered(await server.call(checkBoltConnection, { id }, { as: office })).fault?.code).toBe(code)
    expect(server.clock.now().getTime()).toBe(at)
  })

  test('lies in no table, log line or audit row but sealed', async () => {
    const id = await connect()
    await night()
    answered(await server.call(replaceBoltKey, { id, name: 'Inna', ...KEY }, { as: office }))
    const { queries } = server.database
    const { rows: tables } = await queries.execute<{ name: string }>(
      sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
    )
    for (const { name } of tables) {
      const { rows } = await queries.execute(sql`SELECT t::text AS row FROM ${sql.identifier(name)} AS t`)
      expect(JSON.stringify(rows), name).not.toContain(KEY.clientSecret)
    }
    expect(server.log.join('')).not.toContain(KEY.clientSecret)
    const [kept] = await queries.select().from(boltConnections)
    expect(server.platform.secrets.open(kept?.sealed ?? '')).toContain(KEY.clientSecret)
  })

  test('sealed with a lost key is told, counted, and entered anew', async () => {
    const id = await connect()
    await night()
    const lost = createSecrets(Buffer.alloc(32, 9))
    const { queries } = server.database
    await queries.update(boltConnections).set({ sealed: lost.seal(JSON.stringify(KEY)) })
    await comes('2026-11-12T09:00:00Z')
    await night()
    expect(await runs()).toMatchObject([{ fault: { code: 'key-unreadable' } }, { state: 'good' }])
    expect((await attention()).unreadable).toEqual([{ name: 'Próbna' }])
    const admin = await server.asUser({ admin: true })
    expect(answered(await server.call(getUnreadable, {}, { as: admin })).boltKeys).toBe(1)
    expect(answered(await server.call(renewUnreadable, {}, { as: admin }))).toEqual({ renewed: 1, left: 0 })
    const [kept] = answered(await server.call(getBoltConnections, {}, { as: office })).data
    expect(kept?.attributes.readable).toBe(false)
    server.clock.advance(60_000)
    answered(await server.call(replaceBoltKey, { id, name: 'Próbna', ...KEY }, { as: office }))
    await night()
    expect((await runs())[0]).toMatchObject({ state: 'good' })
    expect((await attention()).unreadable).toEqual([])
  })
})

describe('a night', () => {
  test('makes the last day whole: rides, hours, a run; asked again it asks nothing', async () => {
    await connect()
    await night()
    expect(await runs()).toMatchObject([{ date: '2026-11-10', state: 'good', fault: null, askedBy: null }])
    expect(await shownCompanies()).toMatchObject([{ wholeUntil: '2026-11-10', open: [], goneAt: null }])
    expect(await stored()).toBeGreaterThan(20)
    expect((await server.database.queries.select().from(boltHours)).length).toBeGreaterThan(2)
    const asked = bolt.seen.length
    await night()
    expect(bolt.seen.length).toBe(asked)
  })

  test('waits until the day is settled, and asks again the next morning', async () => {
    server.clock.set('2026-11-11T06:59:00Z')
    const id = await connect()
    answered(await server.call(checkBoltConnection, { id }, { as: office }))
    await night()
    expect(await runs()).toEqual([])
    server.clock.set('2026-11-11T07:00:00Z')
    await night()
    expect(await states()).toEqual(['2026-11-10 good'])
    await comes('2026-11-12T07:30:00Z')
    await night()
    expect(await states()).toEqual(['2026-11-11 good', '2026-11-10 good'])
  })

  test('that were missed are caught up, the oldest first, and days before the key are nobody’s', async () => {
    await connect()
    await night()
    await comes('2026-11-14T09:00:00Z')
    await night()
    expect((await runs()).map(({ date }) => date)).toEqual([
      '2026-11-13',
      '2026-11-12',
      '2026-11-11',
      '2026-11-10',
    ])
  })

  test('of several companies fetches each', async () => {
    companies.push(OTHER)
    await connect()
    await night()
    expect(await runs()).toHaveLength(2)
    expect(await shownCompanies()).toMatchObject([{ companyId: 63_001 }, { companyId: 63_002 }])
  })

  test('keeps nothing of addresses and positions', async () => {
    await connect()
    await night()
    const { rows } = await server.database.queries.execute(sql`SELECT t::text AS row FROM bolt_rides AS t`)
    expect(JSON.stringify(rows)).not.toMatch(/Tajna|Prywatna|50\.06|19\.93/)
  })
})

describe('a day is whole or nothing', () => {
  test.each<[string, () => void, string]>([
    [
      'a code of Bolt’s in the middle',
      () => bolt.next('take', 'take', 'take', { code: 498_806 }),
      'bolt-code',
    ],
    ['another shape', () => bolt.next('take', 'take', { answer: '{"code":0,"data":{}}' }), 'unreadable'],
    ['a total that is not met', () => bolt.count((rows) => (rows > 30 ? rows + 1 : rows)), 'totals-differ'],
    [
      'being sent away for hours',
      () => bolt.next('take', { status: 429, retryAfter: '7200' }),
      'asked-to-wait',
    ],
    [
      'a dropped connection without end',
      () => bolt.next('take', ...Array<Behaviour>(12).fill('cut')),
      'no-answer',
    ],
    ['a token that is refused', () => bolt.nextTokens({ status: 403 }), 'key-refused'],
  ])('%s: nothing is stored, it is told, and tried again by itself', async (_, misbehave, code) => {
    await connect()
    server.clock.set(MORNING)
    const id = (await server.database.queries.select().from(boltConnections))[0]?.id ?? ''
    answered(await server.call(checkBoltConnection, { id }, { as: office }))
    misbehave()
    await night()
    expect(await stored()).toBe(0)
    const [failed] = await runs()
    expect(failed).toMatchObject({ state: 'failed', fault: { code } })
    const { incomplete } = await attention()
    expect(incomplete).toMatchObject([{ companyId: COMPANY.companyId, date: '2026-11-10', fault: { code } }])
    expect(Date.parse(incomplete[0]?.tryAt ?? '')).toBe(Date.parse(failed?.finishedAt ?? '') + HOUR / 2)
    bolt.next()
    bolt.nextTokens()
    bolt.count((rows) => rows)
    await night()
    expect(await runs()).toHaveLength(1)
    server.clock.advance(HOUR / 2)
    await night()
    expect(await runs()).toMatchObject([{ state: 'good' }, { state: 'failed' }])
    expect((await attention()).incomplete).toEqual([])
    expect(await stored()).toBeGreaterThan(20)
  })

  test('short pages and a token that runs out are no fault', async () => {
    await connect()
    bolt.next('take', 'forget-token', 'take', 'cut', 'cut-inside', { status: 502 }, { status: 429 })
    await night()
    expect(await states()).toEqual(['2026-11-10 good'])
  })

  test('a secret changed at noon: refused until the new one is entered, then at once', async () => {
    const id = await connect()
    await night()
    key.clientSecret = 'rotated'
    await comes('2026-11-12T09:00:00Z')
    await night()
    expect((await attention()).incomplete).toMatchObject([
      { date: '2026-11-11', fault: { code: 'key-refused' } },
    ])
    server.clock.advance(60_000)
    answered(
      await server.call(
        replaceBoltKey,
        { id, name: 'Próbna', ...KEY, clientSecret: 'rotated' },
        { as: office },
      ),
    )
    await night()
    expect((await states())[0]).toBe('2026-11-11 good')
  })

  test('a company that the key opens no more is told, and goes on once it does again', async () => {
    await connect()
    await night()
    companies.splice(0, 9, OTHER)
    await comes('2026-11-12T09:00:00Z')
    await night()
    expect((await attention()).gone).toEqual([{ companyId: COMPANY.companyId }])
    expect((await runs()).map(({ companyId, date }) => `${companyId} ${date}`)).toEqual([
      '63002 2026-11-11',
      '63001 2026-11-10',
    ])
    companies.splice(0, 9, COMPANY, OTHER)
    await comes('2026-11-12T17:00:00Z')
    await night()
    expect((await attention()).gone).toEqual([])
    expect(await shownCompanies()).toMatchObject([{ wholeUntil: '2026-11-11' }, { wholeUntil: '2026-11-11' }])
  })
})

describe('one process at a time', () => {
  test('two machines in the same moment fetch a day once', async () => {
    await connect()
    await Promise.all([night(), night(), night()])
    expect(await states()).toEqual(['2026-11-10 good'])
  })

  test('the run of a process that died is ended by the next one, and done again', async () => {
    const id = await connect()
    answered(await server.call(checkBoltConnection, { id }, { as: office }))
    const { queries } = server.database
    await queries.insert(boltRuns).values({
      id: randomUUID(),
      companyId: COMPANY.companyId,
      date: '2026-11-10' as never,
      nth: 1,
      state: 'running',
      askedAt: MORNING,
      startedAt: MORNING,
    })
    await queries
      .update(boltConnections)
      .set({ leaseOf: randomUUID(), leaseUntil: '2026-11-11T09:05:00Z' })
      .where(eq(boltConnections.id, id))
    await night()
    expect(await states()).toEqual(['2026-11-10 running'])
    server.clock.set('2026-11-11T09:06:00Z')
    await night()
    expect((await states()).sort()).toEqual(['2026-11-10 failed', '2026-11-10 good'])
  })

  test('a lease from before the clock was set back holds up nobody', async () => {
    const id = await connect()
    await server.database.queries
      .update(boltConnections)
      .set({ leaseOf: randomUUID(), leaseUntil: '2027-01-01T00:00:00Z' })
      .where(eq(boltConnections.id, id))
    await night()
    expect(await states()).toEqual(['2026-11-10 good'])
  })

  test('a server that stops leaves nothing half, and the next start does it', async () => {
    await connect()
    const stop = new AbortController()
    stop.abort()
    await night(randomUUID(), stop.signal)
    expect(await stored()).toBe(0)
    await night()
    expect((await states())[0]).toBe('2026-11-10 good')
  })
})

describe('a day by hand', () => {
  const ask = (date: string, companyId = COMPANY.companyId) =>
    server.call(fetchBoltDay, { companyId, date }, { as: office })

  test('is fetched at once, told with who asked, and not asked for without end', async () => {
    await connect()
    await night()
    answered(await ask('2026-11-09'))
    expect(await ask('2026-11-09')).toMatchObject({ status: 409, failure: { code: 'under_way' } })
    await night()
    expect((await runs())[0]).toMatchObject({ date: '2026-11-09', state: 'good', askedBy: 'Anna Próbna' })
    server.clock.set(MORNING)
    expect(await ask('2026-11-09')).toMatchObject({ status: 429, failure: { code: 'too_often' } })
  })

  test('is refused where it is not over, long gone, or nobody’s', async () => {
    await connect()
    await night()
    server.clock.set(MORNING)
    expect(await ask('2026-11-11')).toMatchObject({ status: 422, failure: { code: 'not_over' } })
    expect(await ask('2024-11-11')).toMatchObject({ status: 422, failure: { code: 'too_old' } })
    expect(await ask('2026-11-09', 1)).toMatchObject({ status: 404, failure: { code: 'no_such_company' } })
  })
})
