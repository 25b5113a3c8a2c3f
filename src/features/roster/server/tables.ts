import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const savedAt = () => timestamp('saved_at', { withTimezone: true, mode: 'string' }).notNull()

/** A generated week. Whoever changes what belongs to it locks this row first and raises the version (D19). */
export const scheduleWeeks = pgTable(
  'schedule_weeks',
  {
    id: uuid().primaryKey(),
    /** ISO week-year */
    year: smallint().notNull(),
    week: smallint().notNull(),
    version: integer().notNull(),
    savedAt: savedAt(),
    /** The name as it was then. */
    savedBy: text('saved_by').notNull(),
    /**
     * The browser's tab that saved, so that it does not take its own saving for somebody else's (D23). Empty:
     * none of ours.
     */
    savedTab: text('saved_tab').notNull().default(''),
    /** Null: a draft, of which drivers see and hear nothing (D43). */
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'string' }),
    publishedBy: text('published_by').notNull().default(''),
    /** What drivers were told first: the version against which changes are counted. */
    baseVersion: integer('base_version').notNull().default(1),
    /** Drivers concerned who were sent a message by publishing, and who could not be: no address. */
    told: integer().notNull().default(0),
    untold: integer().notNull().default(0),
  },
  (table) => [unique('schedule_weeks_once').on(table.year, table.week)],
)

const weekId = () =>
  uuid('week_id')
    .notNull()
    .references(() => scheduleWeeks.id, { onDelete: 'cascade' })

/** The cars of the week as they were when saved: deleting a vehicle leaves them (D26). */
export const scheduleCars = pgTable(
  'schedule_cars',
  {
    weekId: weekId(),
    carId: uuid('car_id').notNull(),
    reg: text().notNull(),
    make: text().notNull(),
    model: text().notNull(),
    priority: smallint().notNull(),
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [primaryKey({ columns: [table.weekId, table.carId] })],
)

/** The drivers of the week as they were when saved (D26). */
export const scheduleDrivers = pgTable(
  'schedule_drivers',
  {
    weekId: weekId(),
    driverId: uuid('driver_id').notNull(),
    fullName: text('full_name').notNull(),
    phone: text().notNull(),
    email: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.weekId, table.driverId] })],
)

/**
 * Who is where. No driver in two places of a slot, no car with two drivers in a slot, whatever the code lets
 * through (D19).
 */
export const schedulePlaces = pgTable(
  'schedule_places',
  {
    weekId: weekId(),
    /** 0-13 (D2) */
    slot: smallint().notNull(),
    driverId: uuid('driver_id').notNull(),
    /** Null: on the reserve list, or on the on-call list where `on_call`. */
    carId: uuid('car_id'),
    onCall: boolean('on_call').notNull(),
    /** Order within the list; 0 in a car. */
    rank: integer().notNull(),
    origin: text({ enum: ['regular', 'reserve', 'on-call', 'office', 'free-shift'] }).notNull(),
    /** Why there is no car, as code and facts (`WaitReason`); null in a car. */
    reason: jsonb(),
  },
  (table) => [
    primaryKey({ columns: [table.weekId, table.slot, table.driverId] }),
    unique('schedule_places_one_driver_a_car').on(table.weekId, table.slot, table.carId),
    foreignKey({
      name: 'schedule_places_known_car',
      columns: [table.weekId, table.carId],
      foreignColumns: [scheduleCars.weekId, scheduleCars.carId],
    }),
    foreignKey({
      name: 'schedule_places_known_driver',
      columns: [table.weekId, table.driverId],
      foreignColumns: [scheduleDrivers.weekId, scheduleDrivers.driverId],
    }),
    check('schedule_places_slot', sql`${table.slot} between 0 and 13`),
    check('schedule_places_one_list', sql`not (${table.onCall} and ${table.carId} is not null)`),
  ],
)

/**
 * What has moved since the base version, which drivers were told first: one row per driver and original place
 * (D21, D43).
 */
export const scheduleChanges = pgTable(
  'schedule_changes',
  {
    id: uuid().primaryKey(),
    weekId: weekId(),
    driverId: uuid('driver_id').notNull(),
    kind: text({ enum: ['slot', 'car', 'removed', 'added'] }).notNull(),
    /** Null for one who was nowhere. */
    fromSlot: smallint('from_slot'),
    fromCarId: uuid('from_car_id'),
    fromOnCall: boolean('from_on_call').notNull(),
    /** Null for one who is nowhere now. */
    toSlot: smallint('to_slot'),
    toCarId: uuid('to_car_id'),
    toOnCall: boolean('to_on_call').notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    by: text().notNull(),
  },
  (table) => [
    unique('schedule_changes_one_from').on(table.weekId, table.driverId, table.fromSlot),
    unique('schedule_changes_one_to').on(table.weekId, table.driverId, table.toSlot),
  ],
)

/**
 * Every version that was saved: who, when, and all places in short form. Version 1 is the week as it was
 * generated; changes are counted against the week's base version.
 */
export const scheduleVersions = pgTable(
  'schedule_versions',
  {
    weekId: weekId(),
    version: integer().notNull(),
    savedAt: savedAt(),
    savedBy: text('saved_by').notNull(),
    /** Null for a driver who picked a free shift. */
    savedById: uuid('saved_by_id'),
    places: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.weekId, table.version] })],
)

/**
 * Places that the office has decided for the builder, whether the week is generated or not. No foreign key: a
 * car or driver that is gone makes a pin impossible, which is told, and is not dropped in silence.
 */
export const schedulePins = pgTable(
  'schedule_pins',
  {
    /** ISO week-year */
    year: smallint().notNull(),
    week: smallint().notNull(),
    driverId: uuid('driver_id').notNull(),
    /** 0-13 (D2) */
    slot: smallint().notNull(),
    /** Null keeps the driver off the slot. */
    carId: uuid('car_id'),
    /** Made knowing that it breaks the driver's rest (D7). */
    despiteRest: boolean('despite_rest').notNull(),
    pinnedAt: timestamp('pinned_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.year, table.week, table.slot, table.driverId] }),
    unique('schedule_pins_one_driver_a_car').on(table.year, table.week, table.slot, table.carId),
    index('schedule_pins_by_driver').on(table.driverId),
    check('schedule_pins_slot', sql`${table.slot} between 0 and 13`),
  ],
)
