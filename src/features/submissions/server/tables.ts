import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import type { ShiftOption } from '#kernel/shift.ts'
import type { ChosenDay } from '../domain/chosen-day.ts'
import type { EmptyReason } from '../domain/empty-reason.ts'
import { SUBMISSION_CHANGES } from '../domain/submission-change.ts'

/** Where a chosen day came from. */
export type DaySource = 'form' | 'office' | 'free-shift'

/**
 * One submission a phone and week, and one a driver and week, whichever number of theirs was used (D6); the
 * order of `number` is the order of acceptance.
 */
export const submissions = pgTable(
  'submissions',
  {
    id: uuid().primaryKey(),
    /** The specification's numeric id. */
    number: integer().generatedByDefaultAsIdentity().notNull(),
    driverId: uuid('driver_id').notNull(),
    /** E.164 */
    phone: text().$type<Phone>().notNull(),
    fullName: text('full_name').notNull(),
    email: text().notNull(),
    /** ISO week-year and week (D1). */
    year: integer().notNull(),
    week: integer().notNull(),
    /** False while the row only carries free shifts picked before the driver sent the form (D15). */
    byForm: boolean('by_form').notNull(),
    /** Sent or changed by the driver's own session; false where only a phone number was typed. */
    proven: boolean().notNull().default(true),
    empty: boolean().notNull(),
    /** For the office only: an `EmptyReason`, or words that no code stood for. */
    reason: text().$type<EmptyReason>(),
    reasonText: text('reason_text').notNull(),
    /** What the driver asked for, before allocation (D5) and before the office's changes. */
    asked: jsonb().$type<readonly ChosenDay[]>().notNull(),
    signed: boolean().notNull().default(false),
    fuelCard: boolean('fuel_card').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    unique('submissions_number').on(table.number),
    unique('submissions_phone_week').on(table.phone, table.year, table.week),
    index('submissions_week').on(table.year, table.week, table.number),
    unique('submissions_driver_week').on(table.driverId, table.year, table.week),
  ],
)

/** The chosen shifts: at most one choice a shift of a date, beside on-call. */
export const submissionDays = pgTable(
  'submission_days',
  {
    /** Of this choice for as long as it stands: one that is taken back and chosen anew is another one. */
    id: uuid().notNull().defaultRandom(),
    submissionId: uuid('submission_id').notNull(),
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    /** The base shift, so that a shift and its reserve variant exclude each other. */
    kind: text().$type<'day' | 'night' | 'on-call'>().notNull(),
    option: text().$type<ShiftOption>().notNull(),
    source: text().$type<DaySource>().notNull(),
    /**
     * Of a choice that was added later: its place in the order of asking, a number out of those of
     * submissions. Null for what came with the submission, whose own number it is (D51).
     */
    askedNumber: integer('asked_number'),
  },
  (table) => [
    primaryKey({ name: 'submission_days_pk', columns: [table.submissionId, table.date, table.kind] }),
    foreignKey({
      name: 'submission_days_submission',
      columns: [table.submissionId],
      foreignColumns: [submissions.id],
    }).onDelete('cascade'),
    index('submission_days_date').on(table.date),
    unique('submission_days_choice').on(table.id),
  ],
)

/**
 * What was changed of a submission after it was sent (D51): by the driver, by the office, or because a place
 * became free for a choice that waited for it. Outlives a submission that was withdrawn or deleted.
 */
export const submissionChanges = pgTable(
  'submission_changes',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id').notNull(),
    /** ISO week-year and week (D1). */
    year: integer().notNull(),
    week: integer().notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    kind: text({ enum: SUBMISSION_CHANGES }).notNull(),
    /** The user of the office who did it; empty where it was not the office. */
    byName: text('by_name').notNull(),
    before: jsonb().$type<readonly ChosenDay[]>().notNull(),
    after: jsonb().$type<readonly ChosenDay[]>().notNull(),
  },
  (table) => [
    index('submission_changes_week').on(table.year, table.week, table.driverId, table.at),
    index('submission_changes_driver').on(table.driverId),
  ],
)

/** Refused further tries for the same phone and week, for the office to see (D40). */
export const submissionAttempts = pgTable(
  'submission_attempts',
  {
    id: uuid().primaryKey(),
    submissionId: uuid('submission_id').notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    fullName: text('full_name').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'submission_attempts_submission',
      columns: [table.submissionId],
      foreignColumns: [submissions.id],
    }).onDelete('cascade'),
    index('submission_attempts_submission_at').on(table.submissionId, table.at),
  ],
)
