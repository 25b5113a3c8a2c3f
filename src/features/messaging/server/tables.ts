import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

export type MessageKind = 'email' | 'sms'
export type MessageState = 'waiting' | 'no-gateway' | 'sending' | 'sent' | 'failed'

/** Letters and SMS, committed with what they tell of (D30). */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey(),
    /** One message an event: `availability:…`. */
    eventKey: text('event_key').notNull(),
    kind: text().$type<MessageKind>().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Text, HTML and attachments, sealed: letters carry PINs. */
    body: text().notNull(),
    state: text().$type<MessageState>().notNull(),
    attempts: integer().notNull().default(0),
    /** Not before this instant; while sending, the end of the lease. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** Who holds the lease while the message is being sent. */
    lease: uuid(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'string' }),
    /** What the gateway said last, for the office. */
    error: text().notNull().default(''),
  },
  (table) => [
    unique('messages_event_key').on(table.eventKey),
    index('messages_due').on(table.state, table.dueAt),
    index('messages_created').on(table.createdAt),
  ],
)
