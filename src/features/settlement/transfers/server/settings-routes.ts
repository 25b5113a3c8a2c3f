import { noteTwoPersonsAmount } from '#features/auth/server/public.ts'
import type { Grosze } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import { fleetTime, instantNow } from '#platform/server/clock.ts'
import { nameOfCaller } from '#platform/server/http/caller.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getTransferSettings, saveTransferSettings } from '../contract-settings.ts'
import { changedRule, limitInForce } from '../domain/payer-settings.ts'
import { readTransferSettings, storeTransferSettings } from './settings-store.ts'

export function transferSettingsRoutes(platform: Platform): Route[] {
  const { clock } = platform
  const today = () => fleetTime(clock).date
  return [
    reads(getTransferSettings, async (_, { queries }) => {
      const { twoPersons, address, accounts, ...settings } = await readTransferSettings(queries)
      return ok({
        ...settings,
        address: [...address],
        accounts: [...accounts],
        twoPersonsOver: twoPersons.over ?? null,
        twoPersonsToday: limitInForce(twoPersons, today()) ?? null,
        today: today(),
      })
    }),
    writes(saveTransferSettings, async (input, { tx, caller, audit }) => {
      const { name, address, accounts, twoPersonsOver, revision } = input
      const before = await readTransferSettings(tx, 'lock')
      if (before.revision !== revision) return fail({ code: 'changed_meanwhile' as const })
      const over = (twoPersonsOver ?? undefined) as Grosze | undefined
      const settings = {
        ...before,
        name,
        address: address.filter((line) => line !== ''),
        accounts,
        twoPersons: changedRule(before.twoPersons, over, today()),
        revision: revision + 1,
      }
      const deed = { at: instantNow(clock), by: nameOfCaller(caller) }
      if (!(await storeTransferSettings(tx, settings, deed)))
        return fail({ code: 'changed_meanwhile' as const })
      if (over !== before.twoPersons.over) await noteTwoPersonsAmount(tx, platform, caller)
      audit({ accountsOfFleet: accounts.length, twoPersonsOver: twoPersonsOver ?? 'none' })
      return ok({ revision: revision + 1 })
    }),
  ]
}
