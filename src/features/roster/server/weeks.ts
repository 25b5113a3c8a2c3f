import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { SettledPlace, WeekCar, WeekContents, WeekDriver } from '../domain/places.ts'
import { keptReason, readReason } from './kept-reason.ts'
import { scheduleCars, scheduleDrivers, schedulePlaces, scheduleWeeks } from './tables.ts'

export type WeekRow = typeof scheduleWeeks.$inferSelect

export async function findWeek(queries: Queries, { year, week }: Week): Promise<WeekRow | undefined> {
  const [row] = await queries
    .select()
    .from(scheduleWeeks)
    .where(and(eq(scheduleWeeks.year, year), eq(scheduleWeeks.week, week)))
  return row
}

export async function weekById(queries: Queries, id: string): Promise<WeekRow | undefined> {
  const [row] = await queries.select().from(scheduleWeeks).where(eq(scheduleWeeks.id, id))
  return row
}

/** Locks the week until the transaction ends: whoever changes what belongs to it comes through here. */
export async function lockWeek(tx: Tx, which: Week | { readonly id: string }): Promise<WeekRow | undefined> {
  const wanted =
    'id' in which
      ? eq(scheduleWeeks.id, which.id)
      : and(eq(scheduleWeeks.year, which.year), eq(scheduleWeeks.week, which.week))
  const [row] = await tx.select().from(scheduleWeeks).where(wanted).for('update')
  return row
}

/** False where the week is there already; waits for one that is being generated at this moment. */
export async function insertWeek(tx: Tx, row: WeekRow): Promise<boolean> {
  const inserted = await tx.insert(scheduleWeeks).values(row).onConflictDoNothing().returning()
  return inserted.length > 0
}

export async function raiseVersion(tx: Tx, row: WeekRow): Promise<void> {
  const { version, savedAt, savedBy, savedTab } = row
  await tx
    .update(scheduleWeeks)
    .set({ version, savedAt, savedBy, savedTab })
    .where(eq(scheduleWeeks.id, row.id))
}

/** Newest first. */
export async function listWeeks(queries: Queries, year: number | undefined): Promise<WeekRow[]> {
  return queries
    .select()
    .from(scheduleWeeks)
    .where(year === undefined ? undefined : eq(scheduleWeeks.year, year))
    .orderBy(desc(scheduleWeeks.year), desc(scheduleWeeks.week))
}

/** Cars in the order of use, places by slot and rank. */
export async function readContents(queries: Queries, weekId: string): Promise<WeekContents> {
  const cars = queries
    .select({
      id: scheduleCars.carId,
      reg: scheduleCars.reg,
      make: scheduleCars.make,
      model: scheduleCars.model,
      priority: scheduleCars.priority,
      order: scheduleCars.sortOrder,
    })
    .from(scheduleCars)
    .where(eq(scheduleCars.weekId, weekId))
    .orderBy(sql`${scheduleCars.priority} desc, ${scheduleCars.sortOrder}, ${scheduleCars.reg} collate "C"`)
  const drivers = queries
    .select({
      id: scheduleDrivers.driverId,
      fullName: scheduleDrivers.fullName,
      phone: scheduleDrivers.phone,
      email: scheduleDrivers.email,
    })
    .from(scheduleDrivers)
    .where(eq(scheduleDrivers.weekId, weekId))
  const places = queries
    .select({
      driverId: schedulePlaces.driverId,
      slot: schedulePlaces.slot,
      carId: schedulePlaces.carId,
      onCall: schedulePlaces.onCall,
      rank: schedulePlaces.rank,
      origin: schedulePlaces.origin,
      reason: schedulePlaces.reason,
    })
    .from(schedulePlaces)
    .where(eq(schedulePlaces.weekId, weekId))
    .orderBy(asc(schedulePlaces.slot), asc(schedulePlaces.rank), asc(schedulePlaces.driverId))
  const [ofCars, ofDrivers, ofPlaces] = await Promise.all([cars, drivers, places])
  return {
    cars: ofCars,
    drivers: ofDrivers,
    places: ofPlaces.map((place) => ({ ...place, reason: readReason(place.reason) })),
  }
}

/** Drivers who have a car in a slot. @param slot 0-13 */
export async function driversIn(queries: Queries, weekId: string, slot: number): Promise<string[]> {
  const rows = await queries
    .select({ id: schedulePlaces.driverId })
    .from(schedulePlaces)
    .where(
      and(
        eq(schedulePlaces.weekId, weekId),
        eq(schedulePlaces.slot, slot),
        sql`${schedulePlaces.carId} is not null`,
      ),
    )
  return rows.map(({ id }) => id)
}

export async function storeCars(tx: Tx, weekId: string, cars: readonly WeekCar[]): Promise<void> {
  if (cars.length === 0) return
  await tx.execute(sql`
    insert into schedule_cars (week_id, car_id, reg, make, model, priority, sort_order)
    select ${weekId}::uuid, id, reg, make, model, priority, "order"
    from jsonb_to_recordset(${JSON.stringify(cars)}::jsonb)
      as row(id uuid, reg text, make text, model text, priority smallint, "order" integer)
    on conflict (week_id, car_id) do update set
      reg = excluded.reg, make = excluded.make, model = excluded.model,
      priority = excluded.priority, sort_order = excluded.sort_order`)
}

export async function storeDrivers(tx: Tx, weekId: string, drivers: readonly WeekDriver[]): Promise<void> {
  if (drivers.length === 0) return
  await tx.execute(sql`
    insert into schedule_drivers (week_id, driver_id, full_name, phone, email)
    select ${weekId}::uuid, id, "fullName", phone, email
    from jsonb_to_recordset(${JSON.stringify(drivers)}::jsonb)
      as row(id uuid, "fullName" text, phone text, email text)
    on conflict (week_id, driver_id) do update set
      full_name = excluded.full_name, phone = excluded.phone, email = excluded.email`)
}

/**
 * Takes the places away that are gone, then puts the new ones in, so that two drivers may swap their cars.
 */
export async function exchangePlaces(
  tx: Tx,
  weekId: string,
  gone: readonly SettledPlace[],
  come: readonly SettledPlace[],
): Promise<void> {
  if (gone.length > 0) {
    const seats = JSON.stringify(gone.map(({ slot, driverId }) => ({ slot, driverId })))
    await tx.execute(sql`
      delete from schedule_places where week_id = ${weekId}::uuid and (slot, driver_id) in (
        select slot, "driverId" from jsonb_to_recordset(${seats}::jsonb) as row(slot smallint, "driverId" uuid))`)
  }
  if (come.length === 0) return
  const rows = come.map((place) => ({ ...place, reason: keptReason(place.reason) }))
  await tx.execute(sql`
    insert into schedule_places (week_id, slot, driver_id, car_id, on_call, rank, origin, reason)
    select ${weekId}::uuid, slot, "driverId", "carId", "onCall", rank, origin, reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as row(slot smallint, "driverId" uuid, "carId" uuid, "onCall" boolean, rank integer, origin text, reason jsonb)`)
}

/** The slots 0-13 in which a driver has a car. */
export async function slotsOfDriver(queries: Queries, weekId: string, driverId: string): Promise<number[]> {
  const rows = await queries
    .select({ slot: schedulePlaces.slot })
    .from(schedulePlaces)
    .where(
      and(
        eq(schedulePlaces.weekId, weekId),
        eq(schedulePlaces.driverId, driverId),
        sql`${schedulePlaces.carId} is not null`,
      ),
    )
  return rows.map(({ slot }) => slot)
}

/** The slots 0-13 in which a car has a driver. */
export async function slotsOfCar(queries: Queries, weekId: string, carId: string): Promise<number[]> {
  const rows = await queries
    .select({ slot: schedulePlaces.slot })
    .from(schedulePlaces)
    .where(and(eq(schedulePlaces.weekId, weekId), eq(schedulePlaces.carId, carId)))
  return rows.map(({ slot }) => slot)
}

export function weekOfRow({ year, week }: WeekRow): Week {
  return { year, week }
}
