import { keepOwnReturn } from '#features/notices/server/public.ts'
import type { AuthorCode, Place } from '#features/roster/domain/public.ts'
import { lockWeek, readContents } from '#features/roster/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { saveNextVersion } from './save-week.ts'

export interface DisownedPlaces {
  readonly week: Week
  readonly driverId: string
  /** Whether a place of the driver's goes, be it a seat or one in a list. */
  goes(place: Place): boolean
}

/** Frees places of a driver who never asked for them, all as one version of the week. */
export async function unseatDisowned(
  tx: Tx,
  platform: Platform,
  { week, driverId, goes }: DisownedPlaces,
): Promise<{ readonly version: number; readonly seats: number } | undefined> {
  const row = await lockWeek(tx, week)
  if (!row) return undefined
  const before = await readContents(tx, row.id)
  const gone = before.places.filter((place) => place.driverId === driverId && goes(place))
  if (gone.length === 0) return undefined
  const places = before.places.filter((place) => !gone.includes(place))
  const by: AuthorCode = '@driver-returned'
  const saved = await saveNextVersion(
    tx,
    platform,
    row,
    before,
    { ...before, places },
    { id: null, name: by },
  )
  const seats = gone.filter(({ carId }) => carId !== null)
  for (const { slot } of seats) await keepOwnReturn(tx, { row: saved.row, driverId, slot })
  return { version: saved.row.version, seats: seats.length }
}
