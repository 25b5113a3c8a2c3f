import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { listCarServices, listWeekServices } from '../contract.ts'

/** A service as the office reads it. */
export type Service = OutputOf<typeof listCarServices>['data'][number]

/** What a change of services makes stale. */
export const SERVICE_READINGS = [listCarServices, listWeekServices] as const

/** `17.3.2026, 10:15` */
export function whenOf({ attributes }: Service): string {
  return `${formatStateDay(attributes.serviceDate as CalendarDate)}, ${attributes.serviceTime}`
}
