import { boolean, index, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { scheduleWeeks } from '#features/roster/server/public.ts'

const weekId = () =>
  uuid('week_id')
    .notNull()
    .references(() => scheduleWeeks.id, { onDelete: 'cascade' })

/**
 * Changes that came to nothing after their drivers had been told of them, so that those hear of it too (D21).
 * A row has the change's identity and what it last was; it goes when the driver is moved from there again.
 */
export const scheduleReturns = pgTable(
  'schedule_returns',
  {
    id: uuid().primaryKey(),
    weekId: weekId(),
    driverId: uuid('driver_id').notNull(),
    kind: text({ enum: ['slot', 'car', 'removed', 'added'] }).notNull(),
    fromSlot: smallint('from_slot'),
    fromCarId: uuid('from_car_id'),
    fromOnCall: boolean('from_on_call').notNull(),
    toSlot: smallint('to_slot'),
    toCarId: uuid('to_car_id'),
    toOnCall: boolean('to_on_call').notNull(),
    /** The driver is at the original place again. */
    stands: boolean().notNull(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    by: text().notNull(),
  },
  (table) => [index('schedule_returns_by_week').on(table.weekId)],
)

/**
 * That a driver has read of a change, as it was then: one row a change, of the last state that was read; with
 * an empty revision merely seen.
 */
export const scheduleReceipts = pgTable(
  'schedule_receipts',
  {
    changeId: uuid('change_id').primaryKey(),
    weekId: weekId(),
    driverId: uuid('driver_id').notNull(),
    revision: text().notNull(),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    index('schedule_receipts_by_week').on(table.weekId),
    index('schedule_receipts_by_driver').on(table.driverId),
  ],
)

/** That a driver has had the own week on the screen since it was published, by the own session: one row. */
export const scheduleReadings = pgTable(
  'schedule_readings',
  {
    weekId: weekId(),
    driverId: uuid('driver_id').notNull(),
    /** The first time since it was published. */
    readAt: timestamp('read_at', { withTimezone: true, mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weekId, table.driverId] }),
    index('schedule_readings_by_driver').on(table.driverId),
  ],
)
