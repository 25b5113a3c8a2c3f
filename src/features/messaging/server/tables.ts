import {
  boolean,
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
import type { MessageKind, MessageState, OfficeMessageKind } from '../domain/message-state.ts'
import type { SendFault } from '../domain/send-fault.ts'
import type { SmsKind } from '../domain/sms-values.ts'

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
    /** What it tells of has passed then, so it is not sent any more. */
    notAfter: timestamp('not_after', { withTimezone: true, mode: 'string' }),
    /** Who holds the lease while the message is being sent. */
    lease: uuid(),
    /** The gateway that may have got it although it has not said so; empty where none has for certain. */
    handedTo: text('handed_to').notNull().default(''),
    /**
     * Grows when the office sends again what the gateway has had: the gateway must take that for another
     * message.
     */
    round: integer().notNull().default(0),
    /**
     * Which kind of SMS it is, or what its poster calls it; and the id of what it tells of. Empty where not
     * told, or where it tells of several.
     */
    aboutKind: text('about_kind').notNull().default(''),
    aboutId: text('about_id').notNull().default(''),
    /** What it tells of came otherwise: it is not sent (again), whatever becomes of a try under way. */
    outdated: boolean().notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'string' }),
    /** When the gateway told what became of it. */
    reportedAt: timestamp('reported_at', { withTimezone: true, mode: 'string' }),
    /** What went wrong last; null where nothing did. */
    error: jsonb().$type<SendFault>(),
    /** Of an SMS: in how many parts a gateway counts its text. Null: not counted yet, or no SMS. */
    parts: integer(),
  },
  (table) => [
    unique('messages_event_key').on(table.eventKey),
    index('messages_due').on(table.state, table.dueAt),
    index('messages_created').on(table.createdAt),
    // What one person was sent, newest first.
    index('messages_recipient').on(table.recipient, table.createdAt),
  ],
)

/**
 * The changes of a schedule that a message tells of, each with what became of it there: an SMS may tell its
 * driver of several, and one of them may come otherwise while the others stay.
 */
export const messageTopics = pgTable(
  'message_topics',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** The change's. */
    aboutId: text('about_id').notNull(),
    /** The change as it was told, once: no two messages of one kind tell the same of it. */
    eventKey: text('event_key').notNull(),
    /** The change has passed then, and is not told any more. */
    notAfter: timestamp('not_after', { withTimezone: true, mode: 'string' }),
    /** It came otherwise: whatever goes out from now on does not tell of it. */
    outdated: boolean().notNull().default(false),
    /**
     * Why it was taken out of the text before any gateway could have had it; null: it shares what becomes of
     * the message.
     */
    ended: text().$type<'withdrawn' | 'expired'>(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.aboutId] }),
    unique('message_topics_event').on(table.eventKey),
    index('message_topics_about').on(table.aboutId),
  ],
)

/** Texts that an administrator has changed; the others are the product's own. */
export const messageTemplates = pgTable('message_templates', {
  kind: text().$type<SmsKind>().primaryKey(),
  template: text().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
})

/** One row, 'fleet'. */
export const messagingSettings = pgTable('messaging_settings', {
  id: text().primaryKey(),
  /** SMS without Polish letters. */
  plainSms: boolean('plain_sms').notNull(),
  /** Whoever picks a free shift gets an SMS beside the letter. */
  freeShiftSms: boolean('free_shift_sms').notNull(),
  /** SMS in Polish to everybody, whatever the driver reads: other alphabets cost more. */
  smsInPolish: boolean('sms_in_polish').notNull().default(false),
  /** How long messages are kept once nothing more happens to them. */
  keepDays: integer('keep_days').notNull(),
  /** ISO codes of countries to whose numbers SMS go (D45). */
  smsCountries: jsonb('sms_countries').$type<readonly string[]>().notNull().default(['PL']),
  /** What one part of an SMS costs, in hundredths of a grosz; null: nobody has said. */
  smsPartPrice: integer('sms_part_price'),
})

/** Gateways that the office has entered. What the environment names counts before them. */
export const officeGateways = pgTable('message_gateway_entries', {
  kind: text().$type<OfficeMessageKind>().primaryKey(),
  /** Address, token and sender as JSON; null once given up, since the key that sealed them is lost. */
  sealed: text(),
  /** New with every change: an account of its own to whoever asks what a gateway may have had before. */
  entryId: uuid('entry_id').notNull(),
  enteredAt: timestamp('entered_at', { withTimezone: true, mode: 'string' }).notNull(),
  /** The name as it was then. */
  enteredBy: text('entered_by').notNull(),
})

/** How each gateway has done of late, kept beyond the messages. */
export const messageGateways = pgTable('message_gateways', {
  kind: text().$type<MessageKind>().primaryKey(),
  lastSuccessAt: timestamp('last_success_at', { withTimezone: true, mode: 'string' }),
  lastErrorAt: timestamp('last_error_at', { withTimezone: true, mode: 'string' }),
  lastError: jsonb('last_error').$type<SendFault>(),
})
