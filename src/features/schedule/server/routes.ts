import type { Author } from '#features/roster/server/public.ts'
import { listWeeks } from '#features/roster/server/public.ts'
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
import { seatWaiting } from '../contract-late.ts'
import { publishWeek } from '../contract-publishing.ts'
import { createBaseCalendars } from './base/base-calendars.ts'
import { createGeneratedWeeks } from './displacing/generated-weeks.ts'
import { createGeneratedWeeksPort } from './displacing/settle-displaced.ts'
import { seatWaitingOf } from './late/seat-waiting.ts'
import { publicationOf } from './publishing/publication.ts'
import { publishDraft } from './publishing/publish-week.ts'
import { baseOfNow, generateFirst } from './week/generate-week.ts'
import { settleElsewhere, storeGroundings } from './week/store-groundings.ts'
import { updateGenerated } from './week/update-week.ts'
import type { WeekReader } from './week/week-reader.ts'

export function scheduleRoutes(platform: Platform, reader: WeekReader): Route[] {
  const calendars = createBaseCalendars()
  const generated = createGeneratedWeeks(reader)
  const weeks = createGeneratedWeeksPort(platform, reader)
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
        const { groundings = [] } = input
        audit({ ...week, ...groundedCars(groundings) })
        const author = authorOf(context)
        const grounded = await storeGroundings(tx, platform, groundings, author)
        if (!grounded.ok) return grounded
        const saved = await generateFirst(tx, platform, input, prepared, author)
        if (!saved.ok) return saved
        reader.expect(week, saved.value.version)
        await settleElsewhere(tx, weeks, groundings, author)
        return saved
      },
    ),
    writes(updateWeek, async (input, { tx, audit, ...context }) => {
      const { groundings = [] } = input
      audit({ week: input.id, from: input.version, ...groundedCars(groundings) })
      const author = authorOf(context)
      const grounded = await storeGroundings(tx, platform, groundings, author)
      if (!grounded.ok) return grounded
      const saved = await updateGenerated(tx, platform, input, author)
      if (!saved.ok) return saved
      reader.expect(saved.value.week, saved.value.answer.version)
      await settleElsewhere(tx, weeks, groundings, author)
      return ok(saved.value.answer)
    }),
    writes(seatWaiting, async (week, { tx, audit, ...context }) => {
      audit({ ...week })
      const saved = await seatWaitingOf(tx, platform, week, authorOf(context))
      if (saved.ok) reader.expect(week, saved.value.version)
      return saved
    }),
    writes(publishWeek, async (week, { tx, audit, ...context }) => {
      const published = await publishDraft(tx, platform, week, authorOf(context))
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
          attributes: { week, year: ofYear, version, savedBy, savedAt, publication: publicationOf(row) },
        })),
      })
    }),
  ]
}

/** For the log of who did what. */
function groundedCars(groundings: readonly { readonly carId: string }[]) {
  return groundings.length === 0 ? {} : { grounded: groundings.map(({ carId }) => carId).join(', ') }
}

function authorOf({ caller }: Pick<CallContext, 'caller'>): Author {
  const { user, tab } = caller
  return { id: user?.id ?? null, name: user?.name ?? '', ...(tab === undefined ? {} : { tab }) }
}
