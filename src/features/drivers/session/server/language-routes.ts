import { keepLanguage } from '#features/drivers/server/public.ts'
import { ok } from '#kernel/result.ts'
import { type Route, writes } from '#platform/server/http/route.ts'
import { keepOwnLanguage } from '../contract-language.ts'

export function languageRoutes(): Route[] {
  return [
    writes(keepOwnLanguage, async ({ language }, { tx, caller, audit }) => {
      if (!caller.driver) return ok({ kept: false })
      await keepLanguage(tx, caller.driver.id, language)
      audit({ driver: caller.driver.id, language })
      return ok({ kept: true })
    }),
  ]
}
