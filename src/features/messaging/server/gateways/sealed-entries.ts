import type { Queries } from '#platform/server/database/database.ts'
import type { SealedDataHolder } from '#platform/server/keys/sealed-data-holder.ts'
import type { Platform } from '#platform/server/platform.ts'
import { giveUpEntry, openEntry, storedEntries } from './entry-store.ts'

/**
 * Gateways that the office has entered: nobody can make a token or a password anew but whoever has the
 * account. Those that open no more are taken away, and the screen says that they have to be entered.
 */
export function sealedGateways({ secrets }: Platform): SealedDataHolder {
  const lost = async (queries: Queries) =>
    (await storedEntries(queries)).filter(
      (row) => row.sealed !== null && openEntry(secrets, row, row.kind) === undefined,
    )
  return {
    samples: async (queries, most) =>
      (await storedEntries(queries)).flatMap(({ sealed }) => sealed ?? []).slice(0, most),
    unreadable: async (queries) => (await lost(queries)).length,
    renew: async (tx, most) => {
      const some = (await lost(tx)).slice(0, most)
      for (const { kind } of some) await giveUpEntry(tx, kind)
      return some.length
    },
  }
}
