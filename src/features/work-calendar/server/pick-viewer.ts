import type { RightPin } from '#features/drivers/session/server/public.ts'
import type { Caller } from '#platform/server/http/caller.ts'

export interface PickViewer {
  /** The office: picks for anyone. */
  readonly isUser: boolean
  /** The driver whose own session it is. */
  readonly own: string | undefined
  /** Holds the fleet's PIN. */
  readonly hasFleetPin: boolean
}

/** Who picks free shifts: a logged-in user, who holds the fleet's PIN, or a driver with an own session (D15). */
export function pickViewer({ user, fleet, driver }: Caller, proven: RightPin | 'session'): PickViewer {
  const isUser = user !== undefined
  return { isUser, own: driver?.id, hasFleetPin: proven !== 'session' || isUser || fleet === true }
}
