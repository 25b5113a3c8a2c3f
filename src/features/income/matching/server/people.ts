import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'

/** Whom a reference means by now. */
export interface Person {
  readonly name: string
  readonly identity: string
  /** Files name the identity by more than a name. */
  readonly known: boolean
  readonly driverId: string | null
  readonly waits: boolean
}
export type People = ReadonlyMap<string, Person>

/** @param known is not read again, and stands in the answer too */
export async function peopleOf(
  queries: Queries,
  refIds: readonly string[],
  known: People = new Map(),
): Promise<People> {
  const wanted = [...new Set(refIds)].filter((id) => !known.has(id))
  if (wanted.length === 0) return known
  const found = await peopleWhere(queries, sql`ref.id = ANY(${sql.param(wanted)}::uuid[])`)
  return new Map([...known, ...found])
}

/** Everybody of whom files have spoken. */
export function allPeople(queries: Queries): Promise<People> {
  return peopleWhere(queries, sql`true`)
}

async function peopleWhere(queries: Queries, condition: SQL): Promise<Map<string, Person>> {
  const { rows } = await queries.execute<Person & { id: string } & Record<string, unknown>>(sql`
    SELECT ref.id, ref.name, ref.identity, ref.driver_id AS "driverId", ref.state = 'waiting' AS waits,
      coalesce(stands.ref_key NOT LIKE 'name:%', false) AS known
    FROM platform_drivers AS ref LEFT JOIN platform_drivers AS stands ON stands.id = ref.identity
    WHERE ${condition}`)
  return new Map(rows.map(({ id, ...person }) => [id, person]))
}

/** Whether any of these references is a driver's who has another account on the same platform. */
export async function haveSeveralAccounts(queries: Queries, refIds: readonly string[]): Promise<boolean> {
  if (refIds.length === 0) return false
  const { rows } = await queries.execute(sql`
    SELECT FROM platform_drivers AS ref
    JOIN platform_drivers AS other ON other.driver_id = ref.driver_id AND other.platform = ref.platform
      AND other.identity <> ref.identity
    WHERE ref.id = ANY(${sql.param([...refIds])}::uuid[]) LIMIT 1`)
  return rows.length > 0
}
