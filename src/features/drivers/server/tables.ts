import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Phone } from '#kernel/phone.ts'
import type { Language } from '#platform/pure/languages.ts'

/**
 * Drivers by phone: added by their first submission, or by hand (D11). A record that was folded into another
 * one stays as a further number of that driver, so that one unique column holds all numbers.
 */
export const drivers = pgTable(
  'drivers',
  {
    id: uuid().primaryKey(),
    /** E.164 */
    phone: text().$type<Phone>().notNull(),
    fullName: text('full_name').notNull(),
    /** Polish alphabetical order, `COLLATE "C"` (D38). */
    nameSort: text('name_sort').notNull(),
    /** Empty where the office added the driver without one. */
    email: text().notNull(),
    active: boolean().notNull().default(true),
    /** What the driver reads: messages, and pages where the device has chosen none. Null: nobody has said. */
    language: text().$type<Language>(),
    /** The PIN under the key outside the database, to be shown on request (Q15). */
    pinSealed: text('pin_sealed').notNull(),
    /**
     * argon2id; null for the moments until the job has made it, since it costs more than a whole submission.
     */
    pinHash: text('pin_hash'),
    /**
     * Sessions are bound to it: it counts the PINs the driver has had, and all else that ends sessions
     * (another phone, switching off).
     */
    pinRevision: integer('pin_revision').notNull().default(1),
    /**
     * The driver whose further number this is; null for a driver. Name and e-mail are as they were when
     * folded, the PIN is dead.
     */
    mergedInto: uuid('merged_into'),
    /** Of 'Usunięty kierowca 7': the personal data are gone (D28). */
    erasedNumber: integer('erased_number'),
    /**
     * When the office changed e-mail or phone, until there is another PIN: nothing that lets anybody in goes
     * to a new address for some days.
     */
    contactChangedAt: timestamp('contact_changed_at', { withTimezone: true, mode: 'string' }),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    unique('drivers_phone').on(table.phone),
    unique('drivers_erased_number').on(table.erasedNumber),
    foreignKey({
      name: 'drivers_further_number',
      columns: [table.mergedInto],
      foreignColumns: [table.id],
    }).onDelete('cascade'),
    index('drivers_merged').on(table.mergedInto).where(sql`${table.mergedInto} IS NOT NULL`),
    index('drivers_name_sort').on(table.nameSort),
    index('drivers_pin_without_hash').on(table.id).where(sql`${table.pinHash} IS NULL`),
  ],
)

/**
 * Who was removed from the list, by the id under which money and weeks of theirs stay. A record that comes
 * back, or is folded into another one, is in it no more.
 */
export const formerDrivers = pgTable(
  'former_drivers',
  {
    id: uuid().primaryKey(),
    /** E.164, further numbers included. */
    phones: text().array().$type<Phone[]>().notNull(),
    fullName: text('full_name').notNull(),
    /** Null of who was removed by an earlier edition. */
    removedAt: timestamp('removed_at', { withTimezone: true, mode: 'string' }),
    /** When the office said that whoever has the number now is another person. */
    keptApartAt: timestamp('kept_apart_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [index('former_drivers_phones').using('gin', table.phones)],
)

/** Another e-mail than the driver's that came with a driver's phone: whose it is, the office says. */
export const emailClaims = pgTable(
  'email_claims',
  {
    driverId: uuid('driver_id').notNull(),
    /** The one spelling of the address, so that one mailbox claims once. */
    mailbox: text().notNull(),
    email: text().notNull(),
    /** As typed beside it. */
    fullName: text('full_name').notNull(),
    times: integer().notNull(),
    firstAt: timestamp('first_at', { withTimezone: true, mode: 'string' }).notNull(),
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** When the office has kept the driver's own address; it is not asked again about this one. */
    refusedAt: timestamp('refused_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    primaryKey({ name: 'email_claims_pk', columns: [table.driverId, table.mailbox] }),
    foreignKey({
      name: 'email_claims_driver',
      columns: [table.driverId],
      foreignColumns: [drivers.id],
    }).onDelete('cascade'),
  ],
)
