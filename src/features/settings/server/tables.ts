import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Chasing } from '../domain/chasing.ts'
import type { EditDeadline } from '../domain/edit-deadline.ts'
import type {
  BonusTier,
  ConfirmUnknown,
  HandoverSetting,
  Market,
  Planning,
  Reminders,
} from '../domain/settings.ts'

/** One row, 'fleet'; what is null was never set, or follows the clock (D3). */
export const settings = pgTable('settings', {
  id: text().primaryKey(),
  pinnedYear: integer('pinned_year'),
  pinnedWeek: integer('pinned_week'),
  adminYear: integer('admin_year'),
  adminWeek: integer('admin_week'),
  adminMonth: integer('admin_month'),
  /** The current week when the three above were chosen. */
  adminChosenInYear: integer('admin_chosen_in_year'),
  adminChosenInWeek: integer('admin_chosen_in_week'),
  defaultLimit: integer('default_limit').notNull(),
  showSchedule: boolean('show_schedule').notNull(),
  showWeek: boolean('show_week').notNull(),
  /** Null: what is sent is sent once (D51). */
  editDeadline: jsonb('edit_deadline').$type<EditDeadline>(),
  showPopup: boolean('show_popup').notNull(),
  popupText: text('popup_text').notNull(),
  trainingUrl: text('training_url').notNull(),
  dataAdministrator: text('data_administrator').notNull(),
  officePhone: text('office_phone').notNull().default(''),
  officeHours: text('office_hours').notNull().default(''),
  bonusTiers: jsonb('bonus_tiers').$type<readonly BonusTier[]>().notNull(),
  planning: jsonb().$type<Planning>().notNull(),
  market: jsonb()
    .$type<Market>()
    .notNull()
    .default({ on: false, names: false, approval: 'always', approvalHours: 24, reserveMinutes: 60 }),
  reminders: jsonb()
    .$type<Reminders>()
    .notNull()
    .default({ eveningHour: 20, formHours: 24, otherwise: 'none' }),
  chasing: jsonb().$type<Chasing>().notNull().default({ restHours: 12, fromHour: 8, untilHour: 21 }),
  handover: jsonb().$type<HandoverSetting>().notNull().default({ on: false, keepDays: 90, megabytes: 500 }),
  sendPinBySms: boolean('send_pin_by_sms').notNull(),
  sendConfirmation: boolean('send_confirmation').notNull(),
  sendServiceSms: boolean('send_service_sms').notNull(),
  publishApart: boolean('publish_apart').notNull().default(false),
  sendScheduleSms: boolean('send_schedule_sms').notNull().default(false),
  sendStatementLetters: boolean('send_statement_letters').notNull().default(true),
  sendStatementSms: boolean('send_statement_sms').notNull().default(false),
  /** Days for which removed shifts and their reasons are kept, which may tell of illness. */
  keepRemovedDays: integer('keep_removed_days').notNull(),
  /** When a form of an unknown phone waits for the office (D44). */
  confirmUnknown: text('confirm_unknown').$type<ConfirmUnknown>().notNull().default('burst'),
  unknownPerHour: integer('unknown_per_hour').notNull().default(10),
  version: integer().notNull(),
})

/**
 * One row, 'fleet': the PIN of the fleet calendar, hashed to check, sealed to show to administrators (Q15,
 * D28).
 */
export const fleetPins = pgTable('fleet_pins', {
  id: text().primaryKey(),
  hash: text().notNull(),
  sealed: text().notNull(),
  /** Grows with each change; a session opened under an older one is over. */
  revision: integer().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
})
