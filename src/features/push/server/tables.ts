import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** One row, 'fleet': by this key push services know the installation (RFC 8292). */
export const pushKeys = pgTable('push_keys', {
  id: text().primaryKey(),
  /** Base64url; every phone that subscribed has it. */
  publicKey: text('public_key').notNull(),
  sealedPrivateKey: text('sealed_private_key').notNull(),
})

/** Devices on which a driver wants to be told of shifts. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id').notNull(),
    /** Hash of the session's token that it was asked for with: it ends with that session. */
    sessionHash: text('session_hash').notNull(),
    /** A keyed hash of its address: a device has one. */
    fingerprint: text().notNull(),
    /** Address and keys: whoever has them can write to that phone. */
    sealed: text().notNull(),
    /** `Android, Chrome`, for people. */
    device: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** When its push service last took a message. */
    lastTakenAt: timestamp('last_taken_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    unique('push_subscriptions_device').on(table.fingerprint),
    index('push_subscriptions_driver').on(table.driverId),
  ],
)
