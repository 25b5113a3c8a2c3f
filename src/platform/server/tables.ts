import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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

/** One row, 'key': which key belongs to this database. */
export const keyChecks = pgTable('key_checks', {
  id: text().primaryKey(),
  /** Made of the key, which can't be made of it. */
  checkValue: text('check_value').notNull(),
  since: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
})
