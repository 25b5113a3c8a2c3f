import { date, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SettledPlace } from '#features/roster/domain/public.ts'
import type { DaysBefore } from '#features/submissions/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'

/**
 * One row per driver who has picked a free shift (D15), and the last time: what picks of one driver wait for
 * each other on.
 */
export const freeShiftPickers = pgTable('free_shift_pickers', {
  driverId: uuid('driver_id').primaryKey(),
  pickedAt: timestamp('picked_at', { withTimezone: true, mode: 'string' }).notNull(),
})

/**
 * Free shifts that were picked for a driver by whoever holds the fleet's PIN, a row a shift: what the driver
 * may take back with 'To nie ja', by the link of the message that told of it.
 */
export const pinPicks = pgTable(
  'pin_picks',
  {
    id: uuid().primaryKey(),
    /** A keyed hash of the link's key, one for all shifts of a pick. */
    keyFingerprint: text('key_fingerprint').notNull(),
    driverId: uuid('driver_id').notNull(),
    date: date({ mode: 'string' }).$type<CalendarDate>().notNull(),
    shift: text({ enum: ['day', 'night'] }).notNull(),
    pickedAt: timestamp('picked_at', { withTimezone: true, mode: 'string' }).notNull(),
    /**
     * What the submission had for the date, and the place in a list of the generated week: what stands again
     * when it is taken back.
     */
    daysBefore: jsonb('days_before').$type<DaysBefore>().notNull(),
    left: jsonb().$type<SettledPlace>(),
    /** When the driver said 'To nie ja'; null: not. */
    disownedAt: timestamp('disowned_at', { withTimezone: true, mode: 'string' }),
    /** Whether the seat became free by it, or the office had changed it before. */
    outcome: text({ enum: ['free', 'changed-before'] }),
    /** When the office said that it knows; null: it is still to be told. */
    settledAt: timestamp('settled_at', { withTimezone: true, mode: 'string' }),
  },
  (table) => [
    index('pin_picks_key').on(table.keyFingerprint),
    index('pin_picks_driver').on(table.driverId),
    index('pin_picks_disowned').on(table.disownedAt),
  ],
)
