import { pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * Who has which week open, a row per tab of a browser (D23). Short-lived: whoever was not seen for a while
 * counts as gone, and is swept away.
 */
export const scheduleEditors = pgTable(
  'schedule_editors',
  {
    userId: uuid('user_id').notNull(),
    /** As the tab names itself. */
    sessionId: text('session_id').notNull(),
    name: text().notNull(),
    /** ISO week-year */
    year: smallint().notNull(),
    week: smallint().notNull(),
    since: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.sessionId] })],
)
