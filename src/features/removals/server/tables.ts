import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { REMOVAL_REASONS } from '../domain/reasons.ts'

/**
 * Why the office took a driver off a shift (D22). Stands by itself, since it is kept even where the week is
 * then left unsaved, or was never generated. Reasons may tell of illness: for administrators only.
 */
export const removedShifts = pgTable(
  'removed_shifts',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id').notNull(),
    /** As it was then, since the driver may leave the list. */
    fullName: text('full_name').notNull(),
    day: date({ mode: 'string' }).notNull().$type<CalendarDate>(),
    shift: text({ enum: ['day', 'night'] }).notNull(),
    reason: text({ enum: REMOVAL_REASONS }).notNull(),
    /** What was written for `other`; else empty. */
    reasonText: text('reason_text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    createdBy: text('created_by').notNull(),
    createdById: uuid('created_by_id'),
    /** When a saved version of the week first lacked that place; null: not yet. */
    savedAt: timestamp('saved_at', { withTimezone: true, mode: 'string' }),
    /** When the removal was undone on the board; null: it stands. */
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    index('removed_shifts_by_day').on(table.day),
    index('removed_shifts_by_driver').on(table.driverId),
  ],
)
