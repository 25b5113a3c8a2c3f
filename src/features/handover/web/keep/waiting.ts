import type { InputOf } from '#platform/pure/endpoint.ts'
import { type Box, box } from '#platform/web/device-box.ts'
import { forget, remember } from '#platform/web/device-memory.ts'
import type { putHandover } from '../../contract.ts'
import type { PhotoSide } from '../../domain/handover.ts'

export type HandoverInput = Omit<InputOf<typeof putHandover>, 'sentAt'>

/** A hand-over that is on its way from this phone to the server. */
export interface WaitingHandover {
  readonly id: string
  /** The driver who did it; sent by nobody else. */
  readonly me: string
  readonly reg: string
  readonly input: HandoverInput
  /** JPEGs of which the server has said nothing. */
  readonly photos: Readonly<Partial<Record<PhotoSide, ArrayBuffer>>>
  /** The server has it; photos may still be missing. */
  readonly arrived: boolean
  /** It was tried before: what is odd about its mileage can't be asked any more. */
  readonly tried: boolean
  /** Why the server won't have it, as it says; undefined while it may still go. */
  readonly refused?: { readonly code: string; readonly msg: string } | undefined
  /** Photos that the server would not have. */
  readonly refusedPhotos?: readonly PhotoSide[]
}

/** No more wait on one phone: with their photos some 14 MB. */
export const MOST_WAITING = 8

/** What a page looks at before it fetches all this: whether there may be something to send. */
const WAITS = 'handovers-wait'

const kept: Box<WaitingHandover> = box('handovers')
/** What could not be kept: gone with the page, and sent by it before. */
const unkept = new Map<string, WaitingHandover>()
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** Told whenever something waits, has gone or was refused. @returns ends that */
export function whenWaitingChanges(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** In the order in which they were done. */
export async function allWaiting(): Promise<readonly WaitingHandover[]> {
  const found = await kept.all().catch(() => [])
  const all = [...found.filter(({ id }) => !unkept.has(id)), ...unkept.values()]
  return all.sort((a, b) => (a.input.doneAt < b.input.doneAt ? -1 : 1))
}

/** Keeps it, or what has become of it. @returns false where it lives as long as the page alone */
export async function keepWaiting(handover: WaitingHandover): Promise<boolean> {
  remember(WAITS, true)
  try {
    await kept.put(handover.id, handover)
    unkept.delete(handover.id)
    return true
  } catch {
    unkept.set(handover.id, handover)
    return false
  } finally {
    tell()
  }
}

export function isKeptSafely(id: string): boolean {
  return !unkept.has(id)
}

export async function forgetWaiting(id: string): Promise<void> {
  unkept.delete(id)
  await kept.remove(id).catch(() => undefined)
  if ((await allWaiting()).length === 0) forget(WAITS)
  tell()
}
