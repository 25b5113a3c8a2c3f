import { afterEach, describe, expect, test } from 'vitest'
import { askedBolt, COMPANY, calls, closeBolts, createdIn, FROM, ID, RANGE } from '#test/bolt/asked-bolt.ts'
import { driverId, madeUpOrder } from '#test/bolt/made-up-bolt.ts'
import { BOLT_ADDRESSES } from './addresses.ts'

afterEach(closeBolts)

describe('Bolt is asked', () => {
  test('in production at its own hosts', () => {
    expect(BOLT_ADDRESSES).toEqual({
      token: 'https://oidc.bolt.eu/token',
      api: 'https://node.bolt.eu/fleet-integration-gateway/fleetIntegration/v1',
    })
  })

  test('for companies, orders, states, drivers and vehicles, each whole', async () => {
    const { client } = await askedBolt()
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
    const { client, server } = await askedBolt({ wants })
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
    const { client, server } = await askedBolt()
    await client.getVehicles(ID, RANGE)
    expect(server.seen.at(-1)?.body.limit).toBe(100)
  })

  test('at most once in three seconds, whoever asks at the same time', async () => {
    const { client, server } = await askedBolt()
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
    const { client } = await askedBolt({ companies: [{ ...COMPANY, orders: [sent] }] })
    return await client.getFleetOrders(ID, RANGE, 'created')
  }

  test('no address, position or other field leaves the reader', async () => {
    const { client } = await askedBolt()
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
    const { client, server } = await askedBolt()
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
    const { client, server, clock } = await askedBolt({ tokenLasts: 600 })
    await client.getCompanies()
    clock.advance(530_000)
    await client.getCompanies()
    expect(calls(server)).toEqual(['token', 'getCompanies', 'getCompanies'])
    clock.advance(10_000)
    await client.getCompanies()
    expect(calls(server).slice(3)).toEqual(['token', 'getCompanies'])
  })

  test('that Bolt has forgotten is replaced, and the call goes through', async () => {
    const { client, server } = await askedBolt()
    await client.getCompanies()
    server.next('forget-token')
    expect((await client.getCompanies()).ok).toBe(true)
    expect(calls(server)).toEqual(['token', 'getCompanies', 'getCompanies', 'token', 'getCompanies'])
  })

  test('that is new and refused is a fault, not a loop', async () => {
    const { client, server } = await askedBolt()
    server.next('forget-token', 'forget-token', 'forget-token')
    expect(await client.getCompanies()).toEqual({
      ok: false,
      error: { code: 'token-refused', call: 'getCompanies', status: 401 },
    })
    expect(calls(server)).toEqual(['token', 'getCompanies', 'token', 'getCompanies'])
  })

  test('is not given for a wrong secret, and nothing of the secret is told', async () => {
    const { client, server } = await askedBolt(
      {},
      {},
      { key: { clientId: 'fleet', clientSecret: 'wrong-one' } },
    )
    const answer = await client.getCompanies()
    expect(answer).toEqual({ ok: false, error: { code: 'key-refused', call: 'token', status: 401 } })
    expect(JSON.stringify(answer)).not.toContain('wrong-one')
    expect(calls(server)).toEqual(['token'])
  })

  test('that could not be had now is asked for again', async () => {
    const { client, server, waits } = await askedBolt()
    server.nextTokens({ status: 503 }, 'cut')
    expect((await client.getCompanies()).ok).toBe(true)
    expect(calls(server)).toEqual(['token', 'token', 'token', 'getCompanies'])
    expect(waits).toContain(15_000)
  })

  test('in an answer that nobody can read is a fault', async () => {
    const { client, server } = await askedBolt()
    server.nextTokens({ answer: '{"access_token":"x y","expires_in":600}' })
    expect(await client.getCompanies()).toEqual({
      ok: false,
      error: { code: 'unreadable', call: 'token', at: 'access_token' },
    })
  })
})
