import type { CallResult } from '#platform/web/call.ts'
import type { PhotoSide } from '../../domain/handover.ts'
import type { WaitingHandover } from './waiting.ts'

/** What sending needs of its surroundings. */
export interface SendingPorts {
  all(): Promise<readonly WaitingHandover[]>
  keep(handover: WaitingHandover): Promise<unknown>
  forget(id: string): Promise<void>
  put(handover: WaitingHandover): Promise<CallResult<unknown>>
  putPhoto(id: string, side: PhotoSide, photo: ArrayBuffer): Promise<CallResult<unknown>>
}

/**
 * `done`: nothing is left to send; `later`: the server was not reached, or has no time; `login`: nobody is
 * logged in; `other`: what is left is another driver's.
 */
export type Sent = 'done' | 'later' | 'login' | 'other'

/**
 * Sends what waits, the oldest first, each hand-over before its photos, and photo by photo: whatever has
 * arrived is noted before the next one goes, so that it goes on from there after any end.
 */
export async function sendWaiting(ports: SendingPorts): Promise<Sent> {
  let left: Sent = 'done'
  for (const each of await ports.all()) {
    if (each.refused) continue
    const sent = await sendOne(ports, each)
    if (sent === 'later' || sent === 'login') return sent
    if (sent === 'other') left = 'other'
  }
  return left
}

async function sendOne(ports: SendingPorts, waiting: WaitingHandover): Promise<Sent> {
  let now = waiting
  if (!now.arrived) {
    const result = await ports.put(now)
    if (!result.ok) {
      const { status, code, msg } = result.failure
      if (status === 401) return 'login'
      if (code === 'other_driver') return 'other'
      if (isForLater(status, code)) {
        if (!now.tried) await ports.keep({ ...now, tried: true })
        return 'later'
      }
      await ports.keep({ ...now, tried: true, refused: { code, msg } })
      return 'done'
    }
    now = { ...now, arrived: true }
    await ports.keep(now)
  }
  for (const [side, photo] of Object.entries(now.photos) as [PhotoSide, ArrayBuffer][]) {
    const result = await ports.putPhoto(now.id, side, photo)
    if (!result.ok) {
      const { status, code } = result.failure
      if (status === 401) return 'login'
      if (isForLater(status, code)) return 'later'
      // Somebody else's by now, or gone: its photos have no place any more.
      if (status === 404) break
    }
    const { [side]: _, ...photos } = now.photos
    now = {
      ...now,
      photos,
      ...(result.ok ? {} : { refusedPhotos: [...(now.refusedPhotos ?? []), side] }),
    }
    await ports.keep(now)
  }
  if (!now.refusedPhotos?.length) await ports.forget(now.id)
  return 'done'
}

/** Not reached, the server in trouble or busy, or somebody else answered in its place. */
function isForLater(status: number, code: string): boolean {
  return status === 0 || status >= 500 || status === 429 || status === 408 || code === 'not_reached'
}
