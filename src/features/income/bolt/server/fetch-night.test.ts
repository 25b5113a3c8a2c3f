import { afterEach, describe, expect, test } from 'vitest'
import type { Result } from '#kernel/result.ts'
import { testClock } from '#platform/server/clock.ts'
import { type Behaviour, type BoltServer, startBoltServer } from '#test/bolt/bolt-server.ts'
import { driverId, type MadeUpCompany, madeUpCompany, madeUpOrder } from '#test/bolt/made-up-bolt.ts'
import { compareDay } from '../domain/compare-day.ts'
import { workDay } from '../domain/fleet-zone.ts'
import { lastWorkDay, planRun } from '../domain/night-run.ts'
import { onlineTime } from '../domain/online-time.ts'
import { readOrders } from '../domain/ride.ts'
import { type BoltClient, createBoltClient } from './client/bolt-client.ts'
import { type FetchedNight, fetchNight } from './fetch-night.ts'
import { fleetZone } from './fleet-zone.ts'

const at = (instant: string): number => Date.parse(instant) / 1000
/** Six in the morning of the ninth. */
const FROM = at('2026-11-09T05:00:00Z')
const NOW = '2026-11-11T05:30:00Z'
const RUN = planRun(lastWorkDay(at(NOW), fleetZone), at(NOW), fleetZone)

const open: BoltServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

async function stage(company: MadeUpCompany = madeUpCompany({ seed: 11, from: FROM, days: 2 })) {
  const clock = testClock(NOW)
  const server = await startBoltServer({ companies: [company], now: () => clock.now().getTime() })
  open.push(server)
  const client = createBoltClient({
    key: { clientId: 'fleet', clientSecret: 'very-secret' },
    clock,
    inTests: {
      addresses: server.addresses,
      wait: async (milliseconds) => clock.advance(milliseconds),
      pageSize: 25,
    },
  })
  return { server, client, company, fetch: async () => await fetchNight(client, company.companyId, RUN) }
}

function wholeOf<T, E>(result: Result<T, E>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** Net by driver of the day that is whole, in grosze. */
function netByDriver({ orders, date }: Pick<FetchedNight, 'orders' | 'date'>): Record<string, number> {
  const nets: Record<string, number> = {}
  for (const { driverId: driver, slot, amounts } of readOrders(orders, fleetZone).rides)
    if (slot.date === date && driver !== null) nets[driver] = (nets[driver] ?? 0) + (amounts.net ?? 0)
  return nets
}

describe('a night’s run over HTTP', () => {
  test('has every ride that was ordered on the day, also one that ended after it', async () => {
    const made = madeUpCompany({ seed: 11, from: FROM, days: 2 })
    const overSix = madeUpOrder({
      reference: 'over-six',
      driver: 'd1',
      created: at('2026-11-11T04:50:00Z'),
      ended: at('2026-11-11T05:10:00Z'),
      price: 3000,
    })
    const { company, fetch } = await stage({ ...made, orders: [...made.orders, overSix] })
    const night = wholeOf(await fetch())
    const { from, to } = workDay(night.date, fleetZone)
    const ordered = company.orders.filter(
      ({ order_finished_timestamp: end, order_created_timestamp: made }) =>
        end !== null && made >= from && made < to,
    )
    const rides = readOrders(night.orders, fleetZone).rides.filter(
      ({ slot, completed }) => slot.date === night.date && completed,
    )
    expect(rides.map(({ reference }) => reference).sort()).toEqual(
      ordered.map((order) => order.order_reference).sort(),
    )
    expect(rides.map(({ reference }) => reference)).toContain('over-six')
  })

  test('adds up to the grosz by driver', async () => {
    const { company, fetch } = await stage()
    const { from, to } = workDay(RUN.date, fleetZone)
    const expected: Record<string, number> = {}
    for (const order of company.orders) {
      const made = order.order_created_timestamp
      if (order.order_status.startsWith('driver_') || made < from || made >= to) continue
      const driver = order.driver_uuid ?? ''
      const net = order.order_price.net_earnings ?? 0
      if (net !== 0) expected[driver] = (expected[driver] ?? 0) + Math.round(net * 100)
    }
    expect(netByDriver(wholeOf(await fetch()))).toEqual(expected)
  })

  test('asks for no range longer than a day, created first and reviewed afterwards', async () => {
    const { server, fetch } = await stage()
    await fetch()
    const filters = server.seen.map(({ body }) => body.time_range_filter_type).filter((filter) => filter)
    expect(filters.indexOf('price_review')).toBeGreaterThan(filters.lastIndexOf('created'))
  })

  test('has the hours online of each driver and shift', async () => {
    const { company, fetch } = await stage()
    const night = wholeOf(await fetch())
    const { times, silences } = onlineTime(
      night.logs,
      { ...workDay(night.date, fleetZone), knownUntil: night.knownUntil },
      fleetZone,
    )
    expect(silences).toEqual([])
    const first = times.filter((time) => time.driverId === driverId(company.companyId, 0))
    const hours = first.reduce((all, { waiting, driving }) => all + waiting + driving, 0) / 3600
    expect(hours).toBeGreaterThan(9.9)
    expect(hours).toBeLessThan(11.5)
  })

  test('the first run is all new, the second the same', async () => {
    const { fetch } = await stage()
    const read = readOrders(wholeOf(await fetch()).orders, fleetZone)
    const first = compareDay(RUN.date, read, [])
    expect(first.added).toHaveLength(read.rides.length)
    const second = compareDay(RUN.date, readOrders(wholeOf(await fetch()).orders, fleetZone), first.added)
    expect(second).toMatchObject({ changed: [], added: [], gone: [], untouched: [] })
    expect(second.same).toHaveLength(read.rides.length)
  })

  test('a price corrected later, of a ride days ago, comes by the day of the correction', async () => {
    const old = madeUpOrder({
      reference: 'old-ride',
      driver: 'd1',
      created: at('2026-11-02T19:00:00Z'),
      ended: at('2026-11-03T01:00:00Z'),
      price: 5000,
    })
    const company = madeUpCompany({ seed: 3, from: FROM, days: 2 })
    const { server, fetch } = await stage({ ...company, orders: [...company.orders, old] })
    const before = readOrders(wholeOf(await fetch()).orders, fleetZone)
    expect(before.rides.some(({ reference }) => reference === 'old-ride')).toBe(false)
    server.correct('old-ride', at('2026-11-10T09:00:00Z'), {
      order_price: { ...old.order_price, ride_price: 46.4, commission: 11.6, net_earnings: 34.8 },
    })
    const after = readOrders(wholeOf(await fetch()).orders, fleetZone)
    expect(after.rides.find(({ reference }) => reference === 'old-ride')).toMatchObject({
      slot: { date: '2026-11-02', shift: 'night' },
      amounts: { gross: 4640, commission: 1160, net: 3480 },
    })
    const compared = compareDay(RUN.date, after, before.rides)
    expect(compared.added.map(({ reference }) => reference)).toEqual(['old-ride'])
    expect(compared.gone).toEqual([])
  })

  test('a price that is corrected while the run is under way: the later answer holds, and is told', async () => {
    const company = madeUpCompany({ seed: 3, from: FROM, days: 2 })
    const ride = company.orders.find(({ order_status: status }) => status === 'finished')
    if (!ride) throw new Error('The made-up company has no ride.')
    const { client, server } = await stage(company)
    const correcting: BoltClient = {
      ...client,
      getFleetOrders: async (companyId, range, filter) => {
        if (filter === 'price_review')
          server.correct(ride.order_reference, at('2026-11-10T09:00:00Z'), {
            order_price: { ...ride.order_price, net_earnings: 1.23 },
          })
        return await client.getFleetOrders(companyId, range, filter)
      },
    }
    const night = wholeOf(await fetchNight(correcting, company.companyId, RUN))
    const found = night.orders.filter(({ reference }) => reference === ride.order_reference)
    expect(found.map(({ prices }) => prices.netEarnings)).toEqual([123])
    expect(night.corrected).toEqual([ride.order_reference])
  })
})

describe('a run is whole or nothing', () => {
  test.each<[string, Behaviour, string]>([
    ['a code of Bolt’s', { code: 498_806 }, 'bolt-code'],
    ['an answer of another shape', { answer: '{"code":0,"data":{}}' }, 'unreadable'],
    ['wrong JSON', { answer: '{"code":0,' }, 'unreadable'],
    ['a refusal of HTTP', { status: 404 }, 'http-status'],
    ['being sent away for hours', { status: 429, retryAfter: '7200' }, 'asked-to-wait'],
  ])('%s on any page', async (_, behaviour, code) => {
    const { server, fetch } = await stage()
    wholeOf(await fetch())
    const calls = server.seen.filter(({ call }) => call !== 'token').length
    for (const page of [0, Math.floor(calls / 2), calls - 1]) {
      server.next(...Array<Behaviour>(page).fill('take'), behaviour)
      expect(await fetch()).toMatchObject({ ok: false, error: { code } })
    }
  })

  test.each<[string, Behaviour]>([
    ['a dropped connection', 'cut'],
    ['an answer that breaks off', 'cut-inside'],
    ['too many requests', { status: 429, retryAfter: '20' }],
    ['an error of the server', { status: 502 }],
    ['a token that ran out', 'forget-token'],
  ])('%s now and then is waited out, and the run is the same', async (_, behaviour) => {
    const { server, fetch } = await stage()
    const calm = wholeOf(await fetch())
    server.next(...Array.from({ length: 40 }, (_, page): Behaviour => (page % 4 === 2 ? behaviour : 'take')))
    expect(wholeOf(await fetch())).toEqual(calm)
  })

  test('totals that don’t agree on one page', async () => {
    const { server, fetch } = await stage()
    server.count((rows) => (rows > 30 ? rows + 1 : rows))
    expect(await fetch()).toMatchObject({ ok: false, error: { code: 'totals-differ' } })
  })
})
