import { eq, type SQL, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { normalizeRegistration } from '../domain/vehicle.ts'
import { vehicles } from './tables.ts'

export {
  renewVehiclePaper,
  type VehiclePapers,
  vehiclePapers,
  vehiclePapersForChange,
  vehiclePapersOf,
} from './vehicle-papers.ts'

/** What planning a week needs of a vehicle. */
export interface PlanningVehicle {
  readonly id: string
  readonly reg: string
  readonly make: string
  readonly model: string
  /** 0-10, high first */
  readonly priority: number
  /** 1-9999, low first */
  readonly order: number
}

const planning = {
  id: vehicles.id,
  reg: vehicles.reg,
  make: vehicles.make,
  model: vehicles.model,
  priority: vehicles.priority,
  order: vehicles.sortOrder,
}

/** All vehicles of the fleet, in the order in which they are used (D16). */
export async function planningVehicles(queries: Queries): Promise<PlanningVehicle[]> {
  return queries
    .select(planning)
    .from(vehicles)
    .orderBy(sql`${vehicles.priority} desc, ${vehicles.sortOrder}, ${vehicles.reg} collate "C"`)
}

/** What its driver is told of a car beside its plate. */
export interface CarForDriver {
  readonly color: string
  /** Where it stands between shifts; empty where nobody has said. */
  readonly parking: string
}

/** Of a vehicle as it is now; undefined where it has left the fleet. */
export async function carForDriver(queries: Queries, id: string): Promise<CarForDriver | undefined> {
  const { color, parking } = vehicles
  const [row] = await queries.select({ color, parking }).from(vehicles).where(eq(vehicles.id, id))
  return row
}

/** For a neighbour's query: the ids of all vehicles that the fleet has now. */
export function vehiclesOfFleet(): SQL {
  return sql`SELECT id FROM vehicles`
}

/** For a neighbour's query: id and registration of every vehicle that the fleet has now. */
export function vehiclesWithPlates(): SQL {
  return sql`SELECT id, reg FROM vehicles`
}

/** A vehicle as it is told apart; undefined where it has left the fleet. */
export async function vehicleOfFleet(queries: Queries, id: string): Promise<PlanningVehicle | undefined> {
  const [row] = await queries.select(planning).from(vehicles).where(eq(vehicles.id, id))
  return row
}

/** One vehicle; locked against deletion until the transaction ends. */
export async function lockedVehicle(tx: Queries, id: string): Promise<PlanningVehicle | undefined> {
  const [row] = await tx.select(planning).from(vehicles).where(eq(vehicles.id, id)).for('share')
  return row
}

/** The id of the vehicle with this plate, however it is spelled. */
export async function vehicleWithRegistration(queries: Queries, reg: string): Promise<string | undefined> {
  const [found] = await queries
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(eq(vehicles.reg, normalizeRegistration(reg)))
  return found?.id
}

/**
 * One vehicle, locked for whoever takes it off or gives it back: a week that is being generated waits, or is
 * waited for.
 */
export async function vehicleForChange(tx: Tx, id: string): Promise<PlanningVehicle | undefined> {
  const [row] = await tx.select(planning).from(vehicles).where(eq(vehicles.id, id)).for('no key update')
  return row
}

/**
 * Keeps the whole fleet from being taken off or given back until the transaction ends, as `vehicleForChange`
 * does.
 */
export async function holdFleet(tx: Tx): Promise<void> {
  await tx.select({ id: vehicles.id }).from(vehicles).orderBy(vehicles.id).for('share')
}
