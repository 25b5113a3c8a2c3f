import { createHash } from 'node:crypto'
import { and, asc, eq, inArray, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { type PHOTO_HOLDERS, photoFiles, photos } from './tables.ts'

export type PhotoHolder = (typeof PHOTO_HOLDERS)[number]

/** Which photo of whom. */
export interface PhotoPlace {
  readonly holder: PhotoHolder
  readonly holderId: string
  readonly name: string
}

export interface PhotoToKeep extends PhotoPlace {
  readonly takenAt: string
  /** Where room is short it goes after all others. */
  readonly goesLast: boolean
  /** A JPEG without anything beside its picture. */
  readonly bytes: Uint8Array
}

/** The first one of a name stays: what is sent twice is one. */
export async function insertPhoto(tx: Tx, { bytes, ...place }: PhotoToKeep): Promise<void> {
  const hash = createHash('sha256').update(bytes).digest('hex')
  await tx
    .insert(photoFiles)
    .values({ hash, bytes: Buffer.from(bytes), size: bytes.length })
    .onConflictDoNothing()
  await tx
    .insert(photos)
    .values({ ...place, hash })
    .onConflictDoNothing()
  await forgetLooseFiles(tx, eq(photoFiles.hash, hash))
}

export async function photoOf(
  queries: Queries,
  { holder, holderId, name }: PhotoPlace,
): Promise<Buffer | undefined> {
  const [row] = await queries
    .select({ bytes: photoFiles.bytes })
    .from(photos)
    .innerJoin(photoFiles, eq(photoFiles.hash, photos.hash))
    .where(and(eq(photos.holder, holder), eq(photos.holderId, holderId), eq(photos.name, name)))
  return row?.bytes
}

/** Names of the photos that are there, by whose they are. */
export async function photoNames(
  queries: Queries,
  holder: PhotoHolder,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const names = new Map<string, string[]>()
  if (ids.length === 0) return names
  const rows = await queries
    .select({ id: photos.holderId, name: photos.name })
    .from(photos)
    .where(ofThese(holder, ids))
    .orderBy(asc(photos.holderId), asc(photos.name))
  for (const { id, name } of rows) names.set(id, [...(names.get(id) ?? []), name])
  return names
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
    .select({ oldest: sql<string | null>`min(${photos.takenAt})` })
    .from(photos)
  return { bytes, oldest }
}

/** Forgets all photos of these. */
export async function forgetPhotos(tx: Tx, holder: PhotoHolder, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const gone = await tx.delete(photos).where(ofThese(holder, ids)).returning({ hash: photos.hash })
  const hashes = [...new Set(gone.map(({ hash }) => hash))]
  if (hashes.length > 0) await forgetLooseFiles(tx, inArray(photoFiles.hash, hashes))
}

/** Forgets photos taken before. */
export async function forgetPhotosBefore(tx: Tx, instant: string): Promise<void> {
  await tx.delete(photos).where(lt(photos.takenAt, instant))
  await forgetLooseFiles(tx)
}

/** Whether the photos of this one go after all others where room is short. */
export async function letGoLast(
  tx: Tx,
  holder: PhotoHolder,
  holderId: string,
  goesLast: boolean,
): Promise<void> {
  await tx
    .update(photos)
    .set({ goesLast })
    .where(ofThese(holder, [holderId]))
}

/** Makes room where all photos are more than so many bytes: the oldest go first, those that somebody has to
 * see after all others. */
export async function keepWithin(tx: Tx, mostBytes: number): Promise<void> {
  for (;;) {
    const excess = (await photoSpace(tx)).bytes - mostBytes
    if (excess <= 0) return
    const { rows } = await tx.execute<{ name: string }>(sql`
      delete from photos where (holder, holder_id, name) in (
        select holder, holder_id, name from (
          select p.holder, p.holder_id, p.name, f.size, sum(f.size) over (
            order by p.goes_last, p.taken_at, p.holder_id, p.name
            rows unbounded preceding) as with_it
          from photos p
          join photo_files f on f.hash = p.hash
        ) as in_turn
        where with_it - size < ${excess})
      returning name`)
    if (rows.length === 0) return
    // Equal pictures are one file: another round where less room was made than they said.
    await forgetLooseFiles(tx)
  }
}

function ofThese(holder: PhotoHolder, ids: readonly string[]): SQL | undefined {
  return and(eq(photos.holder, holder), inArray(photos.holderId, [...ids]))
}

/** Files that nobody has. @param which of them; unless told otherwise all */
async function forgetLooseFiles(tx: Tx, which?: SQL): Promise<void> {
  const users = tx.select({ hash: photos.hash }).from(photos).where(eq(photos.hash, photoFiles.hash))
  await tx.delete(photoFiles).where(and(notExists(users), which))
}
