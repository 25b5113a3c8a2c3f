import { afterAll, beforeAll, expect, test } from 'vitest'
import { runMarket } from '#test/market/random-market.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const did = new Set<string>()

/** `npm run torture -- market 10000` for the long run. */
test.each([7, 2026, 31])(
  'offers, swaps, picks, decisions and edits of the board at once break no rule and lose nothing (Q30): seed %i',
  { timeout: 120_000 },
  async (seed) => {
    const { breaches, tally, versions } = await runMarket(server, { seed, operations: 220 })
    expect(breaches).toEqual([])
    expect(versions).toBeGreaterThan(10)
    for (const what of tally.keys()) did.add(what)
  },
)

test('… and the run has tried each of them', () => {
  for (const what of ['pick', 'offer', 'take', 'swap', 'accept', 'edit', 'withdraw', 'ill'])
    expect([...did], what).toContain(`${what} done`)
  expect([...did]).toContain('after all back')
})
