import type { Author } from '#features/roster/server/public.ts'
import { generateWeek, updateWeek } from '#features/schedule/contract.ts'
import {
  type BaseCalendars,
  baseOfNow,
  createDisplacing,
  generateFirst,
  updateGenerated,
  type WeekReader,
} from '#features/schedule/server/public.ts'
import { ok } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import { type CallContext, type Route, writes, writesAfter } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { settleElsewhere, storeGroundings } from './store-groundings.ts'

/** Saving a week from the board, with the cars that a repair has taken off. */
export function saveRoutes(platform: Platform, reader: WeekReader, calendars: BaseCalendars): Route[] {
  const weeks = createDisplacing(platform, reader)
  return [
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
