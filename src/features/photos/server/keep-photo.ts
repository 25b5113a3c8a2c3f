import { readSettings } from '#features/settings/server/public.ts'
import { type Clock, instantIn } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import {
  forgetPhotosBefore,
  insertPhoto,
  keepWithin,
  type PhotoSpace,
  type PhotoToKeep,
  photoSpace,
} from './photo-rows.ts'

const DAY_MS = 24 * 3_600_000
const MEGABYTE = 1_000_000

/** Keeps a photo in the room that the fleet gives to all of them; the first one of a name stays. */
export async function keepPhoto(tx: Tx, clock: Clock, photo: PhotoToKeep): Promise<void> {
  await insertPhoto(tx, photo)
  await keepWithin(tx, (await boundsOf(tx, clock)).mostBytes)
}

/** Forgets what is older than the fleet keeps photos, and what is more than it has room for. */
export async function forgetOldPhotos(tx: Tx, clock: Clock): Promise<void> {
  const { keepDays, mostBytes } = await boundsOf(tx, clock)
  await forgetPhotosBefore(tx, instantIn(clock, -keepDays * DAY_MS))
  await keepWithin(tx, mostBytes)
}

/** How much room photos take, and how much they may. */
export async function photoRoom(
  queries: Queries,
  clock: Clock,
): Promise<PhotoSpace & { readonly mostBytes: number }> {
  const { mostBytes } = await boundsOf(queries, clock)
  return { ...(await photoSpace(queries)), mostBytes }
}

async function boundsOf(queries: Queries, clock: Clock) {
  const { keepDays, megabytes } = (await readSettings(queries, clock)).handover
  return { keepDays, mostBytes: megabytes * MEGABYTE }
}
