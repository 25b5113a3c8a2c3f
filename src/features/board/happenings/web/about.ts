import type { CarOffDraft } from '#features/fleet/unavailability/web/public.ts'
import type { HappeningKind } from '../domain/public.ts'

/** What is known when the flow is opened: whom or what was pointed at, and what was typed elsewhere. */
export interface About {
  readonly kind?: HappeningKind
  readonly carId?: string
  readonly driverId?: string
  /** 0-13 */
  readonly slot?: number
  readonly draft?: CarOffDraft
}
