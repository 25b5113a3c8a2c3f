import {
  boolean,
  date,
  foreignKey,
  index,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'

/** Kinds of papers that expire; the fleet's own data, which begins with the usual ones. */
export const paperKinds = pgTable(
  'paper_kinds',
  {
    id: uuid().primaryKey(),
    subject: text({ enum: ['vehicle', 'driver'] }).notNull(),
    name: text().notNull(),
    /** Days before the expiry from which it is due. */
    leadDays: smallint('lead_days').notNull(),
    /** Without a valid one the car or driver gets no new seat. */
    blocks: boolean().notNull(),
    /** Its date stands on the vehicle itself; null for all other kinds. */
    vehicleField: text('vehicle_field', { enum: ['inspection', 'insurance'] }),
    position: smallint().notNull(),
  },
  (table) => [unique('paper_kinds_once').on(table.subject, table.name)],
)

/** One paper of a vehicle or a driver. At most one of a kind: a renewed one replaces it. */
export const papers = pgTable(
  'papers',
  {
    id: uuid().primaryKey(),
    kindId: uuid('kind_id').notNull(),
    /** A vehicle's or a driver's id, by the kind's subject. */
    subjectId: uuid('subject_id').notNull(),
    number: text().notNull(),
    issuedOn: date('issued_on', { mode: 'string' }).$type<CalendarDate>(),
    expiresOn: date('expires_on', { mode: 'string' }).$type<CalendarDate>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'string' }).notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [
    unique('papers_one_of_a_kind').on(table.kindId, table.subjectId),
    foreignKey({ name: 'papers_kind', columns: [table.kindId], foreignColumns: [paperKinds.id] }),
    index('papers_expiry').on(table.expiresOn),
    index('papers_subject').on(table.subjectId),
  ],
)
