import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { KEPT_KINDS } from '../domain/report.ts'

/** `arrived`: once; whether it is still there the photos say. */
export interface ToldPhoto {
  readonly id: string
  readonly arrived: boolean
}

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** What drivers told the office of their shifts. Kept for 60 days after the shift. */
export const driverReports = pgTable(
  'driver_reports',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id').notNull(),
    kind: text({ enum: KEPT_KINDS }).notNull(),
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    shift: text().$type<Shift>().notNull(),
    /** Of the car that the driver had in it then. */
    reg: text().notNull(),
    minutes: integer(),
    /** Of a problem with the car: it can be driven; of who is well again: the seat was given back. */
    drives: boolean(),
    text: text().notNull(),
    sentAt: instant('sent_at').notNull(),
    /** The office knows; its user's name as it was. */
    takenAt: instant('taken_at'),
    takenBy: text('taken_by').notNull().default(''),
    withdrawnAt: instant('withdrawn_at'),
    /** That an illness is none after all the office has read, or has said itself. */
    backSeenAt: instant('back_seen_at'),
    backSeenBy: text('back_seen_by').notNull().default(''),
    /** Of a problem with the car: photos that were told of, in their order, by ids made on the phone. */
    photos: jsonb().$type<readonly ToldPhoto[]>().notNull().default([]),
  },
  (table) => [
    uniqueIndex('driver_reports_open')
      .on(table.driverId, table.date, table.shift, table.kind)
      .where(sql`taken_at is null and withdrawn_at is null`),
    index('driver_reports_date').on(table.date),
    index('driver_reports_sent').on(table.sentAt),
  ],
)
