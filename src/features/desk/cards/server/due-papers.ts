import { papersOfOne } from '#features/papers/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** Papers that have run out, or will within their kind's lead days: what ends first stands first. */
export async function duePapersOf(
  queries: Queries,
  subject: 'driver' | 'vehicle',
  subjectId: string,
  today: CalendarDate,
) {
  const found = await papersOfOne(queries, subject, subjectId, today)
  const papers = (found?.data ?? []).flatMap(({ attributes: { paper } }) => {
    if (!paper || paper.state === 'valid') return []
    const { kindId, kindName: name, expiresOn, state, days, blocking } = paper
    return [{ kindId, name, expiresOn, state, days, blocking }]
  })
  return papers.sort((a, b) => (a.expiresOn < b.expiresOn ? -1 : 1))
}
