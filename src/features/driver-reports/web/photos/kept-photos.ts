import { box } from '#platform/web/device-box.ts'
import { recall } from '#platform/web/device-memory.ts'
import { isPending, PENDING, photosOf, TYPED } from '../pending-report.ts'
import { waitingPhotos } from './waiting-photos.ts'

/** Emptied with the logout (`person-memory.ts`), as the words that they belong to. */
const photoBox = box<ArrayBuffer>('draft-photos')
const OURS = 'report.'

/** What could not be kept: gone with the page, and sent by it before. */
const unkept = new Map<string, ArrayBuffer>()

/** @returns false where it lives as long as the page alone */
export async function keepPhoto(id: string, photo: ArrayBuffer): Promise<boolean> {
  try {
    await photoBox.put(OURS + id, photo)
    return true
  } catch {
    unkept.set(id, photo)
    return false
  }
}

export async function keptPhoto(id: string): Promise<ArrayBuffer | undefined> {
  return unkept.get(id) ?? photoBox.get(OURS + id).catch(() => undefined)
}

/** Ids that stand in the open sheet, whatever becomes of what was sent before. */
let held: readonly string[] = []

export function holdPhotos(ids: readonly string[]): void {
  held = ids
}

/** Forgets it, unless it stands in the open sheet. */
export async function forgetPhoto(id: string): Promise<void> {
  if (held.includes(id)) return
  unkept.delete(id)
  await photoBox.remove(OURS + id).catch(() => undefined)
}

/** Forgets photos that belong to nothing typed, on its way or sent any more. */
export async function forgetLoosePhotos(): Promise<void> {
  const keys = await photoBox.keys().catch(() => [])
  const told = [TYPED, PENDING].flatMap((name) => photosOf(recall(name, isPending)?.told))
  const needed = new Set([...told, ...waitingPhotos().flatMap(({ photos }) => photos)])
  const ours = keys.flatMap((key) => (key.startsWith(OURS) ? key.slice(OURS.length) : []))
  for (const id of [...ours, ...unkept.keys()]) if (!needed.has(id)) await forgetPhoto(id)
}
