import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Channel } from '../domain/way-to-tell.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/**
 * What drivers were told of, once: it outlives the message, which is forgotten with the others, so that
 * nobody is told a second time.
 */
export const statementTellings = pgTable(
  'statement_tellings',
  {
    /** A version of a statement, or an accepted correction of one. */
    aboutId: uuid('about_id').primaryKey(),
    driverId: uuid('driver_id').notNull(),
    /** Its number. */
    statement: text().notNull(),
    way: text().$type<Exclude<Channel, 'none'>>().notNull(),
    toldAt: instant('told_at').notNull(),
    /** The name as it was then. */
    toldBy: text('told_by').notNull(),
  },
  (table) => [index('statement_tellings_statement').on(table.statement)],
)

/** How a driver wants to be told; who has no row has not chosen. */
export const ownStatementChannels = pgTable('own_statement_channels', {
  driverId: uuid('driver_id').primaryKey(),
  channel: text().$type<Channel>().notNull(),
  chosenAt: instant('chosen_at').notNull(),
})
