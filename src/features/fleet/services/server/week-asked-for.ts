import { readSettings } from '#features/settings/server/public.ts'
import { isWeek, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'

/** Without a year it is one of the fleet's current year (D3); undefined where that year has no such week. */
export async function weekAskedFor(
  { clock }: Platform,
  queries: Queries,
  asked: { readonly week: number; readonly year?: number | undefined },
): Promise<Week | undefined> {
  const year = asked.year ?? (await readSettings(queries, clock)).currentWeek.year
  return isWeek(year, asked.week) ? { year, week: asked.week } : undefined
}
