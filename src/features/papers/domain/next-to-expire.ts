import { addDays, type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'

/** Where a paper stands in the overview by what expires next. */
export const EXPIRY_GROUPS = ['overdue', 'week', 'month', 'later'] as const
export type ExpiryGroup = (typeof EXPIRY_GROUPS)[number]

/** Run out; within this week to its Sunday; after that within this month; later. */
export function expiryGroup(expiresOn: CalendarDate, today: CalendarDate): ExpiryGroup {
  if (expiresOn < today) return 'overdue'
  if (expiresOn <= addDays(today, 6 - weekday(today))) return 'week'
  const { year, month } = dateParts(today)
  const expiry = dateParts(expiresOn)
  return expiry.year === year && expiry.month === month ? 'month' : 'later'
}
