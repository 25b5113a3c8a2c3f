import { afterEach, describe, expect, test } from 'vitest'
import { type TestClock, testClock } from '#platform/server/clock.ts'
import { type BoltServer, type BoltServerOptions, startBoltServer } from '#test/bolt/bolt-server.ts'
import { driverId, madeUpCompany, madeUpOrder } from '#test/bolt/made-up-bolt.ts'
import { BOLT_ADDRESSES } from './addresses.ts'
import { type BoltClient, type BoltClientOptions, createBoltClient } from './bolt-client.ts'

const DAY = 86_400
const FROM = Date.parse('2026-11-09T05:00:00Z') / 1000
const RANGE = { from: FROM, to: FROM + DAY }
const COMPANY = madeUpCompany({ seed: 7, from: FROM, days: 2 })
const ID = COMPANY.companyId
const KEY = { clientId: 'fleet', clientSecret: 'very-secret' }
const MINUTE = 60_000

const open: BoltServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

interface Stage {
  readonly server: BoltServer
  readonly client: BoltClient
  readonly clock: TestClock
  /** Every wait, milliseconds; the clock stands then where it would. */
  readonly waits: number[]
}

async function stage(
  options: Partial<BoltServerOptions> = {},
  inTests: BoltClientOptions['inTests'] = {},
  more: Partial<Pick<BoltClientOptions, 'key' | 'stop'>> = {},
): Promise<Stage> {
  const clock = testClock('2026-11-11T05:00:00Z')
  const server = await startBoltServer({
    companies: [COMPANY],
    now: () => clock.now().getTime(),
    ...options,
  })
  open.push(server)
  const waits: number[] = []
  const client = createBoltClient({
    key: KEY,
    clock,
    ...more,
    inTests: {
      addresses: server.addresses,
      deadlineMs: 2000,
      wait: async (milliseconds) => {
        waits.push(milliseconds)
        clock.advance(milliseconds)
      },
      ...inTests,
    },
  })
  return { server, client, clock, waits }
}

function calls({ seen }: BoltServer): string[] {
  return seen.map(({ call }) => call)
}

function createdIn(range: { readonly from: number; readonly to: number }): string[] {
  return COMPANY.orders
    .filter(({ order_created_timestamp: at }) => at >= range.from && at <= range.to)
    .map((order) => order.order_reference)
    .sort()
}

describe('Bolt is asked', () => {
  test('in production at its own hosts', () => {
    expect(BOLT_ADDRESSES).toEqual({
      token: 'https://oidc.bolt.eu/token',
      api: 'https://node.bolt.eu/fleet-integration-gateway/fleetIntegration/v1',
    })
  })

  test('for companies, orders, states, drivers and vehicles, each whole', async () => {
    const { client } = await stage()
    expect(await client.getCompanies()).toEqual({ ok: true, value: [ID] })
    const orders = await client.getFleetOrders(ID, RANGE, 'created')
    expect(orders.ok && orders.value.map(({ reference }) => reference).sort()).toEqual(createdIn(RANGE))
    const logs = await client.getFleetStateLogs(ID, RANGE)
    expect(logs.ok && logs.value.length).toBe(
      COMPANY.logs.filter(({ created }) => created >= RANGE.from && created <= RANGE.to).length,
    )
    expect(await client.getDrivers(ID, RANGE)).toMatchObject({
      ok: true,
      value: [
        { driverId: driverId(ID, 0), firstName: 'Jan', lastName: 'Próbny 0', phone: '+48500000000' },
        { driverId: driverId(ID, 1) },
        { driverId: driverId(ID, 2) },
      ],
    })
    expect(await client.getVehicles(ID, RANGE)).toMatchObject({
      ok: true,
      value: [{ plate: 'KR 1000A', model: 'Toyota Corolla' }, {}, {}],
    })
  })

  test.each(['company_id', 'company_ids'] as const)('a server that wants %s is told it', async (wants) => {
    const { client, server } = await stage({ wants })
    expect((await client.getFleetOrders(ID, RANGE, 'created')).ok).toBe(true)
    expect(server.seen.at(-1)?.body).toEqual({
      company_id: ID,
      company_ids: [ID],
      start_ts: RANGE.from,
      end_ts: RANGE.to,
      limit: 1000,
      offset: 0,
      time_range_filter_type: 'created',
    })
  })

  test('for vehicles a hundred at once', async () => {
    const { client, server } = await stage()
    await client.getVehicles(ID, RANGE)
    expect(server.seen.at(-1)?.body.limit).toBe(100)
  })

  test('at most once in three seconds, whoever asks at the same time', async () => {
    const { client, server } = await stage()
    await Promise.all([
      client.getCompanies(),
      client.getDrivers(ID, RANGE),
      client.getVehicles(ID, RANGE),
      client.getFleetOrders(ID, RANGE, 'created'),
    ])
    const beginnings = server.seen.map(({ at }) => at)
    expect(beginnings).toHaveLength(5)
    for (const [index, at] of beginnings.slice(1).entries())
      expect(at - (beginnings[index] ?? 0)).toBeGreaterThanOrEqual(3000)
  })
})

describe('of an answer', () => {
  const order = (price: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
    ...madeUpOrder({ reference: 'r', driver: 'd', created: FROM + 60, ended: FROM + 900, price: 1000 }),
    order_price: price as Record<string, number>,
    ...more,
  })
  const told = async (sent: ReturnType<typeof order>) => {
    const { client } = await stage({ companies: [{ ...COMPANY, orders: [sent] }] })
    return await client.getFleetOrders(ID, RANGE, 'created')
  }

  test('no address, position or other field leaves the reader', async () => {
    const { client } = await stage()
    const orders = await client.getFleetOrders(ID, RANGE, 'created')
    const logs = await client.getFleetStateLogs(ID, RANGE)
    const vehicles = await client.getVehicles(ID, RANGE)
    const kept = JSON.stringify([orders, logs, vehicles])
    for (const dropped of ['Tajna', 'Prywatna', '"lat"', '"lng"', '50.0', '19.9', 'partner', 'made up'])
      expect(kept.includes(dropped)).toBe(false)
  })

  test('amounts are whole grosze, and what is not told is not zero', async () => {
    const answer = await told(
      order({ ride_price: 25.31, tip: '4.10', commission: 0.1 + 0.2, net_earnings: 1.005, toll_fee: null }),
    )
    expect(answer.ok && answer.value[0]?.prices).toEqual({
      ridePrice: 2531,
      tip: 410,
      commission: 30,
      netEarnings: 101,
      tollFee: null,
      bookingFee: null,
      cancellationFee: null,
      cashDiscount: null,
      inAppDiscount: null,
    })
  })

  test('an instant of zero has not happened', async () => {
    const answer = await told(order({}, { order_finished_timestamp: 0, order_cancelled_timestamp: 0 }))
    expect(answer.ok && answer.value[0]).toMatchObject({ finishedAt: null, cancelledAt: null })
  })

  test.each([
    ['an amount in words', order({ ride_price: 'dwadzieścia' }), 'orders[0].order_price.ride_price'],
    ['an amount beyond sense', order({ ride_price: 1e12 }), 'orders[0].order_price.ride_price'],
    ['an identity that is missing', order({}, { order_reference: undefined }), 'orders[0].order_reference'],
    [
      'an instant in milliseconds',
      order({}, { order_finished_timestamp: FROM * 1000 }),
      'orders[0].order_finished_timestamp',
    ],
  ])('%s makes the whole unreadable, and only the place is told', async (_, sent, at) => {
    expect(await told(sent)).toEqual({
      ok: false,
      error: { code: 'unreadable', call: 'getFleetOrders', at },
    })
  })
})

describe('a token', () => {
  test('is asked for by client credentials, once for many calls at once', async () => {
    const { client, server } = await stage()
    await Promise.all([client.getCompanies(), client.getCompanies(), client.getCompanies()])
    expect(calls(server)).toEqual(['token', 'getCompanies', 'getCompanies', 'getCompanies'])
    expect(Object.fromEntries(server.seen[0]?.form ?? [])).toEqual({
      client_id: 'fleet',
      client_secret: 'very-secret',
      grant_type: 'client_credentials',
      scope: 'fleet-integration:api',
    })
    expect(server.seen[1]?.authorization).toBe('Bearer token-1')
  })

  test('is renewed a minute before it runs out, and not sooner', async () => {
    const { client, server, clock } = await stage({ tokenLasts: 600 })
    await client.getCompanies()
    clock.advance(530_000)
    await client.getCompanies()
    expect(calls(server)).toEqual(['token', 'getCompanies', 'getCompanies'])
    clock.advance(10_000)
    await client.getCompanies()
    expect(calls(server).slice(3)).toEqual(['token', 'getCompanies'])
  })

  test('that Bolt has forgotten is replaced, and the call goes through', async () => {
    const { client, server } = await stage()
    await client.getCompanies()
    server.next('forget-token')
    expect((await client.getCompanies()).ok).toBe(true)
    expect(calls(server)).toEqual(['token', 'getCompanies', 'getCompanies', 'token', 'getCompanies'])
  })

  test('that is new and refused is a fault, not a loop', async () => {
    const { client, server } = await stage()
    server.next('forget-token', 'forget-token', 'forget-token')
    expect(await client.getCompanies()).toEqual({
      ok: false,
      error: { code: 'token-refused', call: 'getCompanies', status: 401 },
    })
    expect(calls(server)).toEqual(['token', 'getCompanies', 'token', 'getCompanies'])
  })

  test('is not given for a wrong secret, and nothing of the secret is told', async () => {
    const { client, server } = await stage({}, {}, { key: { clientId: 'fleet', clientSecret: 'wrong-one' } })
    const answer = await client.getCompanies()
    expect(answer).toEqual({ ok: false, error: { code: 'key-refused', call: 'token', status: 401 } })
    expect(JSON.stringify(answer)).not.toContain('wrong-one')
    expect(calls(server)).toEqual(['token'])
  })

  test('that could not be had now is asked for again', async () => {
    const { client, server, waits } = await stage()
    server.nextTokens({ status: 503 }, 'cut')
    expect((await client.getCompanies()).ok).toBe(true)
    expect(calls(server)).toEqual(['token', 'token', 'token', 'getCompanies'])
    expect(waits).toContain(15_000)
  })

  test('in an answer that nobody can read is a fault', async () => {
    const { client, server } = await stage()
    server.nextTokens({ answer: '{"access_token":"x y","expires_in":600}' })
    expect(await client.getCompanies()).toEqual({
      ok: false,
      error: { code: 'unreadable', call: 'token', at: 'access_token' },
    })
  })
})

describe('what may pass is waited for, with growing pauses', () => {
  test.each([
    ['too many requests', { status: 429 } as const],
    ['an error of the server', { status: 500 } as const],
    ['a dropped connection', 'cut' as const],
    ['an answer that breaks off', 'cut-inside' as const],
  ])('%s', async (_, behaviour) => {
    const { client, server, waits } = await stage()
    server.next(behaviour, behaviour)
    expect((await client.getCompanies()).ok).toBe(true)
    expect(waits.filter((wait) => wait > 3000)).toEqual([5000, 15_000])
  })

  test.each(['slow', 'dripping'] as const)('an answer that is %s, after the deadline', async (behaviour) => {
    const { client, server } = await stage({}, { deadlineMs: 150 })
    server.next(behaviour)
    expect((await client.getCompanies()).ok).toBe(true)
  })

  test('Retry-After in seconds is honoured where it is longer', async () => {
    const { client, server, waits } = await stage()
    server.next({ status: 429, retryAfter: '90' }, { status: 429, retryAfter: '1' })
    expect((await client.getCompanies()).ok).toBe(true)
    expect(waits.filter((wait) => wait > 3000)).toEqual([90_000, 15_000])
  })

  test('Retry-After as a date too', async () => {
    const { client, server, waits } = await stage()
    server.next({ status: 503, retryAfter: 'Wed, 11 Nov 2026 05:02:00 GMT' })
    expect((await client.getCompanies()).ok).toBe(true)
    // Three seconds have gone by between the token and the call.
    expect(waits.filter((wait) => wait > 3000)).toEqual([117_000])
  })

  test('whoever is told to come back in an hour does not stand and wait', async () => {
    const { client, server, waits } = await stage()
    server.next({ status: 429, retryAfter: '3600' })
    expect(await client.getCompanies()).toEqual({
      ok: false,
      error: { code: 'asked-to-wait', call: 'getCompanies', seconds: 3600 },
    })
    expect(waits.filter((wait) => wait > 3000)).toEqual([])
  })

  test.each([
    [{ status: 500 } as const, { code: 'http-status', status: 500 }],
    ['cut' as const, { code: 'no-answer', why: 'UND_ERR_SOCKET' }],
  ])('after nine minutes it is given up: %j', async (behaviour, fault) => {
    const { client, server, waits } = await stage()
    server.next(...Array(20).fill(behaviour))
    expect(await client.getCompanies()).toEqual({ ok: false, error: { ...fault, call: 'getCompanies' } })
    expect(waits.filter((wait) => wait > 3000)).toEqual([5000, 15_000, 45_000, 2 * MINUTE, 6 * MINUTE])
    expect(calls(server).filter((call) => call === 'getCompanies')).toHaveLength(6)
  })

  test('nobody is there', async () => {
    const { client } = await stage(
      {},
      { addresses: { token: 'http://127.0.0.1:1/token', api: 'http://127.0.0.1:1' } },
    )
    expect(await client.getCompanies()).toMatchObject({
      ok: false,
      error: { code: 'no-answer', call: 'token' },
    })
  })
})

describe('what will not pass is a fault at once', () => {
  test('a code of Bolt’s, although HTTP says 200', async () => {
    const { client, server } = await stage()
    server.next({ code: 498_806, hint: 'range too long' })
    expect(await client.getFleetOrders(ID, RANGE, 'created')).toEqual({
      ok: false,
      error: { code: 'bolt-code', call: 'getFleetOrders', number: 498_806, hint: 'range too long' },
    })
    expect(calls(server)).toEqual(['token', 'getFleetOrders'])
  })

  test('a range longer than a day, and a company that the key does not open', async () => {
    const { client } = await stage()
    expect(await client.getFleetStateLogs(ID, { from: FROM, to: FROM + DAY + 1 })).toMatchObject({
      error: { code: 'bolt-code', number: 498_806 },
    })
    expect(await client.getDrivers(5, RANGE)).toMatchObject({ error: { code: 'bolt-code', number: 498_807 } })
  })

  test.each([
    ['a page instead of JSON', '<html>', ''],
    ['JSON without an envelope', '[]', ''],
    ['an envelope without its code', '{"data":{"company_ids":[]}}', 'code'],
    ['no data', '{"code":0,"message":"OK"}', ''],
    ['data of another shape', '{"code":0,"data":{"company_ids":"all"}}', 'company_ids'],
  ])('%s', async (_, answer, at) => {
    const { client, server } = await stage()
    server.next({ answer })
    expect(await client.getCompanies()).toEqual({
      ok: false,
      error: { code: 'unreadable', call: 'getCompanies', at },
    })
  })

  test('an answer longer than any is', async () => {
    const { client, server } = await stage({}, { mostBytes: 200_000 })
    server.next('flood')
    expect(await client.getCompanies()).toEqual({
      ok: false,
      error: { code: 'too-long', call: 'getCompanies', mostBytes: 200_000 },
    })
  })

  test('HTTP’s other refusals', async () => {
    const { client, server } = await stage()
    server.next({ status: 403 })
    expect(await client.getCompanies()).toEqual({
      ok: false,
      error: { code: 'http-status', call: 'getCompanies', status: 403 },
    })
  })

  test('the server that asks goes down: neither waiting nor an answer holds it', async () => {
    const stop = new AbortController()
    const { client, server } = await stage({}, {}, { stop: stop.signal })
    server.next('slow')
    const answer = client.getCompanies()
    await expect.poll(() => calls(server)).toContain('getCompanies')
    stop.abort()
    expect(await answer).toEqual({ ok: false, error: { code: 'stopped', call: 'getCompanies' } })
  })
})

describe('pages', () => {
  const paged = async (options: Partial<BoltServerOptions> = {}) => await stage(options, { pageSize: 10 })
  const offsets = ({ seen }: BoltServer) =>
    seen.filter(({ call }) => call === 'getFleetOrders').map(({ body }) => body.offset)

  test('are read until one is short', async () => {
    const { client, server } = await paged()
    const orders = await client.getFleetOrders(ID, RANGE, 'created')
    expect(orders.ok && orders.value.map(({ reference }) => reference).sort()).toEqual(createdIn(RANGE))
    expect(offsets(server)).toEqual(offsets(server).map((_, page) => page * 10))
    expect(offsets(server).length).toBe(Math.floor(createdIn(RANGE).length / 10) + 1)
  })

  test('and need no total', async () => {
    const { client, server } = await paged()
    server.count(() => null)
    const orders = await client.getFleetOrders(ID, RANGE, 'created')
    expect(orders.ok && orders.value).toHaveLength(createdIn(RANGE).length)
  })

  test('may be shorter than what was asked for, where a total says that there is more', async () => {
    const { client } = await paged({ mostRowsInPage: 7 })
    const orders = await client.getFleetOrders(ID, RANGE, 'created')
    expect(orders.ok && orders.value).toHaveLength(createdIn(RANGE).length)
  })

  test.each([1, -1])('that hold other than Bolt counts (%i) are a fault', async (by) => {
    const { client, server } = await paged()
    server.count((rows) => rows + by)
    const got = createdIn(RANGE).length
    expect(await client.getFleetOrders(ID, RANGE, 'created')).toEqual({
      ok: false,
      error: { code: 'totals-differ', call: 'getFleetOrders', got, told: got + by },
    })
  })

  test('of which one fails in the middle leave nothing', async () => {
    const { client, server } = await paged()
    server.next('take', { code: 498_806 })
    expect(await client.getFleetOrders(ID, RANGE, 'created')).toMatchObject({
      ok: false,
      error: { code: 'bolt-code' },
    })
    expect(offsets(server)).toEqual([0, 10])
  })

  test('of which one is repeated after a fault are whole', async () => {
    const { client, server } = await paged()
    server.next('take', { status: 500 }, 'take', 'cut')
    const orders = await client.getFleetOrders(ID, RANGE, 'created')
    expect(orders.ok && orders.value.map(({ reference }) => reference).sort()).toEqual(createdIn(RANGE))
  })

  test('an order that stands on two of them is one', async () => {
    const { client, server } = await paged()
    server.repeatAcrossPages('as-well')
    server.count(() => createdIn(RANGE).length)
    const orders = await client.getFleetOrders(ID, RANGE, 'created')
    expect(orders.ok && orders.value.map(({ reference }) => reference).sort()).toEqual(createdIn(RANGE))
  })

  test('an order that pushed another one out is told by the total', async () => {
    const { client, server } = await paged()
    server.repeatAcrossPages('instead')
    expect(await client.getFleetOrders(ID, RANGE, 'created')).toMatchObject({
      ok: false,
      error: { code: 'totals-differ' },
    })
  })
})
