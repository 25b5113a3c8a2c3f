import { textAllChanges, textChange } from '#features/notices/contract.ts'
import { type SentToAll, sendText, tellAllChanges } from '#features/notices/server/public.ts'
import { changeSmsTexts } from '#features/notices/texts.ts'
import { fail, ok } from '#kernel/result.ts'
import { wireId } from '#platform/pure/wire.ts'
import { type Route, writes } from '#platform/server/http/route.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { findChanges, type MeantChange } from './meant-change.ts'

const NOTHING: SentToAll = {
  ...{ sent: 0, people: 0, changes: 0, waiting: 0, already: 0, notThrough: 0 },
  ...{ withoutPhone: 0, passed: 0 },
}

/** SMS about changes that are told by their ids, or as the records themselves (Spec 2 §7, D48). */
export function textRoutes(platform: Platform): Route[] {
  const hasGateway = () => gatewaysOf(platform).sms !== undefined
  return [
    writes(textChange, async ({ weekId, slot, again, ...record }, context) => {
      const { id, driverId, oldDay, day } = record
      if (oldDay || day) {
        const meant = await findChanges(context.tx, platform)(record)
        return meant ? sendText(platform, { id: meant.id, again }, context) : fail({ code: 'no_such_change' })
      }
      if (id && !wireId.safeParse(id).success) return fail({ code: 'no_such_change' })
      const wanted = { id: id || undefined, driverId: driverId || undefined, weekId, slot, again }
      return sendText(platform, wanted, context)
    }),

    writes(textAllChanges, async ({ weekId, changes = [] }, { tx, audit }) => {
      const smsConfigured = hasGateway()
      if (weekId !== undefined) {
        const counts = await tellAllChanges(tx, platform, weekId)
        audit({ week: weekId, ...counts, ...(smsConfigured ? {} : { noGateway: true }) })
        return counts ? ok({ ...counts, smsConfigured }) : fail({ code: 'not_generated' as const })
      }
      const find = findChanges(tx, platform)
      const meant: MeantChange[] = []
      const fields: Record<string, string> = {}
      for (const [index, record] of changes.entries()) {
        const found = await find(record)
        if (found) meant.push(found)
        else fields[`changes.${index}`] = changeSmsTexts.noSuchChange
      }
      if (Object.keys(fields).length > 0) return fail({ code: 'no_such_change', fields })
      const counts: { -readonly [Key in keyof SentToAll]: number } = { ...NOTHING }
      // Weeks are locked in one order everywhere.
      const byWeek = [...Map.groupBy(meant, (each) => each.weekId)].sort(([a], [b]) => (a < b ? -1 : 1))
      for (const [id, ofWeek] of byWeek) {
        const told = await tellAllChanges(tx, platform, id, new Set(ofWeek.map((each) => each.id)))
        if (!told) return fail({ code: 'not_generated' })
        for (const name of Object.keys(counts) as (keyof SentToAll)[]) counts[name] += told[name]
      }
      audit({ ...counts, ...(smsConfigured ? {} : { noGateway: true }) })
      return ok({ ...counts, smsConfigured })
    }),
  ]
}
