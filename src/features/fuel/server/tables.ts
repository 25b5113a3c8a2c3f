import { date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'

/** The one password of the fuel page (D35). */
export const fuelPasswords = pgTable('fuel_passwords', {
  /** Always 'fuel'. */
  id: text().primaryKey(),
  /** argon2id */
  hash: text().notNull(),
  /** Sessions opened under another one are over. */
  revision: integer().notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
})

/** What a driver fuelled in a shift, as last sent (Spec 2 §3 'Fuel week', D34). */
export const fuelEntries = pgTable(
  'fuel_entries',
  {
    driverId: uuid('driver_id').notNull(),
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    shift: text().$type<Shift>().notNull(),
    /** Of the car driven then; empty where the week had none for the driver. */
    reg: text().notNull(),
    petrolMl: integer('petrol_ml').notNull(),
    gasMl: integer('gas_ml').notNull(),
    /** Null where no hours were entered. */
    workedMinutes: integer('worked_minutes'),
    petrolPrice: integer('petrol_price_grosze').notNull(),
    gasPrice: integer('gas_price_grosze').notNull(),
    cost: integer('cost_grosze').notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.date, table.shift, table.driverId] })],
)
