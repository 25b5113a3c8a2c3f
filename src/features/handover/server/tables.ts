import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { DAMAGE_KINDS, HANDOVER_KINDS, STANDINGS } from '../domain/handover.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** What a driver said of a car when taking or returning it. */
export const handovers = pgTable(
  'handovers',
  {
    /** Made on the phone, so that what is sent twice is one. */
    id: uuid().primaryKey(),
    vehicleId: uuid('vehicle_id').notNull(),
    /** As it was then. */
    reg: text().notNull(),
    /** Null once the person was erased. */
    driverId: uuid('driver_id'),
    kind: text({ enum: HANDOVER_KINDS }).notNull(),
    /** The shift that the car is for. */
    date: date('date', { mode: 'string' }).$type<CalendarDate>().notNull(),
    shift: text().$type<Shift>().notNull(),
    /** The saved week had this driver in this car then. */
    planned: boolean().notNull(),
    standing: text({ enum: STANDINGS }).notNull().default('counts'),
    /** When the office decided of one that waited, and who. */
    judgedAt: instant('judged_at'),
    judgedBy: text('judged_by').notNull().default(''),
    /** When it was done, which is before it arrived where the phone had no network. */
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Whole kilometres, as told; what holds stands in `mileage_readings`. */
    km: integer().notNull(),
    /** Eighths of a tank. */
    fuel: smallint().notNull(),
    remark: text().notNull(),
    /** The hand-over that was there to be accepted; null where there was none. */
    previousId: uuid('previous_id'),
    /** What the driver objects to of it; empty: accepted as it is. */
    objection: text().notNull(),
    /** Null while an objection waits for the office. */
    settledAt: instant('settled_at'),
    settledBy: text('settled_by').notNull(),
    settledNote: text('settled_note').notNull(),
  },
  (table) => [
    index('handovers_of_vehicle').on(table.vehicleId, table.at),
    index('handovers_of_driver').on(table.driverId, table.date),
    index('handovers_at').on(table.at),
  ],
)

/** Damage marked on the drawing of a car. */
export const vehicleDamages = pgTable(
  'vehicle_damages',
  {
    /** Made on the phone. */
    id: uuid().primaryKey(),
    vehicleId: uuid('vehicle_id').notNull(),
    handoverId: uuid('handover_id').notNull(),
    x: smallint().notNull(),
    y: smallint().notNull(),
    kind: text({ enum: DAMAGE_KINDS }).notNull(),
    remark: text().notNull(),
    notedAt: instant('noted_at').notNull(),
    /** Null: it is still there. */
    repairedAt: instant('repaired_at'),
    repairedBy: text('repaired_by').notNull(),
    /** When somebody of the office saw it, and who; null: it waits on the dashboard. */
    seenAt: instant('seen_at'),
    seenBy: text('seen_by').notNull().default(''),
  },
  (table) => [
    index('vehicle_damages_of').on(table.vehicleId, table.notedAt),
    index('vehicle_damages_new').on(table.notedAt).where(sql`seen_at is null`),
  ],
)

/** Odometers: what was read, when and by whom. A corrected one stays, and counts no more. */
export const mileageReadings = pgTable(
  'mileage_readings',
  {
    id: uuid().primaryKey(),
    vehicleId: uuid('vehicle_id').notNull(),
    at: instant('at').notNull(),
    km: integer().notNull(),
    source: text({ enum: ['handover', 'office'] }).notNull(),
    handoverId: uuid('handover_id'),
    /** The user of the office; empty of a driver, whom the hand-over names. */
    author: text().notNull(),
    notedAt: instant('noted_at').notNull(),
    /** The reading that stands in its place. */
    correctedBy: uuid('corrected_by'),
  },
  (table) => [index('mileage_readings_of').on(table.vehicleId, table.at)],
)

/**
 * Days of cars whose shifts' kilometres are to be worked out again: something was handed over, corrected or
 * settled then. Whoever does it takes the rows away. Told as often as it happens, so that nobody waits for a
 * row of somebody else.
 */
export const drivenDue = pgTable('driven_due', {
  id: uuid().primaryKey().defaultRandom(),
  vehicleId: uuid('vehicle_id').notNull(),
  date: date('date', { mode: 'string' }).$type<CalendarDate>().notNull(),
})

/** At how many kilometres a car is due at the workshop. */
export const nextServices = pgTable('next_services', {
  vehicleId: uuid('vehicle_id').primaryKey(),
  km: integer().notNull(),
  setBy: text('set_by').notNull(),
  setAt: instant('set_at').notNull(),
})
