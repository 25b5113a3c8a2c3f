import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { OFFER_STATES } from '../domain/offer.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const day = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>()

/** Shifts that drivers offer; until one is `done` it stays the giver's. Kept for 60 days after the shift. */
export const marketOffers = pgTable(
  'market_offers',
  {
    id: uuid().primaryKey(),
    giverId: uuid('giver_id').notNull(),
    date: day('date').notNull(),
    shift: text().$type<Shift>().notNull(),
    /** Asked alone; null: everyone. */
    toDriverId: uuid('to_driver_id'),
    /** The shift of that driver which the giver wants for it; null: nothing in return. */
    forDate: day('for_date'),
    forShift: text('for_shift').$type<Shift>(),
    state: text({ enum: OFFER_STATES }).notNull(),
    offeredAt: instant('offered_at').notNull(),
    /** The reserve of the slot that is asked before everyone else, and until when; null: nobody is. */
    firstAsked: uuid('first_asked').array().notNull(),
    reserveUntil: instant('reserve_until'),
    /**
     * Who has said no; once a request was refused, or nobody decided it, also which of the two has read
     * that.
     */
    declined: uuid().array().notNull(),
    /** Who wants it, or has it. */
    takerId: uuid('taker_id'),
    takenAt: instant('taken_at'),
    /** When it ended, and of what the office decided its reason. */
    endedAt: instant('ended_at'),
    /** Who of the office decided it, by name as it was; empty where nobody did. */
    decidedBy: text('decided_by').notNull().default(''),
    reason: text().notNull(),
  },
  (table) => [
    uniqueIndex('market_offers_once')
      .on(table.giverId, table.date, table.shift)
      .where(sql`state in ('open', 'asked')`),
    index('market_offers_state').on(table.state, table.date),
    index('market_offers_taker').on(table.takerId),
  ],
)
