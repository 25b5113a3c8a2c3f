import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Phone } from '#kernel/phone.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { columns, driverIdOf, isListed, type StoredDriver } from './store.ts'
import { drivers } from './tables.ts'

/** Of those on the list. */
export function driversWithPins(
  queries: Queries,
  ids: readonly string[],
): Promise<(StoredDriver & { readonly revision: number })[]> {
  return queries
    .select({ ...columns, revision: drivers.pinRevision })
    .from(drivers)
    .where(and(inArray(drivers.id, [...ids]), isListed()))
}

export interface StoredPin {
  readonly id: string
  readonly active: boolean
  readonly sealed: string
  readonly hash: string | null
  readonly revision: number
}

const pinColumns = {
  id: drivers.id,
  active: drivers.active,
  sealed: drivers.pinSealed,
  hash: drivers.pinHash,
  revision: drivers.pinRevision,
}

export async function pinByPhone(queries: Queries, phone: Phone): Promise<StoredPin | undefined> {
  const [row] = await queries
    .select(pinColumns)
    .from(drivers)
    .where(eq(drivers.id, driverIdOf(phone)))
  return row
}

export async function pinOf(queries: Queries, id: string): Promise<StoredPin | undefined> {
  const [row] = await queries
    .select(pinColumns)
    .from(drivers)
    .where(and(eq(drivers.id, id), isListed()))
  return row
}

/** Of those on the list who are switched on. */
export async function pinRevisions(queries: Queries, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await queries
    .select({ id: drivers.id, revision: drivers.pinRevision })
    .from(drivers)
    .where(and(inArray(drivers.id, [...ids]), eq(drivers.active, true), isListed()))
  return new Map(rows.map(({ id, revision }) => [id, revision]))
}

/** Who of them has another e-mail or phone since then, and no new PIN yet. @param since instant */
export async function contactsChangedSince(
  queries: Queries,
  ids: readonly string[],
  since: string,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await queries
    .select({ id: drivers.id })
    .from(drivers)
    .where(and(inArray(drivers.id, [...ids]), gt(drivers.contactChangedAt, since)))
  return new Set(rows.map(({ id }) => id))
}

export function pinsWithoutHash(queries: Queries, most: number): Promise<StoredPin[]> {
  return queries.select(pinColumns).from(drivers).where(isNull(drivers.pinHash)).limit(most)
}

/** Of those on the list, in a fixed order. */
export function sealedPins(
  queries: Queries,
): Promise<{ readonly id: string; readonly sealed: string; readonly active: boolean }[]> {
  return queries
    .select({ id: drivers.id, sealed: drivers.pinSealed, active: drivers.active })
    .from(drivers)
    .where(isListed())
    .orderBy(drivers.id)
}

export async function newestSealedPins(queries: Queries, most: number): Promise<string[]> {
  const rows = await queries
    .select({ sealed: drivers.pinSealed })
    .from(drivers)
    .where(isListed())
    .orderBy(desc(drivers.createdAt))
    .limit(most)
  return rows.map(({ sealed }) => sealed)
}

/** Nothing where the PIN was changed meanwhile. */
export async function storePinHash(queries: Queries, pin: StoredPin, hash: string): Promise<void> {
  await queries
    .update(drivers)
    .set({ pinHash: hash })
    .where(and(eq(drivers.id, pin.id), eq(drivers.pinRevision, pin.revision)))
}
