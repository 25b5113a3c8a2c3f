import type { SavedWeek, WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { Prepared } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { isShownToFleet } from '../../domain/shown-weeks.ts'
import { type FleetWeek, fleetWeekOnWire, weekNotReady } from './fleet-codec.ts'

export interface FleetWeeks {
  /** @param week the fleet's current one unless told */
  answer(queries: Queries, week: Week | undefined, isUser: boolean): Promise<FleetWeek | Prepared>
}

/** The fleet calendar, made once per saved version and kind of viewer. */
export function createFleetWeeks({ clock }: Platform, reader: WeekReader): FleetWeeks {
  const forUsers = new WeakMap<SavedWeek, Prepared>()
  const forOthers = new WeakMap<SavedWeek, Prepared>()
  return {
    async answer(queries, asked, isUser) {
      const { currentWeek, showSchedule } = await readSettings(queries, clock)
      const week = asked ?? currentWeek
      if (!showSchedule || !isShownToFleet(week, currentWeek)) return weekNotReady(week)
      const saved = await reader.read(week)
      if (!saved) return weekNotReady(week)
      const made = isUser ? forUsers : forOthers
      const prepared = made.get(saved) ?? prepare(saved, isUser)
      made.set(saved, prepared)
      return prepared
    },
  }
}

function prepare(saved: SavedWeek, isUser: boolean): Prepared {
  return new Prepared(Buffer.from(JSON.stringify(fleetWeekOnWire(saved, isUser))))
}
