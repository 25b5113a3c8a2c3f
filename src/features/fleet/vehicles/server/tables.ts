import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'

/**
 * The fleet's vehicles (Spec 2 §3, rules D25). A deleted one is gone here; generated weeks keep their own
 * copy (D26).
 */
export const vehicles = pgTable(
  'vehicles',
  {
    id: uuid().primaryKey(),
    /** Upper case, without spaces. */
    reg: text().notNull(),
    make: text().notNull(),
    model: text().notNull(),
    year: smallint().notNull(),
    color: text().notNull(),
    vin: text().notNull(),
    entryDate: date('entry_date', { mode: 'string' }).notNull(),
    exitDate: date('exit_date', { mode: 'string' }).notNull(),
    serviceDate: date('service_date', { mode: 'string' }).notNull(),
    priority: smallint().notNull(),
    sortOrder: integer('sort_order').notNull(),
    flotmanId: text('flotman_id').notNull(),
    isRental: boolean('is_rental').notNull(),
    /** Where it stands between shifts, as its drivers read it; empty where nobody has said. */
    parking: text().notNull().default(''),
    insName: text('ins_name').notNull(),
    insNum: text('ins_num').notNull(),
    insEnd: date('ins_end', { mode: 'string' }).notNull(),
  },
  (table) => [
    unique('vehicles_reg_once').on(table.reg),
    unique('vehicles_vin_once').on(table.vin),
    check('vehicles_priority_range', sql`${table.priority} between 0 and 10`),
    check('vehicles_order_range', sql`${table.sortOrder} between 1 and 9999`),
  ],
)

/**
 * What the vehicle form offers to choose from: makes, models (of their make), colours, insurers, and the
 * oldest production year (D25).
 */
export const vehicleChoices = pgTable(
  'vehicle_choices',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['make', 'model', 'color', 'insurer', 'year'] }).notNull(),
    /** The make of a model; empty for the other kinds. */
    make: text().notNull(),
    name: text().notNull(),
    /** In small letters: once on its list whatever the case. */
    nameKey: text('name_key').notNull(),
    position: smallint().notNull(),
  },
  (table) => [unique('vehicle_choices_once').on(table.kind, table.make, table.nameKey)],
)
