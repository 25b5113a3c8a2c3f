import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
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

/** Cars held by a renter (Spec 2 §3 'Rental', D18). */
export const rentals = pgTable(
  'rentals',
  {
    id: uuid().primaryKey(),
    carId: uuid('car_id').notNull(),
    /** As it was when stored, for the history of a car that has left. */
    reg: text().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number').notNull(),
    kind: text().$type<'exclusive' | 'rental'>().notNull(),
    weeklyPrice: integer('weekly_price').$type<Grosze>().notNull(),
    /** Kilometres. */
    mileageStart: integer('mileage_start').notNull(),
    /** Null while it runs. */
    mileageEnd: integer('mileage_end'),
    startDate: date('start_date', { mode: 'string' }).$type<CalendarDate>().notNull(),
    /** HH:MM */
    startTime: text('start_time').notNull(),
    /** Null: 14 days from today, each day anew (D18). */
    endDate: date('end_date', { mode: 'string' }).$type<CalendarDate>(),
    /** HH:MM */
    endTime: text('end_time'),
    notOnStation: boolean('not_on_station').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    index('rentals_car').on(table.carId, table.startDate),
    /** Without an end it goes on, so a second one would overlap sooner or later. */
    uniqueIndex('rentals_one_without_end').on(table.carId).where(sql`${table.endDate} is null`),
    check(
      'rentals_mileage_grows',
      sql`${table.mileageEnd} is null or ${table.mileageEnd} > ${table.mileageStart}`,
    ),
  ],
)
