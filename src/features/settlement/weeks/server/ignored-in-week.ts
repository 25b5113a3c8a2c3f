import { ignoredOfDays } from '#features/income/matching/server/public.ts'
import { type Days, sumOf, sumsOfRows } from '#features/settlement/domain/public.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** How many people of the days' files a person has left out, and their net of all apps in grosze. */
export async function ignoredInWeek(
  queries: Queries,
  { from, to }: Days,
): Promise<{ readonly people: number; readonly grosze: number }> {
  const ignored = await ignoredOfDays(queries, from, to)
  return {
    people: ignored.length,
    grosze: sumOf(ignored.flatMap(({ rows }) => sumsOfRows(rows).map(({ net }) => net))),
  }
}
