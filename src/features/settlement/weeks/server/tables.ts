import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
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
import type { ApartSums, CorrectedLine } from '#features/settlement/domain/public.ts'
import type { SchemeLabel } from '../domain/scheme-label.ts'
import { EXPLAINED_CODES } from '../domain/week-block.ts'
import type { WeekFigures } from '../domain/week-figures.ts'
import type { CorrectedRow } from './rows-of-correction.ts'

const grosze = (name: string) => bigint(name, { mode: 'number' }).notNull()
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/**
 * Closed weeks of drivers, one row a version: reopened and closed again, a statement keeps its number and
 * gets another version. Everything but what tells of the reopening is frozen, which a trigger holds.
 * The state (closed, paid, corrected) is told by ledger and corrections, and stored nowhere.
 */
export const settlementStatements = pgTable(
  'settlement_statements',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id').notNull(),
    /** ISO week-year and week. */
    year: smallint().notNull(),
    week: smallint().notNull(),
    /** The running number within the week. */
    sequence: integer().notNull(),
    /** `R/2026/47/0017` */
    number: text().notNull(),
    version: smallint().notNull(),
    /** The text of `FrozenStatement`: input, lines, scheme and sources, byte for byte as it was closed. */
    frozen: text().notNull(),
    /** Of the frozen text: sha256, lower-case hex. */
    frozenSha256: text('frozen_sha256').notNull(),
    inputsHash: text('inputs_hash').notNull(),
    /** Of the rows alone, without the ids under which they were loaded (`domain/rows-digest.ts`). */
    rowsDigest: text('rows_digest').notNull(),
    openingGrosze: grosze('opening_grosze'),
    resultGrosze: grosze('result_grosze'),
    toPayGrosze: grosze('to_pay_grosze'),
    carryGrosze: grosze('carry_grosze'),
    /** Of the ledger of the driver's own car; null where nothing of it stands on the statement. */
    apart: jsonb().$type<ApartSums | null>(),
    /** What lists and totals show, read without the frozen text. */
    figures: jsonb().$type<WeekFigures>().notNull(),
    scheme: jsonb().$type<SchemeLabel>().notNull(),
    payeeName: text('payee_name').notNull(),
    payeeAddress: text('payee_address').array().notNull(),
    /** The keeper's reference of the account as it was then; null where the driver had none. */
    payeeAccount: text('payee_account'),
    /** `10 1050 •••• 9123` */
    payeeAccountMasked: text('payee_account_masked'),
    /** Was to be paid in the office's cash, whatever account is known. */
    payeeTakesCash: boolean('payee_takes_cash').notNull().default(false),
    closedAt: instant('closed_at').notNull(),
    /** The name as it was then. */
    closedBy: text('closed_by').notNull(),
    reopenedAt: instant('reopened_at'),
    reopenedBy: text('reopened_by'),
    reopenReason: text('reopen_reason'),
    /** The version that came after. */
    replacedBy: uuid('replaced_by'),
  },
  (table) => [
    unique('settlement_statements_version').on(table.number, table.version),
    uniqueIndex('settlement_statements_in_force')
      .on(table.year, table.week, table.driverId)
      .where(sql`${table.reopenedAt} IS NULL`),
    index('settlement_statements_driver').on(table.driverId),
  ],
)

/** The last running number of a week: numbers have no gaps, as the row is locked while weeks are closed. */
export const settlementNumbers = pgTable(
  'settlement_numbers',
  { year: smallint().notNull(), week: smallint().notNull(), last: integer().notNull() },
  (table) => [primaryKey({ name: 'settlement_numbers_pk', columns: [table.year, table.week] })],
)

/**
 * What a person decided of a week that changed after it was closed. What nobody decided stands nowhere: it is
 * worked out whenever somebody asks.
 */
export const settlementCorrections = pgTable(
  'settlement_corrections',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id').notNull(),
    /** The version that it corrects. */
    versionId: uuid('version_id').notNull(),
    statement: text().notNull(),
    year: smallint().notNull(),
    week: smallint().notNull(),
    state: text({ enum: ['accepted', 'declined'] }).notNull(),
    /** Of the week's result. */
    grosze: grosze('grosze'),
    /** Of what was paid apart. */
    apartGrosze: grosze('apart_grosze').default(0),
    breakdown: jsonb().$type<readonly CorrectedLine[]>().notNull(),
    added: text().array().notNull(),
    removed: text().array().notNull(),
    changed: text().array().notNull(),
    /**
     * Those rows as they were when it was decided, down to file and row: files may be taken back since. Empty
     * of what was decided before they were kept.
     */
    rows: jsonb().$type<readonly CorrectedRow[]>().notNull().default([]),
    inputsHash: text('inputs_hash').notNull(),
    rowsDigest: text('rows_digest').notNull(),
    /** Counts the decisions on a version. */
    no: smallint().notNull(),
    decidedAt: instant('decided_at').notNull(),
    decidedBy: text('decided_by').notNull(),
    /** Why it was declined. */
    reason: text().notNull(),
  },
  (table) => [
    unique('settlement_corrections_once').on(table.versionId, table.no),
    foreignKey({
      name: 'settlement_corrections_of',
      columns: [table.versionId],
      foreignColumns: [settlementStatements.id],
    }),
    index('settlement_corrections_driver').on(table.driverId),
  ],
)

/**
 * 'Nie zgadzam się': what a driver asked of a statement, and what the office answered; both in their own
 * words.
 */
export const settlementQuestions = pgTable(
  'settlement_questions',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id').notNull(),
    /** The number, so that a question outlives a version. */
    statement: text().notNull(),
    question: text().notNull(),
    askedAt: instant('asked_at').notNull(),
    /** Null where the driver asked, else who of the office wrote it down. */
    writtenBy: text('written_by'),
    answer: text(),
    answeredAt: instant('answered_at'),
    answeredBy: text('answered_by'),
  },
  (table) => [
    index('settlement_questions_statement').on(table.statement),
    index('settlement_questions_open').on(table.askedAt).where(sql`${table.answeredAt} IS NULL`),
  ],
)

/**
 * Why a week may be closed although a file is missing or an app's sums do not add up: what a person has
 * looked into and answers for. It holds for that app, or that row, and nothing else.
 */
export const settlementExplanations = pgTable(
  'settlement_explanations',
  {
    year: smallint().notNull(),
    week: smallint().notNull(),
    driverId: uuid('driver_id').notNull(),
    code: text({ enum: EXPLAINED_CODES }).notNull(),
    /**
     * The app, also of a gross for which its net stands in; of sums the row, what it tells and what it
     * should; of reports their rows and days.
     */
    subject: text().notNull(),
    reason: text().notNull(),
    explainedAt: instant('explained_at').notNull(),
    explainedBy: text('explained_by').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'settlement_explanations_pk',
      columns: [table.year, table.week, table.driverId, table.code, table.subject],
    }),
  ],
)
