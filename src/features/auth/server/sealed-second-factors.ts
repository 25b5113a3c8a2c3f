import type { Queries } from '#platform/server/database/database.ts'
import type { SealedDataHolder } from '#platform/server/keys/sealed-data-holder.ts'
import type { Platform } from '#platform/server/platform.ts'
import { recoveryCodesLeft, sealedSecondFactors, switchSecondFactorOff } from './second-factor-store.ts'
import { lockAdministrators, usersWithIds } from './user-store.ts'

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

/**
 * After a start with another key: where no administrator could log in any more, since what judges their codes
 * is lost and no recovery codes are left, their second factors are switched off, so that one of them can make
 * anew what else is lost. For whoever starts the server to ask.
 * @returns how many were switched off; 0 where an administrator has a way in
 */
export async function letAdministratorsBackIn({ database, secrets }: Platform): Promise<number> {
  return database.transaction(async (tx) => {
    const administrators = await usersWithIds(tx, await lockAdministrators(tx))
    for (const { id, totpSecret } of administrators)
      if (
        totpSecret === null ||
        secrets.tryOpen(totpSecret) !== undefined ||
        (await recoveryCodesLeft(tx, id)) > 0
      )
        return 0
    for (const { id } of administrators) await switchSecondFactorOff(tx, id)
    return administrators.length
  })
}
