import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import type { OrderProblem } from '../domain/ride.ts'
import type { RideState } from '../domain/ride-state.ts'
import type { RunCounts } from '../domain/run-counts.ts'
import type { RunFault } from '../domain/run-fault.ts'

const day = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>()
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
/** Bolt's own number. */
const company = () => bigint('company_id', { mode: 'number' }).notNull()

/** A key of Bolt's fleet portal; it opens one company or several. */
export const boltConnections = pgTable('bolt_connections', {
  id: uuid().primaryKey(),
  /** As the office calls it. */
  name: text().notNull(),
  /** Client id and secret as JSON; null once they were given up, since the key that sealed them is lost. */
  sealed: text(),
  enteredAt: instant('entered_at').notNull(),
  /** The name as it was then. */
  enteredBy: text('entered_by').notNull(),
  /** When Bolt was last asked what the key opens, and why it did not say. */
  checkedAt: instant('checked_at'),
  checkFault: jsonb('check_fault').$type<RunFault>(),
  /** One process asks in the key's name at a time; its sign of life lengthens the lease. */
  leaseUntil: instant('lease_until'),
  /** The process that has it, by a number of its own. */
  leaseOf: uuid('lease_of'),
})

/** Companies that a key opened when Bolt was last asked. */
export const boltCompanies = pgTable('bolt_companies', {
  companyId: bigint('company_id', { mode: 'number' }).primaryKey(),
  connectionId: uuid('connection_id')
    .notNull()
    .references(() => boltConnections.id, { onDelete: 'cascade' }),
  /** The first day that is fetched by itself. */
  firstDay: day('first_day').notNull(),
  /** Since when the key opens it no more; null while it does. */
  goneAt: instant('gone_at'),
})

/** Every time that a day was or is to be fetched, and what became of it. */
export const boltRuns = pgTable(
  'bolt_runs',
  {
    id: uuid().primaryKey(),
    companyId: company(),
    /** The work day that it makes whole. */
    date: day('date').notNull(),
    /** Counts the runs of a company's day, so that of several processes one asks for it. */
    nth: integer().notNull(),
    state: text().$type<'asked' | 'running' | 'good' | 'failed'>().notNull(),
    /** The name as it was then; null where the night did. */
    askedBy: text('asked_by'),
    askedAt: instant('asked_at').notNull(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    /** Of 'failed'. */
    fault: jsonb().$type<RunFault>(),
    /** Of 'good'. */
    counts: jsonb().$type<RunCounts>(),
    problems: jsonb().$type<readonly OrderProblem[]>(),
    /** Of 'good': the load that brought its rides (`income_loads.id`), and of which days they were. */
    loadId: uuid('load_id'),
    loadDates: text('load_dates').$type<CalendarDate>().array(),
  },
  (table) => [
    unique('bolt_runs_once').on(table.companyId, table.date, table.nth),
    index('bolt_runs_asked').on(table.askedAt),
  ],
)

/**
 * What Bolt said last of each ride, so that a night can tell what changed. Money is grosze; whom it is of and
 * where it counts is kept with the facts of income.
 */
export const boltRides = pgTable(
  'bolt_rides',
  {
    companyId: company(),
    /** `order_reference` */
    reference: text().notNull(),
    refId: uuid('ref_id').notNull(),
    date: day('date').notNull(),
    shift: text().$type<Shift>().notNull(),
    /** When it was ordered, Unix seconds. */
    startedAt: bigint('started_at', { mode: 'number' }).notNull(),
    plate: text(),
    /** 0 or 1. */
    completed: integer().notNull(),
    distanceM: integer('distance_m'),
    gross: integer(),
    commission: integer(),
    net: integer(),
    tip: integer(),
    toll: integer(),
    cancellationFee: integer('cancellation_fee'),
    cash: integer(),
    state: text().$type<RideState>().notNull(),
  },
  (table) => [
    primaryKey({ name: 'bolt_rides_pk', columns: [table.companyId, table.reference] }),
    index('bolt_rides_day').on(table.companyId, table.date),
    index('bolt_rides_driver').on(table.refId, table.date),
  ],
)

/** How long a driver was online by Bolt, whole seconds: online is waiting and driving together. */
export const boltHours = pgTable(
  'bolt_hours',
  {
    companyId: company(),
    refId: uuid('ref_id').notNull(),
    date: day('date').notNull(),
    shift: text().$type<Shift>().notNull(),
    waitingS: integer('waiting_s').notNull(),
    drivingS: integer('driving_s').notNull(),
    breakS: integer('break_s').notNull(),
  },
  (table) => [
    primaryKey({ name: 'bolt_hours_pk', columns: [table.refId, table.date, table.shift, table.companyId] }),
    index('bolt_hours_day').on(table.companyId, table.date),
  ],
)
