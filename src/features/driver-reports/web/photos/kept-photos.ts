import { box } from '#platform/web/device-box.ts'
import { isRecord, namesKept, recall } from '#platform/web/device-memory.ts'
import { awaitedThings, REPORTS_WAIT } from '#platform/web/own-things.ts'

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
  const needed = neededPhotos()
  const ours = keys.flatMap((key) => (key.startsWith(OURS) ? key.slice(OURS.length) : []))
  for (const id of [...ours, ...unkept.keys()]) if (!needed.has(id)) await forgetPhoto(id)
}

/**
 * Of what is typed and on its way (`pending-report.ts`), and of reports that the office has; also of drivers
 * who are awaited on this phone.
 */
function neededPhotos(): ReadonlySet<unknown> {
  const here = namesKept(REPORTS_WAIT).map((name) => recall(name, isAnything))
  const ids = [...here, ...awaitedThings(REPORTS_WAIT)].flat().flatMap((kept) => {
    if (!isRecord(kept)) return []
    const photos = isRecord(kept.told) ? kept.told.photos : kept.photos
    return Array.isArray(photos) ? (photos as unknown[]) : []
  })
  return new Set(ids)
}

function isAnything(value: unknown): value is unknown {
  return value !== undefined
}
