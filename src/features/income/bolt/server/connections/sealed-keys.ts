import type { Queries } from '#platform/server/database/database.ts'
import type { SealedDataHolder } from '#platform/server/keys/sealed-data-holder.ts'
import type { Platform } from '#platform/server/platform.ts'
import { allConnections, giveUpKey } from './connection-store.ts'

/**
 * Keys to Bolt: nobody can make them anew but whoever opens Bolt's portal. Those that open no more are taken
 * away, and the connection says that its key has to be entered.
 */
export function sealedBoltKeys({ secrets }: Platform): SealedDataHolder {
  const lost = async (queries: Queries): Promise<string[]> =>
    (await allConnections(queries))
      .filter(({ sealed }) => sealed !== null && secrets.tryOpen(sealed) === undefined)
      .map(({ id }) => id)
  return {
    samples: async (queries, most) =>
      (await allConnections(queries)).flatMap(({ sealed }) => sealed ?? []).slice(0, most),
    unreadable: async (queries) => (await lost(queries)).length,
    renew: async (tx, most) => {
      const ids = (await lost(tx)).slice(0, most)
      for (const id of ids) await giveUpKey(tx, id)
      return ids.length
    },
  }
}
