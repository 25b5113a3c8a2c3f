import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { ChosenDay, EmptyReason } from '#features/submissions/domain/public.ts'
import type { Phone } from '#kernel/phone.ts'
import { DISOWNED_OUTCOMES, FORM_ANSWERS } from '../domain/unproven-form.ts'

/**
 * Forms of phones that nobody knows, which wait for the office (D44). They are no submissions: nothing counts
 * them, and their people are no drivers. Numbers come from those of the submissions.
 */
export const waitingForms = pgTable(
  'waiting_forms',
  {
    id: uuid().primaryKey(),
    /** In the order in which they came. */
    number: integer().notNull(),
    /** E.164 */
    phone: text().$type<Phone>().notNull(),
    fullName: text('full_name').notNull(),
    email: text().notNull(),
    year: integer().notNull(),
    week: integer().notNull(),
    /** As with the submissions. */
    reason: text().$type<EmptyReason>(),
    reasonText: text('reason_text').notNull(),
    asked: jsonb().$type<readonly ChosenDay[]>().notNull(),
    /** A keyed hash of the network that it came from. */
    network: text().notNull(),
    /** Other addresses that were given for this phone while it waits. */
    otherEmails: jsonb('other_emails').$type<readonly string[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    unique('waiting_forms_number').on(table.number),
    unique('waiting_forms_phone_week').on(table.phone, table.year, table.week),
    index('waiting_forms_network').on(table.network),
  ],
)

/**
 * Forms in drivers' names that came without the driver's own session, nor from the office: what the driver
 * may disown with 'To nie ja', by the link of the confirming letter or by an own session.
 */
export const unprovenForms = pgTable(
  'unproven_forms',
  {
    id: uuid().primaryKey(),
    /** A keyed hash of the link's key; null where no letter with a link went out. */
    keyFingerprint: text('key_fingerprint'),
    driverId: uuid('driver_id').notNull(),
    /** The submission that it made, or made out of picked free shifts; perhaps gone since. */
    submissionId: uuid('submission_id').notNull(),
    /** ISO week-year and week (D1). */
    year: integer().notNull(),
    week: integer().notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** What it said, for the driver to see and to bring back; emptied once its week has begun. */
    asked: jsonb().$type<readonly ChosenDay[]>().notNull(),
    reason: text().$type<EmptyReason>(),
    reasonText: text('reason_text').notNull(),
    /** What the driver has said of it, by an own session or by the link; null: nothing yet. */
    answer: text({ enum: FORM_ANSWERS }),
    answeredAt: timestamp('answered_at', { withTimezone: true, mode: 'string' }),
    /** What 'To nie ja' has taken back; null without it. */
    outcome: text({ enum: DISOWNED_OUTCOMES }),
    /** When the office said that it knows of a 'To nie ja'. */
    settledAt: timestamp('settled_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    unique('unproven_forms_key').on(table.keyFingerprint),
    index('unproven_forms_driver').on(table.driverId),
    index('unproven_forms_answer').on(table.answer, table.settledAt),
  ],
)
