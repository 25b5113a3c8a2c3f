import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Shift } from '#kernel/shift.ts'
import { HANDED_STATES } from '../domain/handed-mileage.ts'

/*
 * Facts as the loads told them, each with its load and row; beside them whom they are of, and what the office
 * typed. `shift_results` and `unsplit_results` are the fold of all that and the only tables that figures are
 * read from. Money is whole grosze (the sheet's fuel total is what the fuel cost), distance metres,
 * consumption hundredths of l/100 km; null is 'brak danych'. The facts name loads and refs without foreign
 * keys: one check a row would cost more than storing it.
 */

const day = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>()
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const shift = () => text().$type<Shift>().notNull()
/** A sum of many loads' amounts, each of which may be 20 million PLN: beyond 32 bits, far within a number. */
const sumOf = (name: string) => bigint(name, { mode: 'number' })
/** The same by `moneyPlace`; Drizzle's own list of this type reads a null as 0. */
const sums = customType<{ data: (number | null)[]; driverData: string | (number | null)[] }>({
  dataType: () => 'bigint[]',
  toDriver: (list) => `{${list.map((sum) => sum ?? 'NULL').join(',')}}`,
  fromDriver: (list) => list as (number | null)[],
})

/** Where figures come from: a ride app, or the fleet's own sheet of shift results. */
export type ResultPlatform = 'bolt' | 'uber' | 'freenow' | 'settlement'

/**
 * Every time that something was loaded, whatever it brought: files, filled-in rows, an app's own answers.
 * What holds of a key and kind is what the latest load says that was not taken back (D49).
 */
export const incomeLoads = pgTable(
  'income_loads',
  {
    /** Counts the loads: the later one wins. */
    no: integer().primaryKey(),
    /** For the wire. */
    id: uuid().notNull(),
    source: text({ enum: ['file', 'rows', 'bolt'] }).notNull(),
    /** A kind of file (`domain/file-kinds.ts`). */
    kind: text().notNull(),
    fileName: text('file_name').notNull(),
    /** Of its bytes, hexadecimal. */
    sha256: text().notNull(),
    /** First and last day it speaks of. */
    periodStart: day('period_start').notNull(),
    periodEnd: day('period_end').notNull(),
    rowCount: integer('row_count').notNull(),
    newRows: integer('new_rows').notNull(),
    replacedRows: integer('replaced_rows').notNull(),
    removedRows: integer('removed_rows').notNull(),
    /** Rows of it of which something holds. */
    holdingRows: integer('holding_rows').notNull(),
    loadedAt: instant('loaded_at').notNull(),
    /** The name as it was then. */
    loadedBy: text('loaded_by').notNull(),
    takenBackAt: instant('taken_back_at'),
    takenBackBy: text('taken_back_by'),
  },
  (table) => [
    unique('income_loads_id').on(table.id),
    index('income_loads_file').on(table.kind, table.sha256),
  ],
)

/**
 * What a row of a load says of one driver: one ride, one payment, one shift of the sheet, or sums over days.
 * Apps and kinds are data (`domain/income-kinds.ts`): `kinds` and `amounts` are of the same length, and say
 * only what the row told; a row of the sheet has all kinds of a sheet in their order, null where nothing was
 * entered. Rows stay until their load goes, so that taking one back brings back what it replaced.
 */
export const incomeStatements = pgTable(
  'income_statements',
  {
    loadNo: integer('load_no').notNull(),
    /** As a spreadsheet counts: 1 is the line of headings. Below 0: of no row, but of a removal. */
    rowNo: integer('row_no').notNull(),
    app: smallint().notNull(),
    /** The identity: of one ride, payment, shift or sum the same in every load (`statement-key.ts`). */
    key: uuid().notNull(),
    /** Where it counts: whose it is, in which slot or days. */
    refId: uuid('ref_id').notNull(),
    date: day('date').notNull(),
    shift: text().$type<Shift>(),
    /** The last day of sums, and of payments of no known ride; null of what belongs to a slot. */
    until: day('until'),
    /** What the row says of that itself, where its ride or a later row has it count elsewhere; else null. */
    ownRefId: uuid('own_ref_id'),
    ownDate: day('own_date'),
    ownShift: text('own_shift').$type<Shift>(),
    ownUntil: day('own_until'),
    /** Wall time in Warsaw, where the row names one. */
    startedAt: timestamp('started_at', { withTimezone: false, mode: 'string' }),
    /** Of a payment: the key of its ride. */
    ofRide: uuid('of_ride'),
    plate: text(),
    /** What the app calls it, where it does. */
    note: text(),
    kinds: smallint().array().notNull(),
    amounts: integer().array().notNull(),
    /** The load has taken the row away: what was told before holds no more. */
    removed: boolean().notNull(),
    /** Something of it holds: of the latest load of its key, or a kind that no later one told. */
    holds: boolean().notNull(),
    /** Of what holds the kinds, 0 being the plate; null for all. */
    counts: smallint().array(),
  },
  (table) => [
    index('income_statements_slot').on(table.refId, table.date),
    index('income_statements_key').on(table.key),
    index('income_statements_load').using('brin', table.loadNo),
    index('income_statements_days').on(table.refId, table.date).where(sql`until IS NOT NULL`),
    index('income_statements_ride').on(table.ofRide).where(sql`of_ride IS NOT NULL`),
  ],
)

/**
 * Of a driver's days what can't be split by shift (sums over days, payments without a ride), less what slots
 * within already say of the same. It belongs to totals and to the driver's week (D49).
 */
export const unsplitResults = pgTable(
  'unsplit_results',
  {
    driverId: uuid('driver_id').notNull(),
    date: day('date').notNull(),
    /** The last day. */
    until: day('until').notNull(),
    /** What it adds to the driver's earnings; as `shift_results.total_income_grosze`. */
    totalIncomeGrosze: sumOf('total_income_grosze'),
    /** What apps say of it, before the sheet's shifts are taken off; null in rows of earlier editions. */
    appsIncomeGrosze: sumOf('apps_income_grosze'),
    /** What reports tell beside the sums, as another one may hold it (`domain/overlapping.ts`). */
    overlapGrosze: sumOf('overlap_grosze'),
    /** By `moneyPlace`. */
    money: sums().notNull(),
    /** As `shift_results.income_from`; `gross` where what is left of a gross without a net counts. */
    incomeFrom: text('income_from', { enum: ['net', 'gross'] }),
    rides: sumOf('rides'),
  },
  (table) => [primaryKey({ name: 'unsplit_results_pk', columns: [table.date, table.driverId, table.until] })],
)

/** Whom files speak of, by what they give: a platform's id, else a phone with the name, else a name. */
export const platformDrivers = pgTable(
  'platform_drivers',
  {
    id: uuid().primaryKey(),
    platform: text().$type<ResultPlatform>().notNull(),
    /** `id:…`, `phone:… name:…` or `name:…`; once the person was erased, its keyed hash. */
    refKey: text('ref_key').notNull(),
    externalId: text('external_id'),
    /** As the latest load writes it. */
    name: text().notNull(),
    /** The name's matching key, so that drivers of that name can be suggested. */
    nameKey: text('name_key').notNull(),
    /**
     * The reference for which all those that mean the same person stand: keys of rows are made of it, so that
     * a file with fewer columns speaks of the same rides.
     */
    identity: uuid().notNull(),
    /** Null unless matched. */
    driverId: uuid('driver_id'),
    state: text({ enum: ['matched', 'waiting', 'ignored'] }).notNull(),
    /** Null while nobody and nothing has decided. What a person decided no file changes. */
    matchedBy: text('matched_by', { enum: ['phone', 'person', 'reference'] }),
    /** Why it waits although its phone is somebody's: the driver has another name. */
    doubt: text({ enum: ['name-differs'] }),
  },
  (table) => [
    unique('platform_drivers_once').on(table.platform, table.refKey),
    index('platform_drivers_driver').on(table.driverId),
    index('platform_drivers_state').on(table.state),
  ],
)

const loads = () => integer().array().notNull()

/** Every phone that files gave for a reference, with the loads that gave it. */
export const platformDriverPhones = pgTable(
  'platform_driver_phones',
  {
    refId: uuid('ref_id')
      .notNull()
      .references(() => platformDrivers.id, { onDelete: 'cascade' }),
    phone: text().$type<Phone>().notNull(),
    loads: loads(),
  },
  (table) => [
    primaryKey({ name: 'platform_driver_phones_pk', columns: [table.refId, table.phone] }),
    index('platform_driver_phones_phone').on(table.phone),
  ],
)

/** Every name that files gave for a reference, with the loads that gave it. */
export const platformDriverNames = pgTable(
  'platform_driver_names',
  {
    refId: uuid('ref_id')
      .notNull()
      .references(() => platformDrivers.id, { onDelete: 'cascade' }),
    nameKey: text('name_key').notNull(),
    name: text().notNull(),
    loads: loads(),
  },
  (table) => [primaryKey({ name: 'platform_driver_names_pk', columns: [table.refId, table.nameKey] })],
)

/** Mileage of a shift as the office typed it. */
export const shiftMileage = pgTable(
  'shift_mileage',
  {
    driverId: uuid('driver_id').notNull(),
    date: day('date').notNull(),
    shift: shift(),
    /** Odometer, whole kilometres; null where only the distance is known. */
    kmStart: integer('km_start'),
    kmEnd: integer('km_end'),
    mileageM: integer('mileage_m').notNull(),
    /** The name as it was then. */
    enteredBy: text('entered_by').notNull(),
    enteredAt: instant('entered_at').notNull(),
  },
  (table) => [primaryKey({ name: 'shift_mileage_pk', columns: [table.driverId, table.date, table.shift] })],
)

/**
 * Mileage of a shift in one car by its hand-overs, as `handover` last worked it out. It stays when the
 * hand-overs are forgotten. Holds where neither the office nor a sheet tells one.
 */
export const handoverMileage = pgTable(
  'handover_mileage',
  {
    driverId: uuid('driver_id').notNull(),
    date: day('date').notNull(),
    shift: shift(),
    vehicleId: uuid('vehicle_id').notNull(),
    /** As it was then. */
    reg: text().notNull(),
    state: text({ enum: HANDED_STATES }).notNull(),
    /** Of the shift where it is known; of all shifts that share it; else null. */
    mileageM: integer('mileage_m'),
    shifts: smallint().notNull(),
    /** Odometer, whole kilometres, as far as it was read for this shift. */
    kmStart: integer('km_start'),
    kmEnd: integer('km_end'),
  },
  (table) => [
    primaryKey({
      name: 'handover_mileage_pk',
      columns: [table.driverId, table.date, table.shift, table.vehicleId],
    }),
    index('handover_mileage_of_vehicle').on(table.vehicleId, table.date),
  ],
)

/**
 * Weeks of drivers in which anything that results are made of has changed since the week was settled or its
 * correction decided, or something that settling takes beside them (fuel, hours, decided kilometres), by
 * their Mondays. Who settles takes the rows away.
 */
export const touchedWeeks = pgTable(
  'touched_weeks',
  { driverId: uuid('driver_id').notNull(), monday: day('monday').notNull() },
  (table) => [primaryKey({ name: 'touched_weeks_pk', columns: [table.monday, table.driverId] })],
)

/** One row a driver and slot of which anything is known: all that statistics read. */
export const shiftResults = pgTable(
  'shift_results',
  {
    /** For the wire; nothing is looked up by it. */
    id: uuid().notNull().defaultRandom(),
    driverId: uuid('driver_id').notNull(),
    date: day('date').notNull(),
    shift: shift(),
    /** From the rides, else from the generated week. */
    reg: text(),
    totalIncomeGrosze: sumOf('total_income_grosze'),
    companyIncomeGrosze: sumOf('company_income_grosze'),
    boltNetGrosze: sumOf('bolt_net_grosze'),
    boltCashGrosze: sumOf('bolt_cash_grosze'),
    boltGrossGrosze: sumOf('bolt_gross_grosze'),
    uberNetGrosze: sumOf('uber_net_grosze'),
    uberCashGrosze: sumOf('uber_cash_grosze'),
    freenowNetGrosze: sumOf('freenow_net_grosze'),
    freenowCashGrosze: sumOf('freenow_cash_grosze'),
    /** All that apps told of the slot, by `moneyPlace`. */
    money: sums(),
    /** `total_income_grosze` is what the sheet says, apps' nets, or has a gross without a net in it. */
    incomeFrom: text('income_from', { enum: ['sheet', 'net', 'gross'] }),
    /** What the apps' rides earned, where the sheet's total holds over it. */
    appsIncomeGrosze: sumOf('apps_income_grosze'),
    boltRides: sumOf('bolt_rides'),
    uberRides: sumOf('uber_rides'),
    freenowRides: sumOf('freenow_rides'),
    mileageM: integer('mileage_m'),
    kmStart: integer('km_start'),
    kmEnd: integer('km_end'),
    fuelTotalGrosze: integer('fuel_total_grosze'),
    averageConsumptionHundredths: integer('average_consumption_hundredths'),
  },
  (table) => [primaryKey({ name: 'shift_results_pk', columns: [table.date, table.shift, table.driverId] })],
)

/**
 * Months of which nothing has changed since somebody added them up, so that their rows need not be read
 * again. Whoever keeps sums puts a month in and lets its own rows go with it; a fold that touches a month
 * takes it out, in the same transaction (`fold/forget-months.ts`).
 */
export const resultKeptMonths = pgTable('result_kept_months', {
  /** Its first day. */
  month: day('month').primaryKey(),
  /** By which rules the sums were made: under others they say nothing. */
  rules: text().notNull(),
})

/**
 * Weeks whose results are to be folded once more, since an edition folds otherwise than the one before, by
 * their Mondays. Its migration puts them in; whoever folds one takes it out in the same transaction
 * (`fold/fold-again.ts`).
 */
export const refoldDue = pgTable('refold_due', { monday: day('monday').primaryKey() })
