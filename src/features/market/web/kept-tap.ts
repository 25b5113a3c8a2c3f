import { deviceNow } from '#platform/web/device-clock.ts'
import { forget, isRecord, recall, remember } from '#platform/web/device-memory.ts'
import { isSharedDevice, TAPPED } from '#platform/web/own-things.ts'
import type { FreeShift } from './shown-slot.ts'

/** One tap: the same key on every try, so that whatever got lost on the way is booked once. */
export interface Tap {
  readonly shift: FreeShift
  readonly requestId: string
}

interface KeptTap extends Tap {
  /** The session had ended: nothing was booked, and it is offered again. */
  readonly locked?: boolean
  /** Milliseconds of this device's clock. */
  readonly at: number
}

/** So long a tap that got no answer is still what the driver wants. Milliseconds. */
const MEANT_FOR = 10 * 60_000

/**
 * Sent, and no answer yet: the page may be left before it comes. @param locked refused, for want of a
 * login
 */
export function keepTap(tap: Tap, locked = false): void {
  if (!isSharedDevice()) remember(TAPPED, { ...tap, at: deviceNow(), locked })
}

export function forgetTap(): void {
  forget(TAPPED)
}

/**
 * What got no answer; `isMeant`: it is so new that it is sent again by itself; `isLocked`: it counted for
 * nothing, and is the driver's to say again.
 */
export function recallTap(): (Tap & { readonly isMeant: boolean; readonly isLocked: boolean }) | undefined {
  const kept = recall(TAPPED, isKept)
  const age = kept ? deviceNow() - kept.at : 0
  return (
    kept && { ...kept, isMeant: !kept.locked && age >= 0 && age < MEANT_FOR, isLocked: kept.locked === true }
  )
}

function isKept(value: unknown): value is KeptTap {
  return (
    isRecord(value) &&
    typeof value.requestId === 'string' &&
    typeof value.at === 'number' &&
    isRecord(value.shift) &&
    typeof value.shift.date === 'string' &&
    Array.isArray(value.shift.costs)
  )
}
