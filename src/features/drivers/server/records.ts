import { and, asc, eq, inArray, max, or, sql } from 'drizzle-orm'
import type { Phone } from '#kernel/phone.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'
import { isListed } from './store.ts'
import { drivers } from './tables.ts'

export type DriverRecord = typeof drivers.$inferSelect

/**
 * The driver with all records that were folded into it, the driver first. Undefined for an id that is none,
 * or a folded one.
 */
export interface DriverRecords {
  readonly driver: DriverRecord
  readonly folded: readonly DriverRecord[]
}

/** @param lock keeps submissions of the driver and all others who change it out until the transaction ends */
export async function recordsOf(
  queries: Queries,
  id: string,
  lock: 'lock' | 'look' = 'look',
): Promise<DriverRecords | undefined> {
  const query = queries
    .select()
    .from(drivers)
    .where(or(eq(drivers.id, id), eq(drivers.mergedInto, id)))
    .orderBy(asc(drivers.id))
  const rows = lock === 'lock' ? await query.for('update') : await query
  const driver = rows.find((row) => row.id === id && row.mergedInto === null)
  return driver && { driver, folded: rows.filter((row) => row.mergedInto === id) }
}

/** Whose record this is, be it a folded one; the id itself where it is unknown. */
export async function idOfDriver(queries: Queries, id: string): Promise<string> {
  const [row] = await queries
    .select({ mergedInto: drivers.mergedInto })
    .from(drivers)
    .where(eq(drivers.id, id))
  return row?.mergedInto ?? id
}

/** The driver of each record that was folded; all are held until the transaction ends. */
export async function holdRecords(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: drivers.id, mergedInto: drivers.mergedInto })
    .from(drivers)
    .where(inArray(drivers.id, [...ids]))
    .orderBy(asc(drivers.id))
    .for('key share')
  return new Map(rows.flatMap(({ id, mergedInto }) => (mergedInto ? [[id, mergedInto]] : [])))
}

/** Ends also the session that is being opened with the PIN at this moment. */
const NEXT_REVISION = { pinRevision: sql`${drivers.pinRevision} + 1` }

/** Off raises the PIN's revision. @returns false where there is no such driver on the list */
export async function setActive(tx: Tx, id: string, active: boolean): Promise<boolean> {
  const changed = await tx
    .update(drivers)
    .set({ active, ...(active ? {} : NEXT_REVISION) })
    .where(and(eq(drivers.id, id), isListed()))
    .returning({ id: drivers.id })
  return changed.length > 0
}

/**
 * The same of many, held in one order: two who switch some of the same at once wait for each other.
 * @returns those that were otherwise before
 */
export async function setActiveOfMany(tx: Tx, ids: readonly string[], active: boolean): Promise<string[]> {
  if (ids.length === 0) return []
  const held = await tx
    .select({ id: drivers.id, active: drivers.active })
    .from(drivers)
    .where(and(inArray(drivers.id, [...ids]), isListed()))
    .orderBy(asc(drivers.id))
    .for('update')
  const change = held.filter((row) => row.active !== active).map(({ id }) => id)
  if (change.length > 0)
    await tx
      .update(drivers)
      .set({ active, ...(active ? {} : NEXT_REVISION) })
      .where(inArray(drivers.id, change))
  return change
}

/** @param changedAt instant; told where phone or e-mail are others than before */
export async function setContact(
  tx: Tx,
  id: string,
  { fullName, phone, email }: { readonly fullName: string; readonly phone: Phone; readonly email: string },
  changedAt?: string,
): Promise<void> {
  await tx
    .update(drivers)
    .set({
      ...{ fullName, nameSort: polishSortKey(fullName), phone, email },
      ...(changedAt === undefined ? {} : { contactChangedAt: changedAt }),
    })
    .where(eq(drivers.id, id))
}

/**
 * @param language null: as for whoever has said none
 * @returns false where it was so before, or nobody is there
 */
export async function setLanguage(tx: Tx, id: string, language: Language | null): Promise<boolean> {
  const changed = await tx
    .update(drivers)
    .set({ language })
    .where(and(eq(drivers.id, id), isListed(), sql`${drivers.language} IS DISTINCT FROM ${language}`))
    .returning({ id: drivers.id })
  return changed.length > 0
}

/** The next PIN; the hash is made by the job soon after. @returns its revision */
export async function setPin(tx: Tx, id: string, pinSealed: string): Promise<number> {
  const [row] = await tx
    .update(drivers)
    .set({ pinSealed, pinHash: null, contactChangedAt: null, ...NEXT_REVISION })
    .where(eq(drivers.id, id))
    .returning({ revision: drivers.pinRevision })
  return row?.revision ?? 0
}

/** The PIN stays as it is; what was opened with it does not. */
export async function raisePinRevision(tx: Tx, id: string): Promise<void> {
  await tx.update(drivers).set(NEXT_REVISION).where(eq(drivers.id, id))
}

/** With the further numbers. */
export async function deleteDriver(tx: Tx, id: string): Promise<void> {
  await tx.delete(drivers).where(eq(drivers.id, id))
}

/** No PIN opens anything with it. */
const DEAD_PIN = { pinSealed: '', pinHash: '', ...NEXT_REVISION }

/** Makes a record, with those that were folded into it before, a further number of another driver. */
export async function fold(tx: Tx, id: string, into: string): Promise<void> {
  await tx
    .update(drivers)
    .set({ mergedInto: into, active: false, ...DEAD_PIN })
    .where(or(eq(drivers.id, id), eq(drivers.mergedInto, id)))
}

/** A number that is none, for the moment in which two records of one driver exchange theirs. */
export async function setPhone(tx: Tx, id: string, phone: Phone): Promise<void> {
  await tx.update(drivers).set({ phone }).where(eq(drivers.id, id))
}

/** The number of the next erased driver; whoever erases at the same moment waits. */
export async function nextErasedNumber(tx: Tx): Promise<number> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber('drivers: erased number')})`)
  const [row] = await tx.select({ last: max(drivers.erasedNumber) }).from(drivers)
  return (row?.last ?? 0) + 1
}

export async function eraseRecord(
  tx: Tx,
  id: string,
  { fullName, phone, number }: { readonly fullName: string; readonly phone: Phone; readonly number: number },
): Promise<void> {
  await tx.delete(drivers).where(eq(drivers.mergedInto, id))
  await tx
    .update(drivers)
    .set({
      fullName,
      nameSort: polishSortKey(fullName),
      phone,
      email: '',
      language: null,
      active: false,
      erasedNumber: number,
      ...DEAD_PIN,
    })
    .where(eq(drivers.id, id))
}
