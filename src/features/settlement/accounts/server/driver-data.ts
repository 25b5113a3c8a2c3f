import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { maskAccount } from '../domain/public.ts'
import { accountDataTexts } from '../texts.ts'
import { payeesOf, sealWords } from './payee.ts'
import { accountRows, forgetAccount, giveAccount, giveChanges, keepCashOnly } from './store.ts'

/**
 * Accounts of drivers. The export shows them in part: it is made by administrators, who need not have the
 * right to money. An order of a batch keeps the account that it was made with (`settlement/transfers`).
 */
export function accountsOfDrivers(platform: Platform): DriverDataHolder {
  return {
    ofMoney: true,
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
    removed: (tx, driverId) => forgetAccountNumber(tx, platform, driverId),
    merged: async (tx, { stays, foldedId }, act) => {
      const rows = await accountRows(tx, [stays.id, foldedId])
      const moves = rows.has(foldedId) && !rows.has(stays.id)
      if (moves) await giveAccount(tx, foldedId, stays.id, { at: act.at, by: act.by.name })
      await giveChanges(tx, foldedId, stays.id)
      await forgetAccount(tx, foldedId, noWords(platform))
      return { payeeAccount: moves ? 1 : 0 }
    },
    erased: (tx, { id }) => forgetAccountNumber(tx, platform, id),
  }
}

/**
 * Of who left the list everything goes but that the driver takes cash: what closed weeks still owe must not
 * go to an account after all.
 */
async function forgetAccountNumber(tx: Tx, platform: Platform, driverId: string): Promise<void> {
  const row = (await accountRows(tx, [driverId])).get(driverId)
  await forgetAccount(tx, driverId, noWords(platform))
  if (row?.takesCash)
    await keepCashOnly(tx, {
      ...row,
      sealed: sealWords(platform.secrets, { account: '', name: '', address: [] }),
    })
}

/** In place of what a history says of a number and a name. */
const noWords = ({ secrets }: Platform) => secrets.seal(JSON.stringify({ was: null, is: null, name: '' }))
