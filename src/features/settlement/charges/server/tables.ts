import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { MileageTier, ShiftsOfDriver } from '#features/settlement/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'

/*
 * What stands in drivers' weeks beside the apps' money. Money is whole grosze, distance metres; a week is
 * kept by its Monday. Nothing is deleted: what is taken back stays, with who did it.
 */

const day = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>()
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const grosze = () => bigint({ mode: 'number' })

/** Who made it and when, and who took it back. */
const traces = {
  note: text().notNull(),
  createdAt: instant('created_at').notNull(),
  /** The name as it was then. */
  createdBy: text('created_by').notNull(),
  takenBackAt: instant('taken_back_at'),
  takenBackBy: text('taken_back_by'),
}

/** One amount in one week of one driver. */
export const driverCharges = pgTable(
  'driver_charges',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id').notNull(),
    monday: day('monday').notNull(),
    kind: text({
      enum: ['fuel', 'wash', 'fine', 'damage', 'deposit', 'advance', 'bonus', 'accountant', 'own-car'],
    }).notNull(),
    /** As the domain's charge of that kind: positive is what its name says. */
    grosze: grosze().notNull(),
    /** When it arose. */
    date: day('date').notNull(),
    /** accountant: `zus`, `pit` or `lump`; own-car: the plate; else empty. */
    detail: text().notNull(),
    /** It takes back what that one did in a week that was closed. */
    counterOf: uuid('counter_of'),
    ...traces,
  },
  (table) => [
    index('driver_charges_week').on(table.monday, table.driverId),
    index('driver_charges_driver').on(table.driverId),
    index('driver_charges_counter').on(table.counterOf),
  ],
)

/**
 * A cost that several drivers bear by their shifts; the shifts are those of the day on which it was
 * entered.
 */
export const sharedCosts = pgTable(
  'shared_costs',
  {
    id: uuid().primaryKey(),
    monday: day('monday').notNull(),
    grosze: grosze().notNull(),
    date: day('date').notNull(),
    shifts: jsonb().$type<readonly ShiftsOfDriver[]>().notNull(),
    ...traces,
  },
  (table) => [index('shared_costs_week').on(table.monday)],
)

/** What comes again: rent by its tariff, the accountant's amounts, the driver's own car. */
export const standingCharges = pgTable(
  'standing_charges',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['rent', 'accountant', 'own-car'] }).notNull(),
    /** One of the two; a vehicle's rent is paid by whoever has it by the roster. */
    driverId: uuid('driver_id'),
    vehicleId: uuid('vehicle_id'),
    per: text({ enum: ['day', 'shift', 'week'] }).notNull(),
    grosze: grosze().notNull(),
    /** Of a driver's rent by day or week: whether only dates with a shift in the roster count. */
    byRoster: boolean('by_roster').notNull(),
    /** As of `driver_charges`. */
    detail: text().notNull(),
    from: day('from_date').notNull(),
    /** The last day; null until further notice. */
    to: day('to_date'),
    ...traces,
  },
  (table) => [
    index('standing_charges_driver').on(table.driverId),
    index('standing_charges_vehicle').on(table.vehicleId),
  ],
)

/** A debt in instalments, one a week; the amounts follow from total and count. */
export const instalmentPlans = pgTable(
  'instalment_plans',
  {
    id: uuid().primaryKey(),
    driverId: uuid('driver_id').notNull(),
    kind: text({ enum: ['wash', 'fine', 'damage', 'deposit', 'advance'] }).notNull(),
    grosze: grosze().notNull(),
    count: smallint().notNull(),
    monday: day('monday').notNull(),
    date: day('date').notNull(),
    note: text().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('instalment_plans_driver').on(table.driverId)],
)

/** What was decided of a plan later, in the order in which it was decided. */
export const instalmentChanges = pgTable(
  'instalment_changes',
  {
    planId: uuid('plan_id').notNull(),
    no: smallint().notNull(),
    /** From this week on. */
    monday: day('monday').notNull(),
    /** settle: all that is left at once; stop: the rest is not taken. */
    act: text({ enum: ['pause', 'resume', 'settle', 'stop'] }).notNull(),
    note: text().notNull(),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [
    primaryKey({ name: 'instalment_changes_pk', columns: [table.planId, table.no] }),
    foreignKey({
      name: 'instalment_changes_plan',
      columns: [table.planId],
      foreignColumns: [instalmentPlans.id],
    }).onDelete('cascade'),
  ],
)

/** What kilometres over an allowance cost, from a week on; no tiers: nothing from here on. */
export const mileageAllowances = pgTable('mileage_allowances', {
  /** Counts them: of two from the same week the later one holds. */
  no: integer().primaryKey(),
  fromMonday: day('from_monday').notNull(),
  tiers: jsonb().$type<readonly MileageTier[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  createdBy: text('created_by').notNull(),
})

/**
 * What somebody decided of a driver's proposed over-mileage; of other metres, or another price, it says
 * nothing.
 */
export const mileageDecisions = pgTable(
  'mileage_decisions',
  {
    driverId: uuid('driver_id').notNull(),
    monday: day('monday').notNull(),
    /** As they were known then. */
    metres: integer().notNull(),
    state: text({ enum: ['applied', 'edited', 'declined'] }).notNull(),
    /** What was agreed to; null of a declined one. */
    grosze: grosze(),
    note: text().notNull(),
    decidedAt: instant('decided_at').notNull(),
    decidedBy: text('decided_by').notNull(),
  },
  (table) => [primaryKey({ name: 'mileage_decisions_pk', columns: [table.driverId, table.monday] })],
)

/** Weeks of drivers that were closed: what stands in them is taken back by a counter-charge alone. */
export const closedChargeWeeks = pgTable(
  'closed_charge_weeks',
  {
    driverId: uuid('driver_id').notNull(),
    monday: day('monday').notNull(),
    /** Number of the statement, R/2026/47/0017. */
    statement: text().notNull(),
    /**
     * Bonuses won in it were among what it was closed with. Where not, it was closed before they were, and
     * none of them is owed by it.
     */
    bonusesKnown: boolean('bonuses_known').notNull().default(false),
  },
  (table) => [primaryKey({ name: 'closed_charge_weeks_pk', columns: [table.driverId, table.monday] })],
)

/** Charges that a closed week has taken: each once. */
export const settledCharges = pgTable(
  'settled_charges',
  {
    driverId: uuid('driver_id').notNull(),
    /** As `chargesFor` names it. */
    chargeId: text('charge_id').notNull(),
    monday: day('monday').notNull(),
  },
  (table) => [primaryKey({ name: 'settled_charges_pk', columns: [table.driverId, table.chargeId] })],
)
