import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReminderWay } from '#features/settings/domain/public.ts'

/** What drivers chose of their reminders; who has no row has not chosen. */
export const driverReminders = pgTable('driver_reminders', {
  driverId: uuid('driver_id').primaryKey(),
  /** No shift is told on the evening before. */
  eveningOff: boolean('evening_off').notNull(),
  /** 15-22; null: the fleet's. */
  eveningHour: integer('evening_hour'),
  /** Where no phone takes a push; null: as the fleet has set. */
  otherwise: text().$type<ReminderWay>(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
})
