import { afterEach, describe, expect, test } from 'vitest'
import { askedBolt, closeBolts, createdIn, ID, RANGE } from '#test/bolt/asked-bolt.ts'
import type { BoltServer, BoltServerOptions } from '#test/bolt/bolt-server.ts'

afterEach(closeBolts)

describe('pages', () => {
  const paged = async (options: Partial<BoltServerOptions> = {}) => await askedBolt(options, { pageSize: 10 })
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
