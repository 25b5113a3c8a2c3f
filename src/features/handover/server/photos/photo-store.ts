import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { PhotoSide } from '../../domain/handover.ts'
import { handoverPhotos, photoFiles } from '../tables.ts'

export interface PhotoToKeep {
  readonly handoverId: string
  readonly side: PhotoSide
  readonly takenAt: string
  /** A JPEG without anything beside its picture. */
  readonly bytes: Uint8Array
}

/** The first one of a side stays: what is sent twice is one. */
export async function keepPhoto(tx: Tx, { handoverId, side, takenAt, bytes }: PhotoToKeep): Promise<void> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  await tx
    .insert(photoFiles)
    .values({ hash, bytes: Buffer.from(bytes), size: bytes.length })
    .onConflictDoNothing()
  await tx.insert(handoverPhotos).values({ handoverId, side, hash, takenAt }).onConflictDoNothing()
  await forgetLooseFiles(tx, hash)
}

export async function photoOf(queries: Queries, id: string, side: PhotoSide): Promise<Buffer | undefined> {
  const [row] = await queries
    .select({ bytes: photoFiles.bytes })
    .from(handoverPhotos)
    .innerJoin(photoFiles, eq(photoFiles.hash, handoverPhotos.hash))
    .where(and(eq(handoverPhotos.handoverId, id), eq(handoverPhotos.side, side)))
  return row?.bytes
}

export interface PhotoSpace {
  /** Of all photos that are kept. */
  readonly bytes: number
  /** Instant of the oldest; null where there is none. */
  readonly oldest: string | null
}

export async function photoSpace(queries: Queries): Promise<PhotoSpace> {
  const [{ bytes } = { bytes: 0 }] = await queries
    .select({ bytes: sql<number>`coalesce(sum(${photoFiles.size}), 0)::bigint` })
    .from(photoFiles)
  const [{ oldest } = { oldest: null }] = await queries
    .select({ oldest: sql<string | null>`min(${handoverPhotos.takenAt})` })
    .from(handoverPhotos)
  return { bytes, oldest }
}

/** Forgets photos taken before. */
export async function forgetPhotosBefore(tx: Tx, instant: string): Promise<void> {
  await tx.execute(sql`delete from handover_photos where taken_at < ${instant}::timestamptz`)
  await forgetLooseFiles(tx)
}

/** Forgets all photos that this driver made. */
export async function forgetPhotosOf(tx: Tx, driverId: string): Promise<void> {
  await tx.execute(sql`
    delete from handover_photos where handover_id in (select id from handovers where driver_id = ${driverId}::uuid)`)
  await forgetLooseFiles(tx)
}

/**
 * Makes room where all photos are more than so many bytes: the oldest go first, those of hand-overs with open
 * damage or an objection that waits after all others.
 */
export async function keepWithin(tx: Tx, mostBytes: number): Promise<void> {
  for (;;) {
    const excess = (await photoSpace(tx)).bytes - mostBytes
    if (excess <= 0) return
    const { rows } = await tx.execute<{ side: string }>(sql`
      delete from handover_photos where (handover_id, side) in (
        select handover_id, side from (
          select p.handover_id, p.side, f.size, sum(f.size) over (
            order by (h.objection <> '' and h.settled_at is null)
              or exists (select from vehicle_damages d where d.handover_id = h.id and d.repaired_at is null),
              p.taken_at, p.handover_id, p.side
            rows unbounded preceding) as with_it
          from handover_photos p
          join handovers h on h.id = p.handover_id
          join photo_files f on f.hash = p.hash
        ) as in_turn
        where with_it - size < ${excess})
      returning side`)
    if (rows.length === 0) return
    // Equal pictures are one file: another round where less room was made than they said.
    await forgetLooseFiles(tx)
  }
}

/** Files that no hand-over has. @param hash that one alone, unless told otherwise all */
async function forgetLooseFiles(tx: Tx, hash?: string): Promise<void> {
  const which = hash === undefined ? sql`` : sql`and f.hash = ${hash}`
  await tx.execute(sql`
    delete from photo_files f where not exists (select from handover_photos p where p.hash = f.hash) ${which}`)
}
