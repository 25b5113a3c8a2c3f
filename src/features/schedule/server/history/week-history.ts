import { and, desc, eq, lt } from 'drizzle-orm'
import type { Change } from '#features/roster/domain/public.ts'
import {
  decodePlaces,
  kindOfMove,
  type Move,
  movesBetween,
  type Place,
  planOf,
  ranksFrom,
  type SettledPlace,
  seatKey,
  type WeekContents,
} from '#features/roster/domain/public.ts'
import { scheduleVersions } from '#features/roster/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { SavedWeek } from '../week/week-reader.ts'

/** Versions told at once. */
const PAGE = 20

export interface ListedVersion {
  readonly version: number
  readonly savedBy: string
  readonly savedAt: string
  /** Against the version before; none for the first. */
  readonly changes: readonly Change[]
}

/**
 * Newest first.
 * @param before older than this one; else the newest. `older` is what to ask with for the next ones.
 */
export async function versionsOf(
  queries: Queries,
  weekId: string,
  before: number | undefined,
): Promise<{ readonly versions: readonly ListedVersion[]; readonly older: number | null }> {
  const rows = await queries
    .select()
    .from(scheduleVersions)
    .where(
      and(
        eq(scheduleVersions.weekId, weekId),
        before === undefined ? undefined : lt(scheduleVersions.version, before),
      ),
    )
    .orderBy(desc(scheduleVersions.version))
    .limit(PAGE + 1)
  const boards = rows.map(({ places }) => planOf(decodePlaces(places)))
  const versions = rows.slice(0, PAGE).map(({ version, savedBy, savedAt }, index) => {
    const [now, then] = [boards[index], boards[index + 1]]
    const moves = now && then ? movesBetween(then, now) : []
    const recorded = ({ driverId, from, to }: Move): Change => ({
      ...{ driverId, from, to, kind: kindOfMove(from, to), at: savedAt, by: savedBy },
    })
    return { version, savedBy, savedAt, changes: moves.map(recorded) }
  })
  return { versions, older: rows.length > PAGE ? (versions.at(-1)?.version ?? null) : null }
}

export interface OldVersion {
  readonly savedBy: string
  readonly savedAt: string
  readonly contents: WeekContents
}

/** A version with the names and cars that the week knows; undefined where there is no such version. */
export async function readVersion(
  queries: Queries,
  { row, contents }: SavedWeek,
  version: number,
): Promise<OldVersion | undefined> {
  const [found] = await queries
    .select()
    .from(scheduleVersions)
    .where(and(eq(scheduleVersions.weekId, row.id), eq(scheduleVersions.version, version)))
  if (!found) return undefined
  const { savedBy, savedAt, places } = found
  return {
    savedBy,
    savedAt,
    contents: { ...contents, places: settled(decodePlaces(places), contents.places) },
  }
}

/**
 * Versions keep places alone: how a driver came to one is taken from the week of now where he stands in that
 * slot still; why there was no car is not known any more.
 */
function settled(places: readonly Place[], now: readonly SettledPlace[]): SettledPlace[] {
  const known = new Map(now.map((place) => [seatKey(place), place]))
  const rankOf = ranksFrom([])
  return places.map((place) => {
    const same = known.get(seatKey(place))
    return { ...place, rank: rankOf(place), origin: same?.origin ?? 'office', reason: null }
  })
}
