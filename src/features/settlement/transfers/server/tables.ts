import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { BankProfile } from '../domain/bank-profile.ts'
import type { TransferFormat } from '../domain/batch.ts'
import type { WhyOutside } from '../domain/divide-payables.ts'
import type { PayerAccount } from '../domain/payer-settings.ts'

const grosze = (name: string) => bigint(name, { mode: 'number' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** One row, 'fleet': who pays, from where, and from which amount on somebody else has to agree. */
export const transferSettings = pgTable('transfer_settings', {
  id: text().primaryKey(),
  name: text().notNull(),
  address: text().array().notNull(),
  accounts: jsonb().$type<readonly PayerAccount[]>().notNull(),
  /** Null where one person is enough. */
  twoPersonsOver: grosze('two_persons_over'),
  /** The strictest that held on the day of the last change; null for none. */
  formerTwoPersonsOver: grosze('former_two_persons_over'),
  limitChangedOn: date('limit_changed_on', { mode: 'string' }).$type<CalendarDate>(),
  revision: integer().notNull(),
  changedAt: instant('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
})

export const transferBatches = pgTable(
  'transfer_batches',
  {
    id: uuid().primaryKey(),
    /** `P/2026/47/1` */
    number: text().notNull(),
    state: text({ enum: ['prepared', 'exported', 'confirmed', 'cancelled'] }).notNull(),
    /** Frozen: the day of the transfers, whose account, how the file is written. */
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    format: text().$type<TransferFormat>().notNull(),
    profile: jsonb().$type<BankProfile>().notNull(),
    payerName: text('payer_name').notNull(),
    payerAddress: text('payer_address').array().notNull(),
    payerAccount: text('payer_account').notNull(),
    orders: integer().notNull(),
    total: grosze('total').notNull(),
    preparedAt: instant('prepared_at').notNull(),
    /** A user's id, and the name as it was then. */
    preparedById: text('prepared_by_id').notNull(),
    preparedBy: text('prepared_by').notNull(),
    exportedAt: instant('exported_at'),
    exportedBy: text('exported_by'),
    /** On which day of the fleet it went out, by which the amount for two persons is counted. */
    exportedOn: date('exported_on', { mode: 'string' }).$type<CalendarDate>(),
    confirmedAt: instant('confirmed_at'),
    confirmedBy: text('confirmed_by'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by'),
  },
  (table) => [
    unique('transfer_batches_number').on(table.number),
    index('transfer_batches_by_day').on(table.preparedById, table.exportedOn),
  ],
)

/** Who else has agreed to a batch. */
export const transferApprovals = pgTable(
  'transfer_approvals',
  {
    batchId: uuid('batch_id').notNull(),
    userId: text('user_id').notNull(),
    at: instant('at').notNull(),
    by: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'transfer_approvals_pk', columns: [table.batchId, table.userId] }),
    foreignKey({
      name: 'transfer_approvals_batch',
      columns: [table.batchId],
      foreignColumns: [transferBatches.id],
    }),
  ],
)

/** The transfers of a batch, frozen. */
export const transferOrders = pgTable(
  'transfer_orders',
  {
    batchId: uuid('batch_id').notNull(),
    /** From 0, in the order of the file. */
    position: integer().notNull(),
    statement: text().notNull(),
    driverId: uuid('driver_id').notNull(),
    grosze: grosze('grosze').notNull(),
    /** Payee, account and title as JSON, sealed. */
    sealed: text().notNull(),
    /** Who had another account be paid than the one frozen at closing. */
    overriddenBy: text('overridden_by'),
    /** Neither returned nor of a batch that was thrown away: no second order until it is paid. */
    standing: boolean().notNull(),
    /** A person saw at the bank that it went out: what is left of its statement may have another. */
    paid: boolean().notNull().default(false),
    returnedAt: instant('returned_at'),
    returnedBy: text('returned_by'),
    returnReason: text('return_reason'),
  },
  (table) => [
    primaryKey({ name: 'transfer_orders_pk', columns: [table.batchId, table.statement] }),
    foreignKey({
      name: 'transfer_orders_batch',
      columns: [table.batchId],
      foreignColumns: [transferBatches.id],
    }),
    uniqueIndex('transfer_orders_once')
      .on(table.statement)
      .where(sql`${table.standing} AND NOT ${table.paid}`),
    index('transfer_orders_driver').on(table.driverId),
  ],
)

/** Who stayed outside when a batch was prepared, and why. */
export const transferOutside = pgTable(
  'transfer_outside',
  {
    batchId: uuid('batch_id').notNull(),
    statement: text().notNull(),
    driverId: uuid('driver_id').notNull(),
    grosze: grosze('grosze').notNull(),
    why: jsonb().$type<WhyOutside>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'transfer_outside_pk', columns: [table.batchId, table.statement] }),
    foreignKey({
      name: 'transfer_outside_batch',
      columns: [table.batchId],
      foreignColumns: [transferBatches.id],
    }),
    index('transfer_outside_driver').on(table.driverId),
  ],
)

/** The files that a batch gave out, byte for byte. */
export const transferFiles = pgTable(
  'transfer_files',
  {
    batchId: uuid('batch_id').notNull(),
    /** From 1. */
    part: smallint().notNull(),
    parts: smallint().notNull(),
    extension: text().notNull(),
    /** SHA-256 of the bytes, in hex. */
    digest: text().notNull(),
    orders: integer().notNull(),
    total: grosze('total').notNull(),
    /** The bytes in base64, sealed. */
    sealed: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'transfer_files_pk', columns: [table.batchId, table.part] }),
    foreignKey({
      name: 'transfer_files_batch',
      columns: [table.batchId],
      foreignColumns: [transferBatches.id],
    }),
    index('transfer_files_digest').on(table.digest),
  ],
)

/** Statements that a person left for another batch: outside every batch until somebody takes them in. */
export const transferLeftOut = pgTable('transfer_left_out', {
  statement: text().primaryKey(),
  driverId: uuid('driver_id').notNull(),
  at: instant('at').notNull(),
  /** The user's name, as it was then. */
  by: text().notNull(),
})

/** Statements that are paid to another account than the one frozen when they were closed. */
export const transferOverrides = pgTable('transfer_overrides', {
  statement: text().primaryKey(),
  driverId: uuid('driver_id').notNull(),
  /** Payee and account as JSON, sealed. */
  sealed: text().notNull(),
  /** In the words of whoever answers for it. */
  reason: text().notNull(),
  at: instant('at').notNull(),
  by: text().notNull(),
})
