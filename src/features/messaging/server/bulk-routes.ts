import { and, inArray, type SQL } from 'drizzle-orm'
import { ok } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { actOnMessages, previewActOnMessages } from '../contract-bulk.ts'
import { actOnMany, previewBulk } from './bulk.ts'
import { conditionOf, inState, type MessageFilter } from './find-messages.ts'
import type { MessagePeople } from './people.ts'
import { messagingSettingsRow } from './store-texts.ts'
import { messages } from './tables.ts'
import { waysThatWait } from './ways-that-wait.ts'

interface Chosen extends MessageFilter {
  readonly ids?: readonly string[] | undefined
}

/** Many messages stopped or sent again in one act. */
export function bulkRoutes(platform: Platform, people: MessagePeople): Route[] {
  const { clock } = platform
  const meant = async (queries: Queries, { ids, state, ...filter }: Chosen): Promise<SQL | undefined> =>
    ids ? inArray(messages.id, [...ids]) : and(await conditionOf(queries, people, filter), inState(state))
  return [
    reads(previewActOnMessages, async ({ act, ...chosen }, { queries }) => {
      const upTo = chosen.upTo ?? instantNow(clock)
      const found = await previewBulk(queries, clock, act, await meant(queries, { ...chosen, upTo }))
      if (!found.ok) return found
      const { kinds, ...counts } = found.value
      const { smsPartPrice } = await messagingSettingsRow(queries)
      const waits =
        act === 'again' ? waysThatWait(platform, ['email', 'sms']).filter((way) => kinds.has(way)) : []
      return ok({ ...counts, left: [...counts.left], partPrice: smsPartPrice, upTo, waits })
    }),

    writes(actOnMessages, async ({ act, ...chosen }, { tx, audit }) => {
      const done = await actOnMany(tx, platform, act, await meant(tx, chosen))
      if (!done.ok) return done
      const { done: number, left } = done.value
      const skipped = left.reduce((sum, { count }) => sum + count, 0)
      audit({ act, done: number, left: skipped, chosen: chosen.ids ? 'ticked' : 'filter' })
      return ok({ done: number, left: [...left] })
    }),
  ]
}
