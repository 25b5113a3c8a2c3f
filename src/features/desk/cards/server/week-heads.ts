import { generatedRows } from '#features/roster/server/public.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

export interface WeekHead extends Week {
  readonly state: 'not-generated' | 'draft' | 'published'
  readonly savedAt: string | null
  /** Of the generated week. */
  readonly id: string | undefined
}

/** What has become of these weeks, in their order. */
export async function weekHeads(queries: Queries, weeks: readonly Week[]): Promise<WeekHead[]> {
  const rows = await generatedRows(queries, weeks)
  return weeks.map(({ year, week }) => {
    const row = rows.find((each) => sameWeek(each, { year, week }))
    const state = !row ? 'not-generated' : row.publishedAt === null ? 'draft' : 'published'
    return { year, week, state, savedAt: row?.savedAt ?? null, id: row?.id }
  })
}

export function idsOf(heads: readonly WeekHead[]): string[] {
  return heads.flatMap(({ id }) => id ?? [])
}
