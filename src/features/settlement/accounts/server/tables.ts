import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Where a driver is paid. What a stranger must not read is sealed under the key outside the database. */
export const payeeAccounts = pgTable(
  'payee_accounts',
  {
    driverId: uuid('driver_id').primaryKey(),
    /** `PayeeWords` as JSON, sealed. */
    sealed: text().notNull(),
    /** A keyed hash of the account, by which equal ones are found; null where there is none. */
    accountKey: text('account_key'),
    takesCash: boolean('takes_cash').notNull(),
    /** Counts the changes, so that of two at once one is told. */
    revision: integer().notNull(),
    source: text({ enum: ['office', 'import', 'merge'] }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [index('payee_accounts_key').on(table.accountKey)],
)

/** Each change of an account number, or of the payee's name: from which to which, by whom. */
export const payeeAccountChanges = pgTable(
  'payee_account_changes',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id').notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    by: text().notNull(),
    /** The user; null where an earlier edition, or no single person, made the change. */
    byId: text('by_id'),
    source: text({ enum: ['office', 'import', 'merge'] }).notNull(),
    /** A keyed hash of the account that was entered; null where the number stayed, or went. */
    accountKey: text('account_key'),
    /** A keyed hash of the other payee's name that was entered; null where the name stayed, or went. */
    nameKey: text('name_key'),
    /** Which revision of the account it made. */
    revision: integer().notNull(),
    /** `{ was, is }` as JSON, shown in part, sealed. */
    sealed: text().notNull(),
  },
  (table) => [index('payee_account_changes_of').on(table.driverId, table.at)],
)

/** Accounts that a person has looked at and found right. */
export const payeeAccountChecks = pgTable(
  'payee_account_checks',
  {
    driverId: uuid('driver_id').notNull(),
    accountKey: text('account_key').notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    by: text().notNull(),
  },
  (table) => [primaryKey({ name: 'payee_account_checks_pk', columns: [table.driverId, table.accountKey] })],
)
