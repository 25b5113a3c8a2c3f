import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Act, fewestActs, randomActs } from '#test/income/history/acts.ts'
import { dice } from '#test/income/history/made-up-loads.ts'
import { playHistory } from '#test/income/history/play.ts'
import { startTestServer, type TestServer } from '#test/server/test-server.ts'

/**
 * Income under everything that can happen to it: loaded, again, in another order, corrected, with columns
 * left out, split, merged, rows removed, taken back from anywhere, matched later, by another hand, put back;
 * drivers added, folded, erased, removed and added again meanwhile. After every step what a slow reckoning
 * makes of what stands. `RUNS`, `STEPS` and `SEED` ask for more, `TELL=1` for the fewest acts that go wrong.
 */
const STEPS = Number(process.env.STEPS ?? 60)
const SEEDS = Array.from(
  { length: Number(process.env.RUNS ?? 1) },
  (_, n) => Number(process.env.SEED ?? 1) + n,
)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ at: '2026-11-20T11:00:00Z' })
})
afterAll(() => server.close())

test.each(SEEDS)(
  'history %i',
  async (seed) => {
    const acts = randomActs(dice(seed), STEPS)
    const wrong = await playHistory(server, acts)
    if (wrong && process.env.TELL) await tell(acts.slice(0, wrong.at + 1), wrong.what)
    expect(wrong?.got, `act ${wrong?.at}, ${wrong?.what}`).toEqual(wrong?.expected)
  },
  1_200_000,
)

async function tell(acts: readonly Act[], what: string): Promise<void> {
  const fewest = await fewestActs(acts, async (fewer) => (await playHistory(server, fewer))?.what === what)
  console.error(fewest.map((act) => JSON.stringify(act)).join('\n'))
}
