import { endSession, openSession, SESSION_COOKIES } from '#features/auth/server/public.ts'
import { LEFT_COOKIE } from '#platform/pure/left-device.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { CallContext } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deviceName } from '../domain/device-name.ts'
import type { RightPin } from './check-pins.ts'

/** On a device that is not the driver's own. */
export const SHARED_DEVICE_MS = 12 * 3_600_000

/** Opens the session that the PIN has earned, and sets its cookie. @param isShared on a foreign device */
export async function openCalendar(
  platform: Platform,
  scope: 'fleet' | 'driver',
  { subject, revision }: RightPin,
  context: CallContext,
  isShared = false,
): Promise<void> {
  const { cookie } = await openSession(context.queries, platform, {
    ...{ scope, subject, revision },
    ...(isShared ? { longest: SHARED_DEVICE_MS } : {}),
    ...(scope === 'driver' ? { opened: { way: 'pin' as const, device: deviceName(context.agent) } } : {}),
  })
  await endOfWhoLeft(context.queries, context)
  context.setCookie(cookie)
}

/** Who logs in after a logout that the server was not told of finds nothing of the former one's open. */
export async function endOfWhoLeft(queries: Queries, context: CallContext): Promise<void> {
  if (context.cookie(LEFT_COOKIE) !== undefined) await closeAll(queries, context)
}

/** Ends the calendar sessions that this device carries. */
export async function closeAll(queries: Queries, context: CallContext): Promise<void> {
  for (const name of [SESSION_COOKIES.fleet, SESSION_COOKIES.driver]) {
    const token = context.cookie(name)
    if (token !== undefined) await endSession(queries, token)
    context.setCookie({ name, value: '', maxAgeSeconds: 0 })
  }
  if (context.cookie(LEFT_COOKIE) !== undefined)
    context.setCookie({ name: LEFT_COOKIE, value: '', maxAgeSeconds: 0 })
}
