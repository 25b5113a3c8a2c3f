import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Addresses to which an administrator has sent a report: coordinators may send to these. */
export const reportRecipients = pgTable('report_recipients', {
  /** In small letters. */
  address: text().primaryKey(),
  addedAt: timestamp('added_at', { withTimezone: true, mode: 'string' }).notNull(),
})
