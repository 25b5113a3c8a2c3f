import { fail, ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import { type Caller, nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { Unreadable } from '#platform/server/secrets.ts'
import {
  getPayeeAccount,
  importPayeeAccounts,
  listPayeeAccounts,
  previewPayeeAccounts,
  savePayeeAccount,
  showPayeeAccount,
} from '../contract.ts'
import { groupAccount } from '../domain/public.ts'
import { judgePastedLines } from './pasted-rows.ts'
import { payeesOf } from './payee.ts'
import { listAccounts, oneAccount } from './read-accounts.ts'
import { type AccountDeed, othersWithAccount, saveAccount } from './save-account.ts'
import { accountRows } from './store.ts'

export function accountRoutes(platform: Platform): Route[] {
  const { secrets, clock } = platform
  const deed = (caller: Caller, source: AccountDeed['source']): AccountDeed => ({
    at: instantNow(clock),
    by: nameOfCaller(caller),
    byId: caller.user?.id ?? null,
    source,
  })
  return [
    reads(listPayeeAccounts, async (_, { queries }) => ok({ data: await listAccounts(queries, secrets) })),
    reads(getPayeeAccount, ({ id }, { queries }) => oneAccount(queries, secrets, id)),
    reads(showPayeeAccount, async ({ id }, { queries, audit }) => {
      audit({ driver: id })
      const payee = (await payeesOf(platform, queries, [id])).get(id)
      if (payee?.unreadable) throw new Unreadable('It was sealed with another key.')
      return payee?.account
        ? ok({ account: groupAccount(payee.account) })
        : fail({ code: 'no_account' as const })
    }),

    writes(savePayeeAccount, async (input, { tx, caller, audit }) => {
      const { id, account, payeeName, address, takesCash, revision } = input
      audit({ driver: id })
      const change = { driverId: id, account, name: payeeName, address, takesCash, revision }
      const saved = await saveAccount(tx, secrets, change, deed(caller, 'office'))
      if (!saved.ok) return saved
      audit({ account: saved.value.changed ? 'changed' : 'same' })
      const key = (await accountRows(tx, [id])).get(id)?.accountKey ?? undefined
      const others = await othersWithAccount(tx, id, key)
      return ok({
        revision: saved.value.revision,
        sharedWith: others.map(({ fullName }) => fullName),
      })
    }),

    reads(previewPayeeAccounts, async ({ text }, { queries }) => {
      const judged = await judgePastedLines(queries, secrets, text)
      return ok({ rows: judged.map(({ row }) => row) })
    }),
    writes(importPayeeAccounts, async ({ text, rows }, { tx, caller, audit }) => {
      const judged = new Map((await judgePastedLines(tx, secrets, text)).map((line) => [line.row.line, line]))
      const by = deed(caller, 'import')
      let stored = 0
      // In one order, so that two imports at once can't each hold what the other waits for.
      for (const { line, driverId, revision } of rows.toSorted((a, b) =>
        a.driverId < b.driverId ? -1 : 1,
      )) {
        const now = judged.get(line)
        if (!now?.account || now.row.driverId !== driverId) return fail({ code: 'preview_again' as const })
        if (now.row.state === 'same') continue
        const saved = await saveAccount(tx, secrets, { driverId, account: now.account, revision }, by)
        if (!saved.ok) return fail({ code: 'preview_again' as const })
        stored += 1
      }
      audit({ payeeAccounts: stored })
      return ok({ stored })
    }),
  ]
}
