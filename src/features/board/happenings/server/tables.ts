import { date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { HAPPENING_KINDS, type MovedWeek, type Standing } from '../domain/happening.ts'

/** A grounding or rental that an act has made, or whose end it has changed. */
export interface TouchedSpan {
  readonly id: string
  readonly kind: 'grounding' | 'rental'
  /** Null: it was made by the act. */
  readonly before: { readonly date: CalendarDate | null; readonly end: string | null } | null
  readonly after: Standing
}

/**
 * What happened to running weeks, with all that was stored for it in one act, so that it can be taken back
 * whole. It may tell of illness: of drivers for administrators only, as removal reasons are (D22).
 */
export const happenings = pgTable(
  'happenings',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: HAPPENING_KINDS }).notNull(),
    /** The car to which it happened; null: it happened to a driver. */
    carId: uuid('car_id'),
    driverId: uuid('driver_id'),
    dayStart: date('day_start', { mode: 'string' }).$type<CalendarDate>().notNull(),
    shiftStart: text('shift_start').$type<Shift>().notNull(),
    dayEnd: date('day_end', { mode: 'string' }).$type<CalendarDate>().notNull(),
    shiftEnd: text('shift_end').$type<Shift>().notNull(),
    /** For the office. */
    note: text().notNull(),
    touched: jsonb().$type<TouchedSpan | null>(),
    /** Ids of the removal records made by it (D22). */
    removals: jsonb().$type<readonly string[]>().notNull(),
    /** The weeks in which it has moved somebody. */
    weeks: jsonb().$type<readonly MovedWeek[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    createdBy: text('created_by').notNull(),
    createdById: uuid('created_by_id'),
    undoneAt: timestamp('undone_at', { withTimezone: true, mode: 'string' }),
    undoneBy: text('undone_by'),
  },
  (table) => [
    index('happenings_days').on(table.dayStart, table.dayEnd),
    index('happenings_driver').on(table.driverId),
  ],
)
