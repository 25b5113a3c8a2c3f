import { bigint, boolean, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/** One row, 'fleet'. */
export const backupPlans = pgTable('backup_plans', {
  id: text().primaryKey(),
  enabled: boolean().notNull(),
  hour: integer().notNull(),
  keepDaily: integer('keep_daily').notNull(),
  keepWeekly: integer('keep_weekly').notNull(),
  /** Since when backups are planned: nothing is due that lies before it. */
  since: timestamp({ withTimezone: true, mode: 'string' }).notNull(),
})

/** Backups that were asked for, by the plan or by an administrator, and what became of them. */
export const backupRuns = pgTable(
  'backup_runs',
  {
    id: uuid().primaryKey(),
    /**
     * The planned date, with the number of the try; null where somebody asked. One process of many takes it.
     */
    due: text(),
    state: text().$type<'asked' | 'running' | 'good' | 'failed'>().notNull(),
    /** Of 'failed': what went wrong, see `BackupFault`. */
    fault: text().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true, mode: 'string' }).notNull(),
    /** While it is under way, the last sign of life of whoever makes it. */
    startedAt: timestamp('started_at', { withTimezone: true, mode: 'string' }),
    finishedAt: timestamp('finished_at', { withTimezone: true, mode: 'string' }),
    /** Name in the folder of backups; empty until it is good. */
    file: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    rowsRead: integer('rows_read').notNull(),
  },
  (table) => [unique('backup_runs_due').on(table.due)],
)
