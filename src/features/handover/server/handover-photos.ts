import { and, eq, exists, isNull, ne, or } from 'drizzle-orm'
import { forgetPhotos, keepPhoto, letGoLast, photoNames, photoOf } from '#features/photos/server/public.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { PHOTO_SIDES, type PhotoSide } from '../domain/handover.ts'
import { handovers, vehicleDamages } from './tables.ts'

/** @param bytes a JPEG without anything beside its picture */
export async function keepHandoverPhoto(
  tx: Tx,
  clock: Clock,
  { id, at }: { readonly id: string; readonly at: string },
  side: PhotoSide,
  bytes: Uint8Array,
): Promise<void> {
  const goesLast = await isNeeded(tx, id)
  await keepPhoto(tx, clock, { holder: 'handover', holderId: id, name: side, takenAt: at, goesLast, bytes })
}

export function photoOfHandover(queries: Queries, id: string, side: PhotoSide): Promise<Buffer | undefined> {
  return photoOf(queries, { holder: 'handover', holderId: id, name: side })
}

/** Sides of which there are photos, by hand-over. */
export async function sidesOf(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly PhotoSide[]>> {
  const names = await photoNames(queries, 'handover', ids)
  return new Map([...names].map(([id, own]) => [id, PHOTO_SIDES.filter((side) => own.includes(side))]))
}

/** Forgets all photos that this driver made. */
export async function forgetPhotosOfDriver(tx: Tx, driverId: string): Promise<void> {
  const own = await tx.select({ id: handovers.id }).from(handovers).where(eq(handovers.driverId, driverId))
  await forgetPhotos(
    tx,
    'handover',
    own.map(({ id }) => id),
  )
}

/** Open damage, or an objection that waits, was settled, or is back: that says when its photos go. */
export async function letNeededGoLast(tx: Tx, id: string): Promise<void> {
  // Of two at once the second one sees what the first one has done.
  await tx.select({ id: handovers.id }).from(handovers).where(eq(handovers.id, id)).for('update')
  await letGoLast(tx, 'handover', id, await isNeeded(tx, id))
}

/** Photos of open damage and of objections that wait are needed longest. */
async function isNeeded(tx: Tx, id: string): Promise<boolean> {
  const open = tx
    .select({ id: vehicleDamages.id })
    .from(vehicleDamages)
    .where(and(eq(vehicleDamages.handoverId, id), isNull(vehicleDamages.repairedAt)))
  const isWaiting = and(ne(handovers.objection, ''), isNull(handovers.settledAt))
  const needed = and(eq(handovers.id, id), or(isWaiting, exists(open)))
  return (await tx.$count(handovers, needed)) > 0
}
