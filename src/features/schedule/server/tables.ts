import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { scheduleWeeks } from '#features/roster/server/public.ts'

const weekId = () =>
  uuid('week_id')
    .notNull()
    .references(() => scheduleWeeks.id, { onDelete: 'cascade' })

/**
 * The choices that a generated week has taken into account: those it was built from, those whose drivers have
 * been seated or listed since, and those which the office has decided on. Any other choice for the week came
 * later, and waits (D42). No foreign key: a choice that is gone while its row stands was taken back.
 */
export const scheduleConsidered = pgTable(
  'schedule_considered',
  {
    weekId: weekId(),
    /** Of availability. */
    choiceId: uuid('choice_id').notNull(),
    driverId: uuid('driver_id').notNull(),
    /** 0-6, Monday first */
    day: smallint().notNull(),
    kind: text({ enum: ['day', 'night', 'on-call'] }).notNull(),
    /**
     * Where it came from, and with it whoever stands there by it. Null: that one stood there before, or it is
     * not known any more.
     */
    source: text({ enum: ['form', 'office', 'free-shift'] }),
    /** The driver could get no seat then whatever was free: switched off, or without a valid paper. */
    whileOff: boolean('while_off').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weekId, table.choiceId] }),
    index('schedule_considered_by_driver').on(table.driverId),
  ],
)
