import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
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

/** The same without a driver or car that the week does not know: another week, or gone meanwhile. */
export function knownIn(week: WeekOnBoard, about: About): About {
  const { carId, driverId, ...rest } = about
  const [car, driver] = [week.carsById.has(carId ?? ''), week.drivers.has(driverId ?? '')]
  if ((carId === undefined || car) && (driverId === undefined || driver)) return about
  return {
    ...rest,
    ...(carId !== undefined && car ? { carId } : {}),
    ...(driverId !== undefined && driver ? { driverId } : {}),
  }
}
