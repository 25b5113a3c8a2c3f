import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ThrottleKind } from './throttle-limits.ts'

/** Answers of writes by the caller's Idempotency-Key, committed with their effect (Q7). Kept for a week. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text().notNull(),
    call: text().notNull(),
    /** Hash of caller and input: the same key with another input is refused. */
    fingerprint: text().notNull(),
    status: integer(),
    body: text(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.call] })],
)

/** Failed tries of PINs and passwords per bucket, kept over a restart (Q12, Q13). */
export const throttleBuckets = pgTable('throttle_buckets', {
  /** A keyed hash: the table names no phone and no address. */
  bucket: text().primaryKey(),
  failures: integer().notNull(),
  windowEndsAt: timestamp('window_ends_at', { withTimezone: true, mode: 'string' }).notNull(),
})

/**
 * Tries of strangers that came to nothing, for the office to see that somebody is guessing. Kept for two
 * days.
 */
export const throttleTries = pgTable(
  'throttle_tries',
  {
    /** Which door: a kind of throttle. */
    kind: text().$type<ThrottleKind>().notNull(),
    /**
     * Id of the user or driver, the kind itself for a shared secret; empty where nobody has that login or
     * phone.
     */
    subject: text().notNull(),
    /** A keyed hash of the address, or of the IPv6 /64. */
    network: text().notNull(),
    wrong: integer().notNull(),
    /** Not even looked at. */
    refused: integer().notNull(),
    /** Entries of strangers from this network after such tries. */
    entered: integer().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true, mode: 'string' }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subject, table.network] }),
    index('throttle_tries_last').on(table.lastAt),
  ],
)

/** One row, 'key': which key belongs to this database. */
export const keyChecks = pgTable('key_checks', {
  id: text().primaryKey(),
  /** Made of the key, which can't be made of it. */
  checkValue: text('check_value').notNull(),
  since: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
})

/** One row, 'write': written to find out whether the database takes writes. */
export const writeChecks = pgTable('write_checks', {
  id: text().primaryKey(),
  at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
})
