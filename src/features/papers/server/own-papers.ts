import type * as z from 'zod/mini'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { ownPaper } from '../contract-own-shape.ts'
import { paperState } from '../domain/paper.ts'
import { blockingPapersOfDriver } from './store.ts'

/**
 * What a driver is told of the own papers: those that take the car from new shifts, from their lead days on;
 * what ends first comes first.
 */
export async function ownPapersDue(
  queries: Queries,
  driverId: string,
  today: CalendarDate,
): Promise<z.infer<typeof ownPaper>[]> {
  const held = await blockingPapersOfDriver(queries, driverId)
  return held.flatMap(({ name, expiresOn, leadDays }) => {
    const { is } = paperState(expiresOn, leadDays, today)
    return is === 'valid' ? [] : [{ name, expiresOn, ended: is === 'overdue' }]
  })
}
