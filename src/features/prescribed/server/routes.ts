import { createSaving } from '#features/board/work/server/public.ts'
import { generateWeek, updateWeek } from '#features/schedule/contract.ts'
import { type BaseCalendars, baseOfNow, type WeekReader } from '#features/schedule/server/public.ts'
import { type Route, writes, writesAfter } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { inSentences } from './in-sentences.ts'
import { holdDriversOf, placesToGenerate, updateFromWire } from './sent-week.ts'
import { textRoutes } from './text-routes.ts'

/**
 * Calls that come as the specification writes them, or as our own page does: both end in the same use cases
 * (D48).
 */
export function prescribedRoutes(platform: Platform, reader: WeekReader, calendars: BaseCalendars): Route[] {
  const saving = createSaving(platform, reader)
  return [
    ...textRoutes(platform),
    writesAfter(
      generateWeek,
      async (input, { queries }) => {
        const base = await baseOfNow(queries, platform, calendars, input)
        return { base, sent: await placesToGenerate(queries, platform, input, base) }
      },
      async (input, { prepared: { base, sent }, ...context }) => {
        if (!sent.ok) return sent
        const saved = await saving.generate({ ...input, places: sent.value ?? input.places }, base, context)
        return inSentences(saved)
      },
    ),
    writes(updateWeek, async ({ data, ...input }, context) => {
      const { id, version = 0, places = [], waiting, groundings } = input
      if (!data)
        return inSentences(await saving.update({ id, version, places, waiting, groundings }, context))
      const { tx } = context
      await holdDriversOf(tx, id)
      const update = await updateFromWire(tx, platform, { ...input, data })
      if (!update.ok) return update
      return inSentences(await saving.update({ ...update.value, groundings }, context))
    }),
  ]
}
