import { eq, lte, or, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { vehicles } from './tables.ts'

/** What stands on the vehicle itself of the papers that expire (Spec 2 §3 'Vehicle'). */
export interface VehiclePapers {
  readonly id: string
  readonly reg: string
  /** The next periodic inspection. */
  readonly serviceDate: CalendarDate
  /** The end of the insurance, and its number. */
  readonly insEnd: CalendarDate
  readonly insNum: string
}

const columns = {
  id: vehicles.id,
  reg: vehicles.reg,
  serviceDate: sql<CalendarDate>`${vehicles.serviceDate}`,
  insEnd: sql<CalendarDate>`${vehicles.insEnd}`,
  insNum: vehicles.insNum,
}

/**
 * By registration.
 * @param due only vehicles of which one of these dates comes by that day; all where left out
 */
export async function vehiclePapers(
  queries: Queries,
  due?: readonly { readonly date: 'serviceDate' | 'insEnd'; readonly by: CalendarDate }[],
): Promise<VehiclePapers[]> {
  const isDue = due && or(...due.map(({ date, by }) => lte(vehicles[date], by)))
  return queries.select(columns).from(vehicles).where(isDue).orderBy(sql`${vehicles.reg} collate "C"`)
}

/** Undefined where there is no such vehicle. */
export async function vehiclePapersOf(queries: Queries, id: string): Promise<VehiclePapers | undefined> {
  const [row] = await queries.select(columns).from(vehicles).where(eq(vehicles.id, id))
  return row
}

/** Locked until the transaction ends. Undefined where there is no such vehicle. */
export async function vehiclePapersForChange(tx: Tx, id: string): Promise<VehiclePapers | undefined> {
  const [row] = await tx.select(columns).from(vehicles).where(eq(vehicles.id, id)).for('no key update')
  return row
}

/** Puts a renewed inspection or insurance onto the vehicle, the one place where its dates stand. */
export async function renewVehiclePaper(
  tx: Tx,
  id: string,
  renewed:
    | { readonly serviceDate: CalendarDate }
    | { readonly insEnd: CalendarDate; readonly insNum: string },
): Promise<void> {
  await tx.update(vehicles).set(renewed).where(eq(vehicles.id, id))
}
