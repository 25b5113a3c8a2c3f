import type { Queries } from '#platform/server/database/database.ts'
import type { SealedDataHolder } from '#platform/server/keys/sealed-data-holder.ts'
import type { Platform } from '#platform/server/platform.ts'
import { sealedSecondFactors, switchSecondFactorOff } from './second-factor-store.ts'

/**
 * Second factors of the office: one that opens no more takes no code, so it is switched off, and its owner,
 * who logs in by password, switches it on anew. Where recovery codes are left they go with it.
 */
export function secondFactorHolder({ secrets }: Platform): SealedDataHolder {
  const lost = async (queries: Queries): Promise<string[]> =>
    (await sealedSecondFactors(queries))
      .filter(({ sealed }) => secrets.tryOpen(sealed) === undefined)
      .map(({ userId }) => userId)
  return {
    samples: async (queries, most) => (await sealedSecondFactors(queries, most)).map(({ sealed }) => sealed),
    unreadable: async (queries) => (await lost(queries)).length,
    renew: async (tx, most) => {
      const ids = (await lost(tx)).slice(0, most)
      for (const id of ids) await switchSecondFactorOff(tx, id)
      return ids.length
    },
  }
}
