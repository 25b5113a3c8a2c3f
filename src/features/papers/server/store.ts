import { and, eq, lte } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Subject } from '../domain/paper.ts'
import { paperKinds, papers } from './tables.ts'

export interface BlockingPaper {
  readonly id: string
  readonly subject: Subject
  readonly subjectId: string
  readonly name: string
  readonly expiresOn: CalendarDate
}

/** Papers of blocking kinds that run out by that day. */
export async function blockingPapers(queries: Queries, last: CalendarDate): Promise<BlockingPaper[]> {
  return queries
    .select({
      id: papers.id,
      subject: paperKinds.subject,
      subjectId: papers.subjectId,
      name: paperKinds.name,
      expiresOn: papers.expiresOn,
    })
    .from(papers)
    .innerJoin(paperKinds, eq(paperKinds.id, papers.kindId))
    .where(and(eq(paperKinds.blocks, true), lte(papers.expiresOn, last)))
    .orderBy(papers.expiresOn, paperKinds.position, papers.id)
}
