import {
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
import type { Scheme } from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'

/* Weeks are kept by their Mondays, so that they sort and compare as dates. */

const monday = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>()
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Drivers who are settled by one scheme. A group stays: weeks stand on it. */
export const schemeGroups = pgTable(
  'scheme_groups',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    createdAt: instant('created_at').notNull(),
    /** The name as it was then. */
    createdBy: text('created_by').notNull(),
  },
  (table) => [unique('scheme_groups_once').on(table.name)],
)

/** In which group a driver is from a week on, until the next row: in one at most, so none can conflict. */
export const schemeMembers = pgTable(
  'scheme_members',
  {
    driverId: uuid('driver_id').notNull(),
    fromMonday: monday('from_monday').notNull(),
    /** Null: from here on in none. */
    groupId: uuid('group_id'),
    changedAt: instant('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [
    primaryKey({ name: 'scheme_members_pk', columns: [table.driverId, table.fromMonday] }),
    index('scheme_members_group').on(table.groupId),
  ],
)

/** Schemes as they stand from a week on. Rows are only added and withdrawn, never changed. */
export const schemeVersions = pgTable(
  'scheme_versions',
  {
    id: uuid().primaryKey(),
    ownerKind: text('owner_kind', { enum: ['fleet', 'group', 'driver'] }).notNull(),
    /** The group's or driver's id; empty of the fleet. */
    ownerId: text('owner_id').notNull(),
    /** 1, 2, … of one owner; of two from the same week the higher one holds. */
    version: integer().notNull(),
    fromMonday: monday('from_monday').notNull(),
    /** Null: from here on the owner has no scheme of its own. */
    scheme: jsonb().$type<Scheme>(),
    note: text().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    /** Before it had begun: it holds in no week. */
    withdrawnAt: instant('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
  },
  (table) => [unique('scheme_versions_once').on(table.ownerKind, table.ownerId, table.version)],
)
