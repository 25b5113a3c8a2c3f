import { authorOf, listWeeks } from '#features/roster/server/public.ts'
import { authorWords } from '#features/roster/texts-authors.ts'
import { fail, ok } from '#kernel/result.ts'
import { actorOf } from '#platform/server/http/caller.ts'
import { Prepared, type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getBaseCalendar, getGeneratedWeek, listGeneratedWeeks } from '../contract.ts'
import { seatWaiting } from '../contract-late.ts'
import { publishWeek } from '../contract-publishing.ts'
import type { BaseCalendars } from './base/base-calendars.ts'
import type { BuiltCalendar } from './base/built-calendar.ts'
import { createGeneratedWeeks } from './displacing/generated-weeks.ts'
import { seatWaitingOf } from './late/seat-waiting.ts'
import { publicationOf } from './publishing/publication.ts'
import { publishDraft } from './publishing/publish-week.ts'
import { baseOfNow } from './week/generate-week.ts'
import type { WeekReader } from './week/week-reader.ts'

export function scheduleRoutes(platform: Platform, reader: WeekReader, calendars: BaseCalendars): Route[] {
  const generated = createGeneratedWeeks(reader)
  const made = new WeakMap<BuiltCalendar, Prepared>()
  return [
    reads(getBaseCalendar, async (week, { queries, caller }) => {
      const { result } = await calendars.inLine(actorOf(caller), () =>
        baseOfNow(queries, platform, calendars, week),
      )
      if (!result.ok) return fail({ code: 'impossible_pin' as const })
      const prepared = made.get(result.value) ?? new Prepared(result.value.json)
      made.set(result.value, prepared)
      return ok(prepared)
    }),
    writes(seatWaiting, async (week, { tx, audit, ...context }) => {
      audit({ ...week })
      const saved = await seatWaitingOf(tx, platform, week, authorOf(context.caller))
      if (saved.ok) reader.expect(week, saved.value.version)
      return saved
    }),
    writes(publishWeek, async (week, { tx, audit, ...context }) => {
      const published = await publishDraft(tx, platform, week, authorOf(context.caller))
      if (!published.ok) return published
      const { letters, sms, untold } = published.value
      audit({ ...week, letters, sms, untold: untold.length })
      return published
    }),
    reads(getGeneratedWeek, async (week) => ok(await generated.answer(week))),
    reads(listGeneratedWeeks, async ({ year }, { queries }) => {
      const rows = await listWeeks(queries, year)
      return ok({
        data: rows.map(({ id, week, year: ofYear, version, savedBy, savedAt, ...row }) => ({
          id,
          attributes: {
            week,
            year: ofYear,
            version,
            savedBy: authorWords(savedBy),
            savedAt,
            publication: publicationOf(row),
          },
        })),
      })
    }),
  ]
}
