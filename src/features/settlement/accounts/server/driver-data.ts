import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import type { Platform } from '#platform/server/platform.ts'
import { maskAccount } from '../domain/public.ts'
import { accountDataTexts } from '../texts.ts'
import { payeesOf } from './payee.ts'
import { accountRows, forgetAccount, giveAccount, giveChanges } from './store.ts'

/**
 * Accounts of drivers. The export shows them in part: it is made by administrators, who need not have the
 * right to money. An order of a batch keeps the account that it was made with (`settlement/transfers`).
 */
export function accountsOfDrivers(platform: Platform): DriverDataHolder {
  return {
    async read(queries, driverId) {
      const payee = (await payeesOf(platform, queries, [driverId])).get(driverId)
      return [
        {
          name: 'payeeAccount',
          ...accountDataTexts,
          rows: payee
            ? [
                {
                  account: payee.account ? maskAccount(payee.account) : null,
                  name: payee.name,
                  address: payee.address.join(', '),
                  cash: payee.takesCash,
                  changedAt: payee.changedAt,
                },
              ]
            : [],
        },
      ]
    },
    removed: forgetAccount,
    merged: async (tx, { stays, foldedId }, act) => {
      const rows = await accountRows(tx, [stays.id, foldedId])
      const moves = rows.has(foldedId) && !rows.has(stays.id)
      if (moves) await giveAccount(tx, foldedId, stays.id, { at: act.at, by: act.by.name })
      await giveChanges(tx, foldedId, stays.id)
      await forgetAccount(tx, foldedId)
      return { payeeAccount: moves ? 1 : 0 }
    },
    erased: (tx, { id }) => forgetAccount(tx, id),
  }
}
