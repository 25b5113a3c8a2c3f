import { driversIn, findWeek } from '#features/roster/server/public.ts'
import {
  type BaseCalendars,
  baseAtHand,
  baseOfNow,
  type WeekReader,
} from '#features/schedule/server/public.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { addWeeks, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { Prepared } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { NameTable } from '../../domain/opening/name-table.ts'
import { packBoard, packInitial, type ToOpen } from './pack-board.ts'

/** Answers of large fleets take a megabyte. */
const KEPT = 12

/** What boards open with, as bytes that are made anew only when something has changed (S2). */
export function createOpening(platform: Platform, reader: WeekReader, calendars: BaseCalendars) {
  const kept = new Map<string, Prepared>()
  return {
    async board(queries: Queries, week: Week): Promise<Prepared> {
      const saved = await reader.read(week)
      // Nobody waits for the base calendar of a week that is generated: what was saved is shown at once.
      const base = saved
        ? await baseAtHand(queries, platform, calendars, week)
        : await baseOfNow(queries, platform, calendars, week)
      const { mark, facts, result } = base
      const nightBefore = await nightBeforeOf(queries, week)
      const key = JSON.stringify([week, saved?.stamp, mark, result !== undefined, nightBefore])
      const known = kept.get(key)
      const toOpen: ToOpen = { week, saved, mark, base: result && { mark, facts, result }, nightBefore }
      const prepared = known ?? new Prepared(Buffer.from(JSON.stringify(packBoard(toOpen))))
      kept.delete(key)
      kept.set(key, prepared)
      for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
      return prepared
    },
    async initial(queries: Queries, week: Week) {
      const base = await baseOfNow(queries, platform, calendars, week)
      const table = new NameTable()
      const initial = packInitial(table, base)
      return { names: table.names(), mark: base.mark, initial }
    },
  }
}

/** Who drives in the night from Sunday, where last week is generated (D7). */
async function nightBeforeOf(queries: Queries, week: Week): Promise<string[]> {
  const lastWeek = await findWeek(queries, addWeeks(week, -1))
  return lastWeek ? (await driversIn(queries, lastWeek.id, SLOTS_IN_WEEK - 1)).sort() : []
}
