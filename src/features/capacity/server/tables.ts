import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * Limits of single dates: of the day, the night, or both in one row. At most one per shift of a date (Spec 1
 * §5).
 */
export const dayLimits = pgTable(
  'day_limits',
  {
    id: uuid().primaryKey(),
    date: date({ mode: 'string' }).notNull(),
    /** Cars; null: says nothing of that shift. */
    day: integer(),
    night: integer(),
    info: text().notNull(),
    active: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('day_limits_one_day').on(table.date).where(sql`${table.day} IS NOT NULL`),
    uniqueIndex('day_limits_one_night').on(table.date).where(sql`${table.night} IS NOT NULL`),
    check('day_limits_some_shift', sql`${table.day} IS NOT NULL OR ${table.night} IS NOT NULL`),
  ],
)

/** Regular choices of all submissions per slot: the row that is locked before a place is given (D5). */
export const slotSeats = pgTable(
  'slot_seats',
  {
    date: date({ mode: 'string' }).notNull(),
    shift: text({ enum: ['day', 'night'] }).notNull(),
    taken: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.date, table.shift] }),
    check('slot_seats_not_negative', sql`${table.taken} >= 0`),
  ],
)
