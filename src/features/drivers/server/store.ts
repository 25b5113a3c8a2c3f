import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Phone } from '#kernel/phone.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { drivers } from './tables.ts'

export interface StoredDriver {
  readonly id: string
  readonly fullName: string
  readonly phone: Phone
  /** Empty where the office added the driver without one. */
  readonly email: string
  readonly active: boolean
  /** Null: nobody has said; Polish then. */
  readonly language: Language | null
}

/** Neither a further number nor an erased driver. */
export function isListed() {
  return and(isNull(drivers.mergedInto), isNull(drivers.erasedNumber))
}

export interface NewDriver {
  readonly id: string
  readonly phone: Phone
  readonly fullName: string
  readonly nameSort: string
  readonly email: string
  readonly pinSealed: string
  readonly language: Language | null
  readonly createdAt: string
}

export const columns = {
  id: drivers.id,
  fullName: drivers.fullName,
  phone: drivers.phone,
  email: drivers.email,
  active: drivers.active,
  language: drivers.language,
}

/** By any number of theirs. */
export async function driverByPhone(queries: Queries, phone: Phone): Promise<StoredDriver | undefined> {
  const [row] = await queries
    .select(columns)
    .from(drivers)
    .where(eq(drivers.id, driverIdOf(phone)))
  return row
}

/**
 * A part of a query: the id of the driver with this number, be it a further one; null where there is none.
 */
export function driverIdOf(phone: Phone): SQL {
  return sql`(SELECT coalesce(known.merged_into, known.id) FROM drivers AS known WHERE known.phone = ${phone})`
}

/** Whose these numbers are, be they further ones. Numbers of nobody are missing. */
export async function driverIdsByPhones(
  queries: Queries,
  phones: readonly Phone[],
): Promise<Map<Phone, string>> {
  const rows = await queries
    .select({ phone: drivers.phone, id: sql<string>`coalesce(${drivers.mergedInto}, ${drivers.id})` })
    .from(drivers)
    .where(sql`${drivers.phone} = ANY(${sql.param([...phones])}::text[])`)
  return new Map(rows.map(({ phone, id }) => [phone, id]))
}

/**
 * The id of the driver with this phone, be it a further number: the new driver's own, or that of one who was
 * there before. In one statement, since the Sunday rush runs it for each submission (S3). The record is held
 * until the transaction ends, so that nobody merges, removes or erases the driver meanwhile. Undefined where
 * another one is being added or was removed at this moment.
 */
export async function insertOrFindDriver(tx: Tx, driver: NewDriver): Promise<string | undefined> {
  const insert = tx.insert(drivers).values(driver).onConflictDoNothing().returning({ id: drivers.id })
  const found = await tx.execute<{ id: string }>(sql`
    WITH inserted AS ${insert}, known AS (
      SELECT coalesce(merged_into, id) AS id FROM ${drivers} WHERE phone = ${driver.phone} FOR KEY SHARE)
    SELECT id FROM inserted UNION ALL SELECT id FROM known`)
  return found.rows[0]?.id
}

/** Polish alphabetical order (D38); without those whose data were erased. */
export function driversByName(queries: Queries): Promise<StoredDriver[]> {
  return queries
    .select(columns)
    .from(drivers)
    .where(isListed())
    .orderBy(asc(sql`${drivers.nameSort} COLLATE "C"`), asc(drivers.id))
}

/** A part of a query: the ids of all who are on the list. */
export function listedIds(): SQL {
  return sql`SELECT id FROM drivers WHERE merged_into IS NULL AND erased_number IS NULL`
}

export function foldedIds(): SQL {
  return sql`SELECT id FROM drivers WHERE merged_into IS NOT NULL`
}

/** Ids of those who are switched off. */
/** Ids of those on the list who are switched on, and were added on this day of the fleet or before. */
export async function activeIdsAddedBy(queries: Queries, day: CalendarDate): Promise<string[]> {
  const rows = await queries
    .select({ id: drivers.id })
    .from(drivers)
    .where(
      and(
        ...[isListed(), eq(drivers.active, true)],
        sql`(${drivers.createdAt} AT TIME ZONE 'Europe/Warsaw')::date <= ${day}`,
      ),
    )
    .orderBy(drivers.id)
  return rows.map(({ id }) => id)
}

export async function inactiveIds(queries: Queries): Promise<string[]> {
  const rows = await queries
    .select({ id: drivers.id })
    .from(drivers)
    .where(and(eq(drivers.active, false), isNull(drivers.mergedInto)))
    .orderBy(drivers.id)
  return rows.map(({ id }) => id)
}

export function driversOf(queries: Queries, ids: readonly string[]): Promise<StoredDriver[]> {
  return queries
    .select(columns)
    .from(drivers)
    .where(sql`${drivers.id} = ANY(${sql.param([...ids])}::uuid[])`)
}

/** Which of these addresses are another driver's as well. */
export async function emailsOfOthers(
  queries: Queries,
  id: string,
  emails: readonly string[],
): Promise<string[]> {
  if (emails.length === 0) return []
  const rows = await queries
    .selectDistinct({ email: drivers.email })
    .from(drivers)
    .where(
      and(inArray(drivers.email, [...emails]), ne(sql`coalesce(${drivers.mergedInto}, ${drivers.id})`, id)),
    )
  return rows.map(({ email }) => email)
}

/** By the id of each record that was folded into one of these drivers, the driver's. */
export async function foldedOf(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ id: drivers.id, into: drivers.mergedInto })
    .from(drivers)
    .where(inArray(drivers.mergedInto, [...ids]))
  return new Map(rows.flatMap(({ id, into }) => (into === null ? [] : [[id, into]])))
}
