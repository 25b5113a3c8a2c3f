import { and, asc, gte, lte, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { services } from './tables.ts'

export type ServiceRow = typeof services.$inferSelect

const inTime = [
  asc(services.serviceDate),
  asc(services.serviceTime),
  sql`${services.reg} collate "C"`,
] as const

export async function servicesOfDays(
  queries: Queries,
  first: CalendarDate,
  last: CalendarDate,
): Promise<ServiceRow[]> {
  return queries
    .select()
    .from(services)
    .where(and(gte(services.serviceDate, first), lte(services.serviceDate, last)))
    .orderBy(...inTime)
}
