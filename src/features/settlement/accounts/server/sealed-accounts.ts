import type { Queries } from '#platform/server/database/database.ts'
import type { SealedDataHolder } from '#platform/server/keys/sealed-data-holder.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type AccountRow, accountRows, newestSealedAccounts, removeAccountRow } from './store.ts'

/** Accounts that nobody can read are taken away: the office enters them again, as of drivers without one. */
export function sealedAccounts({ secrets }: Platform): SealedDataHolder {
  const lost = async (queries: Queries): Promise<AccountRow[]> =>
    [...(await accountRows(queries)).values()].filter(({ sealed }) => secrets.tryOpen(sealed) === undefined)
  return {
    samples: newestSealedAccounts,
    unreadable: async (queries) => (await lost(queries)).length,
    renew: async (tx, most) => {
      const rows = (await lost(tx)).slice(0, most)
      for (const row of rows) await removeAccountRow(tx, row)
      return rows.length
    },
  }
}
