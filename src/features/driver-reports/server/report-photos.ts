import { forgetPhotos, keepPhoto, letGoLast, photoNames, photoOf } from '#features/photos/server/public.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { ToldPhoto } from './tables.ts'

interface WithPhotos {
  readonly id: string
  readonly photos: readonly ToldPhoto[]
}

export interface ShownPhoto {
  readonly id: string
  readonly state: 'here' | 'awaited' | 'gone'
}

/** With what became of each photo: it may be on the phone still, or have made room for newer ones. */
export async function withPhotos<T extends WithPhotos>(
  queries: Queries,
  reports: readonly T[],
): Promise<(Omit<T, 'photos'> & { readonly photos: ShownPhoto[] })[]> {
  const pictured = reports.filter(({ photos }) => photos.length > 0)
  const names = await photoNames(
    queries,
    'report',
    pictured.map(({ id }) => id),
  )
  return reports.map((report) => ({
    ...report,
    photos: report.photos.map(({ id, arrived }) => {
      const isHere = names.get(report.id)?.includes(id) === true
      return { id, state: isHere ? ('here' as const) : arrived ? ('gone' as const) : ('awaited' as const) }
    }),
  }))
}

/**
 * @param sent `goesLast`: nobody at the office has taken the report up; `bytes`: a JPEG, and nothing beside
 * its picture
 */
export function keepReportPhoto(
  tx: Tx,
  clock: Clock,
  sent: {
    readonly id: string
    readonly photo: string
    readonly at: string
    readonly goesLast: boolean
    readonly bytes: Uint8Array
  },
): Promise<void> {
  const { id, photo, at, goesLast, bytes } = sent
  return keepPhoto(tx, clock, { holder: 'report', holderId: id, name: photo, takenAt: at, goesLast, bytes })
}

export function photoOfReport(queries: Queries, id: string, photo: string): Promise<Buffer | undefined> {
  return photoOf(queries, { holder: 'report', holderId: id, name: photo })
}

/** The office has seen them: where room is short they go in their turn. */
export function letGoInTurn(tx: Tx, id: string): Promise<void> {
  return letGoLast(tx, 'report', id, false)
}

export function forgetReportPhotos(tx: Tx, ids: readonly string[]): Promise<void> {
  return forgetPhotos(tx, 'report', ids)
}
