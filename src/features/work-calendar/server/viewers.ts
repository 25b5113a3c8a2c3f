import { fail, ok, type Result } from '#kernel/result.ts'
import type { Caller } from '#platform/server/http/caller.ts'
import type { CallContext, Failed } from '#platform/server/http/route.ts'
import { workCalendarTexts } from '../texts.ts'
import type { CalendarPins, PinTry, RightPin } from './open-calendar.ts'

type Refused = Failed<'login_required' | 'too_many_tries'>
type Proving<Input> = (input: Input, context: CallContext) => Promise<Result<RightPin, Refused>>

/** The fleet's PIN on a call that a session needs none for (D13). */
export function byFleetPin(pins: CalendarPins): Proving<{ readonly pin?: string | undefined }> {
  return async ({ pin = '' }, context) => provenBy(await pins.fleet(pin, context), workCalendarTexts.wrongPin)
}

/** A driver's phone and PIN on a call that the driver's session needs none for (D13). */
export function byDriverPin(
  pins: CalendarPins,
): Proving<{ readonly phone?: string | undefined; readonly solo?: string | undefined }> {
  return async ({ phone = '', solo = '' }, context) =>
    provenBy(await pins.driver(phone, solo, context), workCalendarTexts.wrongPinOrPhone)
}

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

function provenBy(tried: PinTry, wrong: string): Result<RightPin, Refused> {
  if (tried.outcome === 'right') return ok(tried)
  return tried.outcome === 'throttled'
    ? fail({ code: 'too_many_tries' })
    : fail({ code: 'login_required', msg: wrong })
}
