import { readReturns, tellAllChanges } from '#features/notices/server/public.ts'
import { type Move, movesBetween, planOf } from '#features/roster/domain/public.ts'
import { findWeek, placesOfVersion, readChanges, weekById } from '#features/roster/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { MovedWeek } from '../domain/happening.ts'

/** What an act has moved in a week, from its versions. */
async function movesOfWeek(queries: Queries, { weekId, before, after }: MovedWeek): Promise<Move[]> {
  const [was, is] = await Promise.all([
    placesOfVersion(queries, weekId, before),
    placesOfVersion(queries, weekId, after),
  ])
  return movesBetween(planOf(was), planOf(is))
}

/** The same the other way round: what brings everybody back. */
export function movesBack(queries: Queries, { weekId, before, after }: MovedWeek): Promise<Move[]> {
  return movesOfWeek(queries, { weekId, before: after, after: before })
}

/**
 * The weeks that an act has made new versions of. Each is locked since, so that its newest version is the
 * act's.
 * @param own the week whose moves were sent, with its version before
 * @param displaced weeks in which drivers had to leave the car, a version each
 */
export async function movedWeeks(
  tx: Tx,
  own: { readonly weekId: string; readonly before: number } | undefined,
  displaced: readonly Week[],
): Promise<MovedWeek[]> {
  const weeks = new Map<string, MovedWeek>()
  if (own) {
    const row = await weekById(tx, own.weekId)
    if (row) weeks.set(row.id, { ...own, after: row.version })
  }
  for (const week of displaced) {
    const row = await findWeek(tx, week)
    if (row && !weeks.has(row.id))
      weeks.set(row.id, { weekId: row.id, before: row.version - 1, after: row.version })
  }
  return [...weeks.values()]
}

interface Told {
  readonly people: number
  readonly withoutPhone: number
}

/**
 * One SMS a driver and week to whom these weeks' moves concern, about all that the driver was not told of it
 * yet; null where no week of them is published (D43).
 */
export async function tellMoved(
  tx: Tx,
  platform: Platform,
  weeks: readonly MovedWeek[],
): Promise<Told | null> {
  const told: Told[] = []
  for (const week of weeks) {
    const drivers = new Set((await movesOfWeek(tx, week)).map(({ driverId }) => driverId))
    const changes = await readChanges(tx, week.weekId)
    const returns = (await readReturns(tx, week.weekId)).map(({ change }) => change)
    const ids = new Set(
      [...changes, ...returns].filter(({ driverId }) => drivers.has(driverId)).map(({ id }) => id),
    )
    const sent = await tellAllChanges(tx, platform, week.weekId, ids)
    if (sent) told.push(sent)
  }
  if (told.length === 0) return null
  const sum = (count: (each: Told) => number) => told.reduce((all, each) => all + count(each), 0)
  return { people: sum(({ people }) => people), withoutPhone: sum(({ withoutPhone }) => withoutPhone) }
}
