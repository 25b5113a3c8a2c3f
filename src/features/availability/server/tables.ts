import { index, integer, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { ChosenDay, EmptyReason } from '#features/submissions/domain/public.ts'
import type { Phone } from '#kernel/phone.ts'

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
