import { date, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'

/** Planned visits at the workshop (Spec 2 §3 'Service', D27). */
export const services = pgTable(
  'services',
  {
    id: uuid().primaryKey(),
    carId: uuid('car_id').notNull(),
    /** As it was when stored. */
    reg: text().notNull(),
    serviceDate: date('service_date', { mode: 'string' }).$type<CalendarDate>().notNull(),
    /** HH:MM */
    serviceTime: text('service_time').notNull(),
    description: text().notNull(),
    /** Where the driver is to come; empty where nobody has said. */
    place: text().notNull().default(''),
    /** A keyed hash of the last part of `/ps/{id}`, to find it by. */
    keyFingerprint: text('key_fingerprint').notNull(),
    /** That part, encrypted, to send the link again. */
    sealedKey: text('sealed_key').notNull(),
    confirmedAt: timestamp('confirmed_at', { withTimezone: true, mode: 'string' }),
    /** When the link was last put into the outbox. */
    linkSentAt: timestamp('link_sent_at', { withTimezone: true, mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    unique('services_key').on(table.keyFingerprint),
    index('services_date').on(table.serviceDate),
    index('services_car').on(table.carId, table.serviceDate),
  ],
)
