import type { WeekRow } from '#features/roster/server/public.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { getGeneratedWeek } from '../../contract.ts'

/**
 * When and by whom a week was published, and for how many a message was put into the outbox; null for a
 * draft.
 */
export function publicationOf({
  publishedAt,
  publishedBy,
  told,
  untold,
}: Pick<WeekRow, 'publishedAt' | 'publishedBy' | 'told' | 'untold'>): NonNullable<
  OutputOf<typeof getGeneratedWeek>
>['publication'] {
  return publishedAt === null ? null : { at: publishedAt, by: publishedBy, told, untold }
}
