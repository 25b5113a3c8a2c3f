import { endSession, openSession, SESSION_COOKIES } from '#features/auth/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { CallContext } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { RightPin } from './check-pins.ts'

/** Opens the session that the PIN has earned, and sets its cookie. */
export async function openCalendar(
  platform: Platform,
  scope: 'fleet' | 'driver',
  { subject, revision }: RightPin,
  context: CallContext,
): Promise<void> {
  const { cookie } = await openSession(context.queries, platform, { scope, subject, revision })
  context.setCookie(cookie)
}

/** Ends the calendar sessions that this device carries. */
export async function closeAll(tx: Tx, context: CallContext): Promise<void> {
  for (const name of [SESSION_COOKIES.fleet, SESSION_COOKIES.driver]) {
    const token = context.cookie(name)
    if (token !== undefined) await endSession(tx, token)
    context.setCookie({ name, value: '', maxAgeSeconds: 0 })
  }
}
