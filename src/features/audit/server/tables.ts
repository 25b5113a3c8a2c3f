import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Who read, changed or exported what; ids and codes only, never a name, phone, PIN or reason. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    outcome: text({ enum: ['done', 'refused'] }).notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
  },
  (table) => [
    index('audit_log_at').on(table.at),
    /** What was done about a driver. */
    index('audit_log_driver')
      .on(sql`(${table.details} ->> 'driver')`, table.at)
      .where(sql`${table.details} ? 'driver'`),
  ],
)
