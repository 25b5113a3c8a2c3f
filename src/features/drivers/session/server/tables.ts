import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** The personal link, by which a driver's phone subscribes to the own calendar: one a driver, revocable. */
export const calendarSubscriptions = pgTable(
  'calendar_subscriptions',
  {
    driverId: uuid('driver_id').primaryKey(),
    /** A keyed hash of the key, to find it by. */
    keyFingerprint: text('key_fingerprint').notNull(),
    /** The key, encrypted, to show the address again. */
    sealedKey: text('sealed_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [unique('calendar_subscriptions_key').on(table.keyFingerprint)],
)
