import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { type HeldPayable, PURSES } from '#features/settlement/domain/public.ts'
import { LEDGER_KINDS } from '../domain/ledger-kinds.ts'

const grosze = (name: string) => bigint(name, { mode: 'number' }).notNull()
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/**
 * Every driver's money with the fleet, entry after entry: only added to, which a trigger of the database
 * holds. `no` counts under the ledger's lock, so that a clock that jumps back reorders nothing.
 */
export const settlementLedger = pgTable(
  'settlement_ledger',
  {
    no: integer().primaryKey(),
    id: uuid().notNull(),
    driverId: uuid('driver_id').notNull(),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    /** Whose balance it moves: the weeks', or that of the driver's own car. A link is of both. */
    purse: text({ enum: PURSES }).notNull().default('week'),
    /** How it moves the balance: positive is owed to the driver. */
    grosze: grosze('grosze'),
    /**
     * Under which number: the statement's, as `R/2026/47/0017`, or that of its car rental (`/N` at its
     * end).
     */
    statement: text(),
    /** Of a settlement: the version of the statement. */
    versionId: uuid('version_id'),
    /** The ISO week that it settles or corrects. */
    year: smallint(),
    week: smallint(),
    /** Of a reopening the settlement, of a return the payout, of a storno the cash that was booked wrong. */
    ofEntry: uuid('of_entry'),
    /** Of a settlement: corrections that are lines of it. Of a correction by itself: it alone. */
    corrections: uuid().array().notNull().default([]),
    /** Of a settlement: orders without which it opened. */
    onTheWay: jsonb('on_the_way').$type<readonly HeldPayable[]>().notNull().default([]),
    /** Of a link: whose entries are this driver's too. */
    foldedId: uuid('folded_id'),
    /** Of a payout: the batch of transfers, or the number of the cash receipt. */
    batch: text(),
    receipt: text(),
    bookedAt: instant('booked_at').notNull(),
    /** The name as it was then. */
    bookedBy: text('booked_by').notNull(),
    /** In the words of whoever booked it. */
    note: text().notNull().default(''),
  },
  (table) => [
    unique('settlement_ledger_id').on(table.id),
    index('settlement_ledger_driver').on(table.driverId),
    index('settlement_ledger_newest')
      .on(table.driverId, table.purse, table.no)
      .where(sql`${table.kind} = 'settlement'`),
    index('settlement_ledger_corrections').on(table.no).where(sql`${table.corrections} <> '{}'`),
    index('settlement_ledger_batch').on(table.batch).where(sql`${table.batch} IS NOT NULL`),
    uniqueIndex('settlement_ledger_version')
      .on(table.versionId, table.purse)
      .where(sql`${table.kind} = 'settlement'`),
    uniqueIndex('settlement_ledger_reopening').on(table.ofEntry).where(sql`${table.kind} = 'reopening'`),
    uniqueIndex('settlement_ledger_storno').on(table.ofEntry).where(sql`${table.kind} = 'storno'`),
    uniqueIndex('settlement_ledger_link').on(table.foldedId).where(sql`${table.kind} = 'link'`),
    uniqueIndex('settlement_ledger_receipt').on(table.receipt).where(sql`${table.receipt} IS NOT NULL`),
  ],
)

/**
 * Orders of batches that were prepared or handed out, and neither confirmed, returned nor thrown away: their
 * money is on its way, and opens no statement.
 */
export const settlementOrders = pgTable(
  'settlement_orders',
  {
    /** Its number, or that of its car rental: neither has two orders on the way. */
    statement: text().primaryKey(),
    driverId: uuid('driver_id').notNull(),
    batch: text().notNull(),
    grosze: grosze('grosze'),
    since: instant('since').notNull(),
  },
  (table) => [index('settlement_orders_batch').on(table.batch)],
)

/**
 * Statements of which an order left in a file for a bank, whatever became of it: exported once, a statement
 * is changed by corrections alone.
 */
export const settlementExports = pgTable('settlement_exports', {
  /** Its number. */
  statement: text().primaryKey(),
  /** The first batch that it left in. */
  batch: text().notNull(),
  at: instant('at').notNull(),
})

/** The last running number of receipts of a year: without gaps, as the row is locked while one is made. */
export const settlementReceiptNumbers = pgTable(
  'settlement_receipt_numbers',
  {
    kind: text({ enum: ['paid-out', 'paid-in'] }).notNull(),
    year: smallint().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'settlement_receipt_numbers_pk', columns: [table.kind, table.year] })],
)

/** Cash that changed hands, as its printed receipt tells it; never changed. */
export const settlementReceipts = pgTable(
  'settlement_receipts',
  {
    /** `KW/2026/0007` of cash paid out, `KP/2026/0003` of cash paid in. */
    number: text().primaryKey(),
    kind: text({ enum: ['paid-out', 'paid-in'] }).notNull(),
    purse: text({ enum: PURSES }).notNull().default('week'),
    driverId: uuid('driver_id').notNull(),
    /** As the driver was called then. */
    name: text().notNull(),
    /** Who pays, as it was called then; null where nobody had said, and of receipts of earlier editions. */
    payer: text(),
    payerAddress: text('payer_address').array(),
    grosze: grosze('grosze'),
    /** Under which statement it was paid out. */
    statement: text(),
    note: text().notNull(),
    madeAt: instant('made_at').notNull(),
    madeBy: text('made_by').notNull(),
  },
  (table) => [index('settlement_receipts_driver').on(table.driverId)],
)
