import type { WeekPin } from '#features/roster/domain/public.ts'
import { driversIn, findWeek, pinsOfWeek } from '#features/roster/server/public.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { addWeeks, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

const LAST = SLOTS_IN_WEEK - 1

/**
 * What binds those who wait in a week beside its own places; in one order, so that what has not changed is
 * seen to be the same.
 */
export interface BesideWeek {
  readonly pins: readonly WeekPin[]
  /**
   * Ids of who waits for the Monday by day and drives in the night before it (D7); null where that week is
   * not generated.
   */
  readonly nightBefore: readonly string[] | null
  /** Ids of who waits for the Sunday night and drives on the day after it. */
  readonly dayAfter: readonly string[]
}

/** @param waiting everybody who waits in the week */
export async function besideWeek(
  queries: Queries,
  week: Week,
  waiting: readonly { readonly driverId: string; readonly slot: number }[],
): Promise<BesideWeek> {
  const waits = (slot: number): Set<string> =>
    new Set(waiting.filter((place) => place.slot === slot).map(({ driverId }) => driverId))
  const driving = async (weekId: string, slot: number, among: ReadonlySet<string>) =>
    among.size === 0 ? [] : (await driversIn(queries, weekId, slot)).filter((id) => among.has(id)).sort()
  const last = await findWeek(queries, addWeeks(week, -1))
  const next = await findWeek(queries, addWeeks(week, 1))
  return {
    pins: await pinsOfWeek(queries, week),
    nightBefore: last ? await driving(last.id, LAST, waits(0)) : null,
    dayAfter: next ? await driving(next.id, 0, waits(LAST)) : [],
  }
}
