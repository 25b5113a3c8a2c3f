import {
  boolean,
  date,
  index,
  integer,
  jsonb,
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

/*
 * Facts as the files told them, each with its file and row; beside them whom they are of, and what the office
 * typed. `shift_results` is the fold of all that and the only table that figures are read from. Money is
 * whole grosze (the sheet's fuel total is what the fuel cost), distance metres, consumption hundredths of
 * l/100 km; null is 'brak danych'. The facts name files and refs without foreign keys: one check a row would
 * cost more than storing it.
 */

const day = (name: string) => date(name, { mode: 'string' }).$type<CalendarDate>()
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const shift = () => text().$type<Shift>().notNull()

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
 * only what the row told. Rows of all loads stay until their load goes, so that taking one back brings
 * back what it replaced.
 */
export const incomeStatements = pgTable(
  'income_statements',
  {
    loadNo: integer('load_no').notNull(),
    /** As a spreadsheet counts: 1 is the line of headings. */
    rowNo: integer('row_no').notNull(),
    app: smallint().notNull(),
    /** The identity: of one ride, payment, shift or sum the same in every load (D49). */
    key: uuid().notNull(),
    refId: uuid('ref_id').notNull(),
    /** The slot; of sums their first day. Of a payment the slot of its ride, once that is known. */
    date: day('date').notNull(),
    shift: text().$type<Shift>(),
    /** The last day of sums; null of what belongs to a slot. */
    until: day('until'),
    /** Wall time in Warsaw, where the row names one. */
    startedAt: timestamp('started_at', { withTimezone: false, mode: 'string' }),
    /** Of a payment: the key of its ride. */
    ofRide: uuid('of_ride'),
    plate: text(),
    /** What the app calls it, where it does. */
    note: text(),
    kinds: smallint().array().notNull(),
    amounts: integer().array().notNull(),
    /** A later load has taken the row away: what was told before holds no more. */
    removed: boolean().notNull(),
    /** Something of it holds: of the latest load of its key, or a kind that no later one told. */
    holds: boolean().notNull(),
    /** Nothing else of its key holds: its amounts count as they stand. */
    sole: boolean().notNull(),
  },
  (table) => [
    index('income_statements_slot').on(table.refId, table.date),
    index('income_statements_key').on(table.key),
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
    totalIncomeGrosze: integer('total_income_grosze'),
    /** By `moneyPlace`. */
    money: integer().array().notNull(),
    rides: integer(),
  },
  (table) => [primaryKey({ name: 'unsplit_results_pk', columns: [table.date, table.driverId, table.until] })],
)

/** Files that were loaded. Loaded again, a file stays the one that it was. */
export const resultFiles = pgTable(
  'result_files',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** As it was called when it was loaded first. */
    fileName: text('file_name').notNull(),
    /** Of its bytes, hexadecimal. */
    sha256: text().notNull(),
    /**
     * The end of the time it speaks of: of two differing rows of one key that of the greater (as_of, sha256)
     * holds.
     */
    asOf: day('as_of').notNull(),
    periodStart: day('period_start'),
    periodEnd: day('period_end'),
    rowCount: integer('row_count').notNull(),
    /** Counts the loads of all files: the sheet of shift results that was loaded last holds (D32). */
    loadNo: integer('load_no').notNull(),
    newRows: integer('new_rows').notNull(),
    replacedRows: integer('replaced_rows').notNull(),
    loadedAt: instant('loaded_at').notNull(),
    /** The name as it was then. */
    loadedBy: text('loaded_by').notNull(),
  },
  (table) => [
    unique('result_files_once').on(table.kind, table.sha256),
    index('result_files_loaded').on(table.loadNo),
  ],
)

/**
 * Whom files speak of, by the strongest reference that they give: a platform's id, else a phone, else a name.
 */
export const platformDrivers = pgTable(
  'platform_drivers',
  {
    id: uuid().primaryKey(),
    platform: text().$type<ResultPlatform>().notNull(),
    /** `id:…`, `phone:…` or `name:…`; once the person was erased, its keyed hash. */
    refKey: text('ref_key').notNull(),
    externalId: text('external_id'),
    /** As the file of the greatest (as_of, sha256) writes it. */
    name: text().notNull(),
    /** The name's matching key, so that drivers of that name can be suggested. */
    nameKey: text('name_key').notNull(),
    seenAsOf: day('seen_as_of').notNull(),
    seenSha: text('seen_sha').notNull(),
    /** Null unless matched. */
    driverId: uuid('driver_id'),
    state: text({ enum: ['matched', 'waiting', 'ignored'] }).notNull(),
    /** Null while nobody and nothing has decided. What a person decided no file changes. */
    matchedBy: text('matched_by', { enum: ['phone', 'person'] }),
  },
  (table) => [
    unique('platform_drivers_once').on(table.platform, table.refKey),
    index('platform_drivers_driver').on(table.driverId),
    index('platform_drivers_state').on(table.state),
  ],
)

/** Every phone that files gave for a reference, with the greatest file that gave it. */
export const platformDriverPhones = pgTable(
  'platform_driver_phones',
  {
    refId: uuid('ref_id')
      .notNull()
      .references(() => platformDrivers.id, { onDelete: 'cascade' }),
    phone: text().$type<Phone>().notNull(),
    asOf: day('as_of').notNull(),
    sha256: text().notNull(),
  },
  (table) => [
    primaryKey({ name: 'platform_driver_phones_pk', columns: [table.refId, table.phone] }),
    index('platform_driver_phones_phone').on(table.phone),
  ],
)

/** Single rides. */
export const resultTrips = pgTable(
  'result_trips',
  {
    platform: text().$type<ResultPlatform>().notNull(),
    /** The platform's id of the ride, or a hash of what identifies it. */
    tripKey: text('trip_key').notNull(),
    refId: uuid('ref_id').notNull(),
    /** Wall time in Warsaw, `YYYY-MM-DD HH:MM`. */
    startedAt: timestamp('started_at', { withTimezone: false, mode: 'string' }).notNull(),
    /** The slot it belongs to (D2). */
    date: day('date').notNull(),
    shift: shift(),
    /** 0 or 1, so that rides are counted by adding up. */
    completed: integer().notNull(),
    plate: text(),
    distanceM: integer('distance_m'),
    grossGrosze: integer('gross_grosze'),
    cashGrosze: integer('cash_grosze'),
    tipGrosze: integer('tip_grosze'),
    fileId: uuid('file_id').notNull(),
    /** As a spreadsheet counts: 1 is the line of headings. */
    rowNo: integer('row_no').notNull(),
  },
  (table) => [
    primaryKey({ name: 'result_trips_pk', columns: [table.platform, table.tripKey] }),
    index('result_trips_slot').on(table.refId, table.date, table.shift),
    index('result_trips_file').on(table.fileId),
  ],
)

/**
 * Uber's payments. Those of a ride count in its slot once the ride is known, in whatever order the files
 * come.
 */
export const resultOrders = pgTable(
  'result_orders',
  {
    transactionKey: text('transaction_key').primaryKey(),
    tripKey: text('trip_key'),
    refId: uuid('ref_id').notNull(),
    netGrosze: integer('net_grosze'),
    /** Positive: what the driver took. */
    cashGrosze: integer('cash_grosze'),
    description: text().notNull(),
    fileId: uuid('file_id').notNull(),
    rowNo: integer('row_no').notNull(),
  },
  (table) => [
    index('result_orders_trip').on(table.tripKey),
    index('result_orders_ref').on(table.refId),
    index('result_orders_file').on(table.fileId),
  ],
)

/** What a platform says of a driver over a whole period; never split into shifts. */
export const resultPeriods = pgTable(
  'result_periods',
  {
    platform: text().$type<ResultPlatform>().notNull(),
    refId: uuid('ref_id').notNull(),
    periodStart: day('period_start').notNull(),
    /** The last day. */
    periodEnd: day('period_end').notNull(),
    grossGrosze: integer('gross_grosze'),
    netGrosze: integer('net_grosze'),
    cashGrosze: integer('cash_grosze'),
    tipsGrosze: integer('tips_grosze'),
    bonusGrosze: integer('bonus_grosze'),
    commissionGrosze: integer('commission_grosze'),
    payoutGrosze: integer('payout_grosze'),
    rides: integer(),
    /** Further amounts by the headings of their columns, grosze. */
    rawGrosze: jsonb('raw_grosze').$type<Readonly<Record<string, number>>>().notNull(),
    fileId: uuid('file_id').notNull(),
    rowNo: integer('row_no').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'result_periods_pk',
      columns: [table.platform, table.refId, table.periodStart, table.periodEnd],
    }),
    index('result_periods_ref').on(table.refId, table.periodStart),
    index('result_periods_file').on(table.fileId),
  ],
)

/** Rows of the fleet's own sheet; the one that was loaded last replaces (D32). */
export const resultSettlements = pgTable(
  'result_settlements',
  {
    refId: uuid('ref_id').notNull(),
    date: day('date').notNull(),
    shift: shift(),
    totalIncomeGrosze: integer('total_income_grosze'),
    companyIncomeGrosze: integer('company_income_grosze'),
    mileageM: integer('mileage_m'),
    /** Odometer, whole kilometres. */
    kmStart: integer('km_start'),
    kmEnd: integer('km_end'),
    boltRides: integer('bolt_rides'),
    uberRides: integer('uber_rides'),
    freenowRides: integer('freenow_rides'),
    fuelTotalGrosze: integer('fuel_total_grosze'),
    averageConsumptionHundredths: integer('average_consumption_hundredths'),
    fileId: uuid('file_id').notNull(),
    rowNo: integer('row_no').notNull(),
  },
  (table) => [
    primaryKey({ name: 'result_settlements_pk', columns: [table.refId, table.date, table.shift] }),
    index('result_settlements_file').on(table.fileId),
  ],
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
    totalIncomeGrosze: integer('total_income_grosze'),
    companyIncomeGrosze: integer('company_income_grosze'),
    boltNetGrosze: integer('bolt_net_grosze'),
    boltCashGrosze: integer('bolt_cash_grosze'),
    boltGrossGrosze: integer('bolt_gross_grosze'),
    uberNetGrosze: integer('uber_net_grosze'),
    uberCashGrosze: integer('uber_cash_grosze'),
    freenowNetGrosze: integer('freenow_net_grosze'),
    freenowCashGrosze: integer('freenow_cash_grosze'),
    /** All that apps told of the slot, by `moneyPlace`. */
    money: integer().array(),
    /** `total_income_grosze` is what the sheet says, apps' nets, or has a gross without a net in it. */
    incomeFrom: text('income_from', { enum: ['sheet', 'net', 'gross'] }),
    boltRides: integer('bolt_rides'),
    uberRides: integer('uber_rides'),
    freenowRides: integer('freenow_rides'),
    mileageM: integer('mileage_m'),
    kmStart: integer('km_start'),
    kmEnd: integer('km_end'),
    fuelTotalGrosze: integer('fuel_total_grosze'),
    averageConsumptionHundredths: integer('average_consumption_hundredths'),
  },
  (table) => [
    primaryKey({ name: 'shift_results_pk', columns: [table.driverId, table.date, table.shift] }),
    index('shift_results_date').on(table.date, table.shift),
  ],
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
