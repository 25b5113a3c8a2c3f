import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

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

/**
 * Links in letters and SMS that let their driver in, one a message. Only what was sent knows the key. Kept
 * for some time after their end, so that a late tap is told the truth.
 */
export const entryLinks = pgTable(
  'entry_links',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id').notNull(),
    /** A keyed hash of the key, to find it by. */
    keyFingerprint: text('key_fingerprint').notNull(),
    /** Of the driver's PIN when it was made: with another one it is over. */
    pinRevision: integer('pin_revision').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** Keyed hashes of the devices that it has let in. */
    devices: text().array().notNull().default(sql`'{}'`),
    /** Hashes of the tokens of the sessions that they were given, in the same order. */
    sessions: text().array().notNull().default(sql`'{}'`),
    /** How often it has let somebody in. */
    openings: integer().notNull().default(0),
  },
  (table) => [
    unique('entry_links_key').on(table.keyFingerprint),
    index('entry_links_driver').on(table.driverId),
    index('entry_links_end').on(table.endsAt),
  ],
)
