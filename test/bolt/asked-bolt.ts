import {
  type BoltClient,
  type BoltClientOptions,
  createBoltClient,
} from '#features/income/bolt/server/client/bolt-client.ts'
import { type TestClock, testClock } from '#platform/server/clock.ts'
import { type BoltServer, type BoltServerOptions, startBoltServer } from './bolt-server.ts'
import { madeUpCompany } from './made-up-bolt.ts'

export const DAY = 86_400
/** Six in the morning of the ninth of November 2026. */
export const FROM = Date.parse('2026-11-09T05:00:00Z') / 1000
export const RANGE = { from: FROM, to: FROM + DAY }
export const COMPANY = madeUpCompany({ seed: 7, from: FROM, days: 2 })
export const ID = COMPANY.companyId
export const KEY = { clientId: 'fleet', clientSecret: 'very-secret' }

const open: BoltServer[] = []

/** Of the test that was. */
export async function closeBolts(): Promise<void> {
  for (const server of open.splice(0)) await server.close()
}

/** A server, and a client that asks it without waiting for real. */
export interface AskedBolt {
  readonly server: BoltServer
  readonly client: BoltClient
  readonly clock: TestClock
  /** Every wait, milliseconds; the clock stands then where it would. */
  readonly waits: number[]
}

export async function askedBolt(
  options: Partial<BoltServerOptions> = {},
  inTests: BoltClientOptions['inTests'] = {},
  more: Partial<Pick<BoltClientOptions, 'key' | 'stop'>> = {},
): Promise<AskedBolt> {
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

/** The calls that came, in their order. */
export function calls({ seen }: BoltServer): string[] {
  return seen.map(({ call }) => call)
}

/** References of the orders that were made in a range. */
export function createdIn(range: { readonly from: number; readonly to: number }): string[] {
  return COMPANY.orders
    .filter(({ order_created_timestamp: at }) => at >= range.from && at <= range.to)
    .map((order) => order.order_reference)
    .sort()
}
