import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { MONEY_DEEDS } from '../domain/money-deeds.ts'

/** People of the office (D28). */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    login: text().notNull(),
    /** Lower case: two logins that differ in case only are one. */
    loginKey: text('login_key').notNull(),
    name: text().notNull(),
    /** argon2id (Q15) */
    passwordHash: text('password_hash').notNull(),
    admin: boolean().notNull(),
    /** May settle, pay and see account numbers. */
    money: boolean().notNull(),
    active: boolean().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, mode: 'string' }),
    /** Sealed; null where the user has no second factor. */
    totpSecret: text('totp_secret'),
    totpSince: timestamp('totp_since', { withTimezone: true, mode: 'string' }),
    /** The last half-minute whose code was taken: no code opens twice. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  },
  (table) => [uniqueIndex('users_login').on(table.loginKey)],
)

/**
 * Into whose hands the right to money came, by whom and when: it was given, or an administrator opened the
 * login of somebody who has it by a new password, or without its second factor. And from whom it was taken:
 * who held it in the morning counts until midnight. `limit`: this user changed the amount over which two
 * persons are needed. Those who have the right are told of each.
 */
export const moneyRightsGiven = pgTable(
  'money_rights_given',
  {
    id: uuid().primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The user who gave it, and the name as it was then. */
    byId: text('by_id').notNull(),
    by: text().notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    how: text({ enum: MONEY_DEEDS }).notNull().default('given'),
  },
  (table) => [index('money_rights_given_at').on(table.at), index('money_rights_given_to').on(table.userId)],
)

/** What opens in place of a lost authenticator, each once; hashed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('recovery_codes_of').on(table.userId)],
)

/** Open sessions (D39). One that is ended is deleted, so that the next request finds none. */
export const sessions = pgTable(
  'sessions',
  {
    /** Hash of the opaque token: a stolen database opens no session (Q14). */
    tokenHash: text('token_hash').primaryKey(),
    scope: text({ enum: ['user', 'fleet', 'driver', 'fuel'] }).notNull(),
    /** Id of the user or driver; 'fleet' or 'fuel' for the shared secrets. */
    subject: text().notNull(),
    /** Of the secret it was opened with; null where none is counted. */
    revision: integer(),
    /** What a driver's was opened with; null of any other, and of those from before this was kept. */
    way: text({ enum: ['pin', 'link'] }),
    /** What opened a driver's, such as `Chrome, Android`; null where it is not known. */
    device: text(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** The absolute end. */
    endsAt: timestamp('ends_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [index('sessions_of').on(table.scope, table.subject), index('sessions_end').on(table.endsAt)],
)

/** One row once the first administrator was made: of two that try at once, the second finds it (D28). */
export const firstStart = pgTable('first_start', {
  id: text().primaryKey(),
  at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
})
