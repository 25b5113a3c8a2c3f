import type { Platform } from '#platform/server/platform.ts'
import { BOLT_ADDRESSES } from '../client/addresses.ts'
import { type BoltClient, type BoltClientOptions, createBoltClient } from '../client/bolt-client.ts'
import type { BoltKey } from '../client/session.ts'

/** Bolt itself, or the server that speaks like it which the configuration names for trials. */
export function boltClient(
  { clock, configuration: { boltUrl } }: Platform,
  key: BoltKey,
  more: Pick<BoltClientOptions, 'stop' | 'patient' | 'inTests'>,
): BoltClient {
  const addresses =
    boltUrl === undefined ? BOLT_ADDRESSES : { token: `${boltUrl}/token`, api: `${boltUrl}/api` }
  return createBoltClient({ key, clock, addresses, ...more })
}
