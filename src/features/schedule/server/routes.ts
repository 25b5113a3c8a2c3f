import { fail, ok } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import type { CallContext } from '#platform/server/http/route.ts'
import { Prepared, type Route, reads, writes, writesAfter } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  generateWeek,
  getBaseCalendar,
  getGeneratedWeek,
  listGeneratedWeeks,
  updateWeek,
} from '../contract.ts'
import { createBaseCalendars } from './base/base-calendars.ts'
import { createGeneratedWeeks } from './displacing/generated-weeks.ts'
import { baseOfNow, generateFirst } from './week/generate-week.ts'
import type { Author } from './week/save-week.ts'
import { listWeeks } from './week/store-week.ts'
import { updateGenerated } from './week/update-week.ts'
import type { WeekReader } from './week/week-reader.ts'

export function scheduleRoutes(platform: Platform, reader: WeekReader): Route[] {
  const calendars = createBaseCalendars()
  const generated = createGeneratedWeeks(reader)
  return [
    reads(getBaseCalendar, async (week, { queries }) => {
      const { mark, result } = await baseOfNow(queries, platform, calendars, week)
      return result.ok
        ? ok(new Prepared(`"${mark}"`, result.value.json))
        : fail({ code: 'impossible_pin' as const })
    }),
    writesAfter(
      generateWeek,
      (week, { queries }) => baseOfNow(queries, platform, calendars, week),
      async (input, { tx, prepared, audit, ...context }) => {
        const week: Week = { year: input.year, week: input.week }
        audit({ ...week })
        const saved = await generateFirst(tx, platform, input, prepared, authorOf(context))
        if (saved.ok) reader.expect(week, saved.value.version)
        return saved
      },
    ),
    writes(updateWeek, async (input, { tx, audit, ...context }) => {
      audit({ week: input.id, from: input.version })
      const saved = await updateGenerated(tx, platform, input, authorOf(context))
      if (!saved.ok) return saved
      reader.expect(saved.value.week, saved.value.answer.version)
      return ok(saved.value.answer)
    }),
    reads(getGeneratedWeek, async (week) => ok(await generated.answer(week))),
    reads(listGeneratedWeeks, async ({ year }, { queries }) => {
      const rows = await listWeeks(queries, year)
      return ok({
        data: rows.map(({ id, week, year: ofYear, version, savedBy, savedAt }) => ({
          id,
          attributes: { week, year: ofYear, version, savedBy, savedAt },
        })),
      })
    }),
  ]
}

function authorOf({ caller }: Pick<CallContext, 'caller'>): Author {
  return { id: caller.user?.id ?? null, name: caller.user?.name ?? '' }
}
