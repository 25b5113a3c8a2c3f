import { createHash } from 'node:crypto'
import { driversByIds } from '#features/drivers/server/public.ts'
import {
  lateReason,
  placesTakenBack,
  type WaitingPlace,
  waitingPlaces,
} from '#features/planning/domain/public.ts'
import type { SettledPlace, WeekContents, WeekDriver } from '#features/roster/domain/public.ts'
import { driverOff, ranksFrom } from '#features/roster/domain/public.ts'
import type { WeekRow } from '#features/roster/server/public.ts'
import { weekOfRow } from '#features/roster/server/public.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { LiveFrame } from '../week/live-frame.ts'
import { choicesTakenBack, lateChoices } from './late-store.ts'

/**
 * What came to a week after it was generated and is not settled yet (D42): read from the submissions of now,
 * never kept.
 */
export interface Waiting {
  readonly places: readonly WaitingPlace[]
  readonly drivers: readonly WeekDriver[]
  /** Another one whenever any of this changes. */
  readonly mark: string
  /** Saved places whose choices were taken back. */
  readonly takenBack: readonly SettledPlace[]
}

export async function waitingOfWeek(
  queries: Queries,
  row: WeekRow,
  places: readonly SettledPlace[],
  frame: Pick<LiveFrame, 'driversOff'>,
): Promise<Waiting> {
  const which = { weekId: row.id, week: weekOfRow(row) }
  const late = await lateChoices(queries, which)
  const listed = await driversByIds(queries, [...new Set(late.drivers.map(({ id }) => id))])
  const choices = late.choices.filter(({ driverId }) => listed.has(driverId))
  const waiting = waitingPlaces(choices, places, frame.driversOff)
  const wait = new Set(waiting.map(({ driverId }) => driverId))
  const takenBack = placesTakenBack(await choicesTakenBack(queries, which), places)
  return {
    mark: markOf([waiting, takenBack]),
    places: waiting,
    drivers: [...listed.values()]
      .filter(({ id }) => wait.has(id))
      .map(({ id, fullName, phone, email }) => ({ id, fullName, phone, email })),
    takenBack,
  }
}

function markOf(told: unknown): string {
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 16)
}

/** The week with those who wait at the end of its lists, as every reader is to see it. */
export function withWaiting(
  { cars, drivers, places }: WeekContents,
  waiting: Waiting,
  { driversOff }: Pick<LiveFrame, 'driversOff'>,
): WeekContents {
  const more = waiting.places.filter(({ saved }) => !saved)
  if (more.length === 0) return { cars, drivers, places }
  const known = new Set(drivers.map(({ id }) => id))
  const rankOf = ranksFrom(places)
  const listed = more.map(({ driverId, slot, onCall, origin }): SettledPlace => {
    const rank = rankOf({ slot, carId: null, onCall })
    const reason = onCall ? null : lateReason(driverOff(driversOff, driverId, slot))
    return { driverId, slot, carId: null, onCall, rank, origin, reason }
  })
  return {
    cars,
    drivers: [...drivers, ...waiting.drivers.filter(({ id }) => !known.has(id))],
    places: [...places, ...listed].sort((a, b) => a.slot - b.slot || a.rank - b.rank),
  }
}
