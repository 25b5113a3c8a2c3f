import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Change } from '../domain/changes.ts'
import type { Place, Spot } from '../domain/places.ts'
import { decodePlaces, encodePlaces } from '../domain/places-codec.ts'
import { scheduleChanges, scheduleVersions } from './tables.ts'

export interface Version {
  readonly weekId: string
  readonly version: number
  readonly savedAt: string
  readonly savedBy: string
  /** Null for a driver who picked a free shift. */
  readonly savedById: string | null
}

export async function storeVersion(tx: Tx, version: Version, places: readonly Place[]): Promise<void> {
  await tx.insert(scheduleVersions).values({ ...version, places: encodePlaces(places) })
}

/** The places of a version; version 1 is the week as it was generated. */
export async function placesOfVersion(queries: Queries, weekId: string, version: number): Promise<Place[]> {
  const [row] = await queries
    .select({ places: scheduleVersions.places })
    .from(scheduleVersions)
    .where(and(eq(scheduleVersions.weekId, weekId), eq(scheduleVersions.version, version)))
  return row ? decodePlaces(row.places) : []
}

/**
 * Each version after this one, in their order, with who has saved it; null for a driver who picked a free
 * shift, and for the program itself.
 */
export async function versionsSince(
  queries: Queries,
  weekId: string,
  version: number,
): Promise<{ readonly savedById: string | null; readonly places: Place[] }[]> {
  const rows = await queries
    .select({ savedById: scheduleVersions.savedById, places: scheduleVersions.places })
    .from(scheduleVersions)
    .where(and(eq(scheduleVersions.weekId, weekId), gt(scheduleVersions.version, version)))
    .orderBy(asc(scheduleVersions.version))
  return rows.map(({ savedById, places }) => ({ savedById, places: decodePlaces(places) }))
}

/** So many versions are read at once, the latest first. */
const A_LOOK_BACK = 20

/**
 * The car that a driver had last in a slot of a week, by its versions; undefined where there was none.
 * @param slot 0-13
 */
export async function lastCarIn(
  queries: Queries,
  weekId: string,
  driverId: string,
  slot: number,
): Promise<string | undefined> {
  for (let offset = 0; ; offset += A_LOOK_BACK) {
    const rows = await queries
      .select({ places: scheduleVersions.places })
      .from(scheduleVersions)
      .where(eq(scheduleVersions.weekId, weekId))
      .orderBy(desc(scheduleVersions.version))
      .limit(A_LOOK_BACK)
      .offset(offset)
    for (const { places } of rows) {
      const had = decodePlaces(places).find((place) => place.driverId === driverId && place.slot === slot)
      if (had?.carId) return had.carId
    }
    if (rows.length < A_LOOK_BACK) return undefined
  }
}

export interface StoredChange extends Change {
  readonly id: string
}

/** In the order in which they were made. */
export async function readChanges(queries: Queries, weekId: string): Promise<StoredChange[]> {
  const rows = await queries
    .select()
    .from(scheduleChanges)
    .where(eq(scheduleChanges.weekId, weekId))
    .orderBy(asc(scheduleChanges.at), asc(scheduleChanges.driverId), asc(scheduleChanges.fromSlot))
  return rows.map(changeOfRow)
}

/** The reverse of {@link changeRow}. */
export function changeOfRow(row: ReturnType<typeof changeRow>): StoredChange {
  const { id, driverId, kind, at, by } = row
  return {
    id,
    driverId,
    kind,
    from: spotOf(row.fromSlot, row.fromCarId, row.fromOnCall),
    to: spotOf(row.toSlot, row.toCarId, row.toOnCall),
    at,
    by,
  }
}

function spotOf(slot: number | null, carId: string | null, onCall: boolean): Spot | null {
  return slot === null ? null : { slot, carId, onCall }
}

/**
 * Keeps what is unchanged, and the identity of a record whose target alone has moved (D21).
 * @param returned records that had come to nothing: whoever is moved from there again has the same one again
 */
export async function storeChanges(
  tx: Tx,
  weekId: string,
  before: readonly StoredChange[],
  after: readonly Change[],
  returned: readonly StoredChange[],
): Promise<void> {
  const former = new Map(returned.map((change) => [keyOf(change), change.id]))
  const old = new Map(before.map((change) => [keyOf(change), change]))
  const fresh: StoredChange[] = []
  const kept = new Set<string>()
  for (const change of after) {
    const was = old.get(keyOf(change))
    if (was && sameTarget(was, change)) kept.add(was.id)
    else fresh.push({ ...change, id: was?.id ?? former.get(keyOf(change)) ?? randomUUID() })
  }
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await tx.delete(scheduleChanges).where(inArray(scheduleChanges.id, gone))
  for (let start = 0; start < fresh.length; start += 1000)
    await tx
      .insert(scheduleChanges)
      .values(fresh.slice(start, start + 1000).map((change) => changeRow(weekId, change)))
}

export function changeRow(weekId: string, { id, driverId, kind, from, to, at, by }: StoredChange) {
  return {
    id,
    weekId,
    driverId,
    kind,
    fromSlot: from?.slot ?? null,
    fromCarId: from?.carId ?? null,
    fromOnCall: from?.onCall ?? false,
    toSlot: to?.slot ?? null,
    toCarId: to?.carId ?? null,
    toOnCall: to?.onCall ?? false,
    at,
    by,
  }
}

/** Per driver and original place; who had none is known by the target. */
function keyOf({ driverId, from, to }: Change): string {
  return from ? `${driverId} from ${from.slot}` : `${driverId} to ${to?.slot}`
}

function sameTarget(a: Change, b: Change): boolean {
  return (
    a.kind === b.kind &&
    a.to?.slot === b.to?.slot &&
    a.to?.carId === b.to?.carId &&
    a.to?.onCall === b.to?.onCall
  )
}
