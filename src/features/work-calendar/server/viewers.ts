import { fail, ok, type Result } from '#kernel/result.ts'
import type { CallContext, Failed } from '#platform/server/http/route.ts'
import { workCalendarTexts } from '../texts.ts'
import type { CalendarPins, PinTry } from './open-calendar.ts'

type Refused = Failed<'login_required' | 'too_many_tries'>

/** Who may see the fleet calendar: a logged-in user, or who holds the fleet's PIN, by session or on the call itself (D13). */
export async function fleetViewer(
  pins: CalendarPins,
  pin: string | undefined,
  context: CallContext,
): Promise<Result<{ readonly isUser: boolean }, Refused>> {
  const { user, fleet } = context.caller
  if (user || fleet) return ok({ isUser: user !== undefined })
  if (pin === undefined) return fail({ code: 'login_required' })
  const tried = await pins.fleet(pin, context)
  return tried.outcome === 'right' ? ok({ isUser: false }) : refusedTry(tried, workCalendarTexts.wrongPin)
}

/** Whose own calendar may be seen: that of the session, or of the phone and PIN on the call itself (D13). */
export async function ownViewer(
  pins: CalendarPins,
  { phone, solo }: { readonly phone?: string | undefined; readonly solo?: string | undefined },
  context: CallContext,
): Promise<Result<{ readonly driverId: string }, Refused>> {
  const { driver } = context.caller
  if (driver) return ok({ driverId: driver.id })
  if (phone === undefined || solo === undefined) return fail({ code: 'login_required' })
  const tried = await pins.driver(phone, solo, context)
  return tried.outcome === 'right'
    ? ok({ driverId: tried.subject })
    : refusedTry(tried, workCalendarTexts.wrongPinOrPhone)
}

export interface PickViewer {
  /** The office: picks for anyone. */
  readonly isUser: boolean
  /** The driver whose own session it is. */
  readonly own: string | undefined
  /** Holds the fleet's PIN. */
  readonly hasFleetPin: boolean
}

/** Who may pick free shifts: a logged-in user, who holds the fleet's PIN, or a driver with an own session (D15). */
export async function pickViewer(
  pins: CalendarPins,
  pin: string | undefined,
  context: CallContext,
): Promise<Result<PickViewer, Refused>> {
  const { user, fleet, driver } = context.caller
  const own = driver?.id
  if (own !== undefined && !user && !fleet && pin === undefined)
    return ok({ isUser: false, own, hasFleetPin: false })
  const viewer = await fleetViewer(pins, pin, context)
  return viewer.ok ? ok({ isUser: viewer.value.isUser, own, hasFleetPin: true }) : viewer
}

function refusedTry({ outcome }: PinTry, msg: string): Result<never, Refused> {
  return outcome === 'throttled' ? fail({ code: 'too_many_tries' }) : fail({ code: 'login_required', msg })
}
