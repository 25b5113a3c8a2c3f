import { afterEach, describe, expect, test } from 'vitest'
import { askedBolt, calls, closeBolts, DAY, FROM, ID, KEY, RANGE } from '#test/bolt/asked-bolt.ts'
import { createBoltClient } from './bolt-client.ts'

afterEach(closeBolts)

const MINUTE = 60_000

describe('what may pass is waited for, with growing pauses', () => {
  test.each([
    ['too many requests', { status: 429 } as const],
    ['an error of the server', { status: 500 } as const],
    ['a dropped connection', 'cut' as const],
    ['an answer that breaks off', 'cut-inside' as const],
  ])('%s', async (_, behaviour) => {
    const { client, server, waits } = await askedBolt()
    server.next(behaviour, behaviour)
    expect((await client.getCompanies()).ok).toBe(true)
    expect(waits.filter((wait) => wait > 3000)).toEqual([5000, 15_000])
  })

  test.each(['slow', 'dripping'] as const)('an answer that is %s, after the deadline', async (behaviour) => {
    const { client, server } = await askedBolt({}, { deadlineMs: 150 })
    server.next(behaviour)
    expect((await client.getCompanies()).ok).toBe(true)
  })

  test('Retry-After in seconds is honoured where it is longer', async () => {
    const { client, server, waits } = await askedBolt()
    server.next({ status: 429, retryAfter: '90' }, { status: 429, retryAfter: '1' })
    expect((await client.getCompanies()).ok).toBe(true)
    expect(waits.filter((wait) => wait > 3000)).toEqual([90_000, 15_000])
  })

  test('Retry-After as a date too', async () => {
    const { client, server, waits } = await askedBolt()
    server.next({ status: 503, retryAfter: 'Wed, 11 Nov 2026 05:02:00 GMT' })
    expect((await client.getCompanies()).ok).toBe(true)
    // Three seconds have gone by between the token and the call.
    expect(waits.filter((wait) => wait > 3000)).toEqual([117_000])
  })

  test('whoever is told to come back in an hour does not stand and wait', async () => {
    const { client, server, waits } = await askedBolt()
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
    const { client, server, waits } = await askedBolt()
    server.next(...Array(20).fill(behaviour))
    expect(await client.getCompanies()).toEqual({ ok: false, error: { ...fault, call: 'getCompanies' } })
    expect(waits.filter((wait) => wait > 3000)).toEqual([5000, 15_000, 45_000, 2 * MINUTE, 6 * MINUTE])
    expect(calls(server).filter((call) => call === 'getCompanies')).toHaveLength(6)
  })

  test('nobody is there', async () => {
    const { client } = await askedBolt(
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
    const { client, server } = await askedBolt()
    server.next({ code: 498_806, hint: 'range too long' })
    expect(await client.getFleetOrders(ID, RANGE, 'created')).toEqual({
      ok: false,
      error: { code: 'bolt-code', call: 'getFleetOrders', number: 498_806, hint: 'range too long' },
    })
    expect(calls(server)).toEqual(['token', 'getFleetOrders'])
  })

  test('of Bolt’s words no phone is kept', async () => {
    const { client, server } = await askedBolt()
    server.next({ code: 702, hint: 'no driver +48500000001' })
    expect(await client.getCompanies()).toMatchObject({ error: { number: 702, hint: 'no driver #' } })
  })

  test('a range longer than a day, and a company that the key does not open', async () => {
    const { client } = await askedBolt()
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
    const { client, server } = await askedBolt()
    server.next({ answer })
    expect(await client.getCompanies()).toEqual({
      ok: false,
      error: { code: 'unreadable', call: 'getCompanies', at },
    })
  })

  test('an answer longer than any is', async () => {
    const { client, server } = await askedBolt({}, { mostBytes: 200_000 })
    server.next('flood')
    expect(await client.getCompanies()).toEqual({
      ok: false,
      error: { code: 'too-long', call: 'getCompanies', mostBytes: 200_000 },
    })
  })

  test('HTTP’s other refusals', async () => {
    const { client, server } = await askedBolt()
    server.next({ status: 403 })
    expect(await client.getCompanies()).toEqual({
      ok: false,
      error: { code: 'http-status', call: 'getCompanies', status: 403 },
    })
  })

  test('the server that asks goes down: neither waiting nor an answer holds it', async () => {
    const stop = new AbortController()
    const { client, server } = await askedBolt({}, {}, { stop: stop.signal })
    server.next('slow')
    const answer = client.getCompanies()
    await expect.poll(() => calls(server)).toContain('getCompanies')
    stop.abort()
    expect(await answer).toEqual({ ok: false, error: { code: 'stopped', call: 'getCompanies' } })
  })
})

test('waiting for a turn ends where the server that asks goes down', async () => {
  const stop = new AbortController()
  const { server, clock } = await askedBolt()
  const waiting = createBoltClient({
    key: KEY,
    clock,
    stop: stop.signal,
    inTests: { addresses: server.addresses },
  })
  const answer = waiting.getCompanies()
  await expect.poll(() => calls(server)).toEqual(['token'])
  stop.abort()
  expect(await answer).toMatchObject({ ok: false, error: { code: 'stopped' } })
  expect(calls(server)).toEqual(['token'])
})
