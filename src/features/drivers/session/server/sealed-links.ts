import type { Queries } from '#platform/server/database/database.ts'
import type { SealedDataHolder } from '#platform/server/keys/sealed-data-holder.ts'
import type { Platform } from '#platform/server/platform.ts'
import { allLinks, newestSealedLinks, removeLink } from './link-store.ts'

/** Personal links: those that open no more are taken away, and the driver makes a new one with a button. */
export function sealedLinks({ secrets }: Platform): SealedDataHolder {
  const lost = async (queries: Queries): Promise<string[]> => {
    const rows = await allLinks(queries)
    return rows
      .filter(({ sealedKey }) => secrets.tryOpen(sealedKey) === undefined)
      .map(({ driverId }) => driverId)
  }
  return {
    samples: newestSealedLinks,
    unreadable: async (queries) => (await lost(queries)).length,
    renew: async (tx, most) => {
      const ids = (await lost(tx)).slice(0, most)
      for (const id of ids) await removeLink(tx, id)
      return ids.length
    },
  }
}
