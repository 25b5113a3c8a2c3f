import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Phone } from '#kernel/phone.ts'
import { looseKey, polishSortKey } from '#kernel/polish-text.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { DriverRecords } from './records.ts'
import { drivers, formerDrivers } from './tables.ts'

/** A record that was removed from the list: money that was settled under its id stays there. */
export interface FormerDriver {
  readonly id: string
  readonly fullName: string
  /** Further ones included; none of who was removed by an earlier edition and stands in no file. */
  readonly phones: readonly Phone[]
  /** Instant; null of who was removed by an earlier edition. */
  readonly removedAt: string | null
}

const columns = {
  id: formerDrivers.id,
  fullName: formerDrivers.fullName,
  phones: formerDrivers.phones,
  removedAt: formerDrivers.removedAt,
}

/** Nobody has said that its number is somebody else's by now. */
const ASKED = isNull(formerDrivers.keptApartAt)

/** Remembers who is being removed. @param at instant */
export async function rememberFormer(tx: Tx, { driver, folded }: DriverRecords, at: string): Promise<void> {
  const phones = [driver, ...folded].flatMap(({ phone }) => (phone.startsWith('+') ? phone : []))
  await tx
    .insert(formerDrivers)
    .values({ id: driver.id, fullName: driver.fullName, phones, removedAt: at })
    .onConflictDoNothing()
}

/** By id, of these drivers those who were removed. */
export async function formerNames(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: formerDrivers.id, fullName: formerDrivers.fullName })
    .from(formerDrivers)
    .where(sql`${formerDrivers.id} = ANY(${sql.param([...ids])}::uuid[])`)
  return new Map(rows.map(({ id, fullName }) => [id, fullName]))
}

/** Removed records that had one of these numbers, unless somebody has said that they are another person. */
export function formerWithPhones(queries: Queries, phones: readonly Phone[]): Promise<FormerDriver[]> {
  if (phones.length === 0) return Promise.resolve([])
  return queries
    .select(columns)
    .from(formerDrivers)
    .where(and(ASKED, sql`${formerDrivers.phones} && ${sql.param([...phones])}::text[]`))
    .orderBy(asc(formerDrivers.id))
}

/** The removed record of this name and number, held until the transaction ends: whoever is added so is it. */
export async function formerReturning(
  tx: Tx,
  { fullName, phone }: { readonly fullName: string; readonly phone: Phone },
): Promise<string | undefined> {
  const rows = await tx
    .select(columns)
    .from(formerDrivers)
    .where(and(ASKED, sql`${formerDrivers.phones} @> ${sql.param([phone])}::text[]`))
    .orderBy(sql`${formerDrivers.removedAt} DESC NULLS LAST`, asc(formerDrivers.id))
    .for('update')
  return rows.find((former) => isSameName(former.fullName, fullName))?.id
}

/** Ids of removed records that had a number and the name of this driver. */
export async function formerOfPerson(tx: Tx, { driver, folded }: DriverRecords): Promise<string[]> {
  const rows = await formerWithPhones(
    tx,
    [driver, ...folded].map(({ phone }) => phone),
  )
  return rows.filter((former) => isSameName(former.fullName, driver.fullName)).map(({ id }) => id)
}

/** In any order and spelling of its words. */
function isSameName(one: string, other: string): boolean {
  const words = (name: string) => looseKey(name).split(' ').sort().join(' ')
  return words(one) === words(other)
}

/** Files name the removed record by these numbers too, which somebody on the list has. */
export async function addFormerPhones(tx: Tx, id: string, phones: readonly Phone[]): Promise<void> {
  for (const phone of phones)
    await tx
      .update(formerDrivers)
      .set({ phones: sql`array_append(${formerDrivers.phones}, ${phone})` })
      .where(and(eq(formerDrivers.id, id), sql`NOT ${formerDrivers.phones} @> ${sql.param([phone])}::text[]`))
}

/** A record on the list and a removed one that may be the same person. */
export interface PerhapsReturned {
  readonly driverId: string
  readonly fullName: string
  readonly phone: Phone
  readonly formerId: string
  readonly formerName: string
  /** As `FormerDriver`. */
  readonly removedAt: string | null
}

/**
 * Who is on the list with a number of a removed record, further ones included, or with its name where no
 * number of it is known; by name.
 */
export async function perhapsReturned(queries: Queries): Promise<PerhapsReturned[]> {
  const { rows } = await queries.execute<PerhapsReturned & Record<string, unknown>>(sql`
    SELECT DISTINCT driver.id AS "driverId", driver.full_name AS "fullName", driver.phone, driver.name_sort,
      former.id AS "formerId", former.full_name AS "formerName",
      to_char(former.removed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "removedAt"
    FROM (
      SELECT former.id, known.id AS known_id FROM former_drivers AS former
      CROSS JOIN unnest(former.phones) AS own (phone) JOIN drivers AS known ON known.phone = own.phone
      UNION
      SELECT former.id, known.id FROM former_drivers AS former
      JOIN drivers AS known ON lower(known.full_name) = lower(former.full_name) WHERE former.phones = '{}'
    ) AS alike
    JOIN former_drivers AS former ON former.id = alike.id
    JOIN drivers AS known ON known.id = alike.known_id
    JOIN drivers AS driver ON driver.id = coalesce(known.merged_into, known.id)
    WHERE former.kept_apart_at IS NULL AND driver.erased_number IS NULL
    ORDER BY driver.name_sort, driver.id, former.id`)
  return rows.map(({ driverId, fullName, phone, formerId, formerName, removedAt }) => ({
    ...{ driverId, fullName, phone, formerId, formerName, removedAt },
  }))
}

/** By driver of the list the removed records that may be the same person, while nobody has said. */
export async function formerOfDrivers(queries: Queries): Promise<ReadonlyMap<string, readonly string[]>> {
  const pairs = Map.groupBy(await perhapsReturned(queries), ({ driverId }) => driverId)
  return new Map([...pairs].map(([driverId, own]) => [driverId, own.map(({ formerId }) => formerId)]))
}

/** @param at instant @returns false where the record is joined or kept apart by now */
export async function keepApart(tx: Tx, id: string, at: string): Promise<boolean> {
  const kept = await tx
    .update(formerDrivers)
    .set({ keptApartAt: at })
    .where(and(eq(formerDrivers.id, id), ASKED))
    .returning({ id: formerDrivers.id })
  return kept.length > 0
}

/** Held until the transaction ends where it is locked; undefined where no such record was removed. */
export async function formerById(
  queries: Queries,
  id: string,
  lock: 'lock' | 'look' = 'look',
): Promise<FormerDriver | undefined> {
  const query = queries.select(columns).from(formerDrivers).where(eq(formerDrivers.id, id))
  const [row] = lock === 'lock' ? await query.for('update') : await query
  return row
}

/** The record is on the list again, with the numbers that it had besides. @param at instant */
export async function returnFormer(tx: Tx, id: string, at: string): Promise<void> {
  const former = await formerById(tx, id, 'lock')
  await tx.delete(formerDrivers).where(eq(formerDrivers.id, id))
  if (former) await keepFurtherPhones(tx, former, at)
}

/** Numbers that nobody has are further ones of the record. */
async function keepFurtherPhones(tx: Tx, { id, fullName, phones }: FormerDriver, at: string): Promise<void> {
  const common = { fullName, nameSort: polishSortKey(fullName), email: '', active: false, createdAt: at }
  const rows = phones.map((phone) => ({
    ...{ ...common, id: randomUUID(), phone, mergedInto: id, pinSealed: '', pinHash: '' },
  }))
  if (rows.length > 0) await tx.insert(drivers).values(rows).onConflictDoNothing()
}

/** Numbers of who was erased are no other record's any more; it stays for the money under its id. */
export async function forgetFormerPhones(tx: Tx, phones: readonly Phone[]): Promise<void> {
  for (const phone of phones)
    await tx
      .update(formerDrivers)
      .set({ phones: sql`array_remove(${formerDrivers.phones}, ${phone})` })
      .where(sql`${formerDrivers.phones} @> ${sql.param([phone])}::text[]`)
}

/**
 * Makes a removed record one of the table again, to be folded into another one: under a number that is none
 * where its own has an owner by now. No PIN opens anything with it.
 * @param at instant
 */
export async function reviveFormer(tx: Tx, former: FormerDriver, at: string): Promise<void> {
  const { id, fullName, phones } = former
  const taken = await tx
    .select({ phone: drivers.phone })
    .from(drivers)
    .where(sql`${drivers.phone} = ANY(${sql.param([...phones])}::text[])`)
  const own = phones.find((phone) => !taken.some((row) => row.phone === phone))
  await tx.insert(drivers).values({
    ...{ id, fullName, nameSort: polishSortKey(fullName), email: '', active: false },
    ...{ phone: own ?? noPhoneOf(id), pinSealed: '', pinHash: '', createdAt: at },
  })
  await returnFormer(tx, id, at)
}

/** What stands for the number of a record whose number is another one's: no reader of phones takes it. */
export function noPhoneOf(id: string): Phone {
  return `dawny-${id}` as Phone
}
