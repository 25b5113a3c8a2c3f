import { forget, isRecord, namesKept, recall, remember } from '#platform/web/device-memory.ts'
import { REPORT_PHOTOS_WAIT as PHOTOS_WAIT } from '#platform/web/own-things.ts'

/** Photos of a report that the office has, on their way from this phone. */
export interface WaitingPhotos {
  readonly report: string
  /** Of which the server has said nothing, in their order. */
  readonly photos: readonly string[]
  /** How many will not arrive: refused, or lost on this phone. */
  readonly failed: number
}

const listeners = new Set<() => void>()

/** Told whenever something of it changes on this page. @returns ends that */
export function whenPhotosMove(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function waitingPhotos(): readonly WaitingPhotos[] {
  return namesKept(PHOTOS_WAIT).flatMap((name) => waitingOf(name.slice(PHOTOS_WAIT.length)) ?? [])
}

export function waitingOf(report: string): WaitingPhotos | undefined {
  const kept = recall(PHOTOS_WAIT + report, isWaiting)
  return kept && { report, photos: kept.photos, failed: kept.failed ?? 0 }
}

/** Notes what is left of it; nothing that had been forgotten meanwhile, by a logout, comes back. */
export function noteWaiting({ report, photos, failed }: WaitingPhotos): void {
  if (!waitingOf(report)) return
  if (photos.length === 0 && failed === 0) forget(PHOTOS_WAIT + report)
  else remember(PHOTOS_WAIT + report, { photos, failed })
  for (const listener of listeners) listener()
}

function isWaiting(value: unknown): value is { photos: string[]; failed?: number } {
  return (
    isRecord(value) &&
    Array.isArray(value.photos) &&
    value.photos.every((each) => typeof each === 'string') &&
    (value.failed === undefined || typeof value.failed === 'number')
  )
}
