import { fail, ok, type Result } from '#kernel/result.ts'
import type { CallContext, Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Throttle } from '#platform/server/throttle.ts'
import type { WrongTry } from '../texts.ts'
import { createPinChecks, type PinTry, type RightPin } from './check-pins.ts'

type NotProven = Failed<'too_many_tries'> | Failed<'login_required', WrongTry>
type Prove<Input> = (input: Input, context: CallContext) => Promise<Result<RightPin, NotProven>>

/**
 * What a call that is for who holds a PIN hands to `proves`, by what its contract says (`contract-proof.ts`).
 */
export interface PinProofs {
  /** Of `sessionOrFleetPin`. */
  readonly fleet: Prove<{ readonly pin?: string | undefined }>
  /** Of `sessionOrDriverPin`. */
  readonly driver: Prove<{ readonly phone?: string | undefined; readonly solo?: string | undefined }>
}

/**
 * PINs on calls that their session needs none for (D13), tried through the throttle as when a session is
 * opened.
 */
export function createPinProofs(platform: Platform, throttle: Throttle): PinProofs {
  const pins = createPinChecks(platform, throttle)
  return {
    fleet: async ({ pin = '' }, context) => provenBy(await pins.fleet(pin, context), { tried: 'pin' }),
    driver: async ({ phone = '', solo = '' }, context) =>
      provenBy(await pins.driver(phone, solo, context), { tried: 'pin-and-phone' }),
  }
}

function provenBy(tried: PinTry, wrong: WrongTry): Result<RightPin, NotProven> {
  if (tried.outcome === 'right') return ok(tried)
  return tried.outcome === 'throttled'
    ? fail({ code: 'too_many_tries' })
    : fail({ code: 'login_required', facts: wrong })
}
