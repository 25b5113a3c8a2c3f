import { boolean, date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'

/** Times in which a car is out of use, both end slots included (Spec 2 §3 'Grounding', D17). */
export const groundings = pgTable(
  'groundings',
  {
    id: uuid().primaryKey(),
    carId: uuid('car_id').notNull(),
    /** As it was when stored, for the history of a car that has left. */
    reg: text().notNull(),
    dayStart: date('day_start', { mode: 'string' }).$type<CalendarDate>().notNull(),
    shiftStart: text('shift_start').$type<Shift>().notNull(),
    dayEnd: date('day_end', { mode: 'string' }).$type<CalendarDate>().notNull(),
    shiftEnd: text('shift_end').$type<Shift>().notNull(),
    reason: text().notNull(),
    /** Hides the car in the public calendars. */
    notOnStation: boolean('not_on_station').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    index('groundings_car').on(table.carId, table.dayStart),
    index('groundings_days').on(table.dayStart, table.dayEnd),
  ],
)
