import { date, numeric, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'

/** One bonus a date and shift (Spec 2 §3). */
export const bonuses = pgTable(
  'bonuses',
  {
    id: uuid().primaryKey(),
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    shift: text().$type<Shift>().notNull(),
    /** PLN */
    value: numeric({ mode: 'number', precision: 8, scale: 2 }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [unique('bonuses_date_shift').on(table.date, table.shift)],
)
