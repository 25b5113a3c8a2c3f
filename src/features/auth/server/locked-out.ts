import type { Platform } from '#platform/server/platform.ts'
import { recoveryCodesLeft, switchSecondFactorOff } from './second-factor-store.ts'
import { lockAdministrators, usersWithIds } from './user-store.ts'

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
