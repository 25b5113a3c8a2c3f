import { LEFT_COOKIE } from '#platform/pure/left-device.ts'
import { call } from '#platform/web/call.ts'
import { closeCalendars } from '../contract.ts'

/** As long as a session could live, in seconds. */
const KEPT = 400 * 86_400

/** Whether whoever used this device has logged out, whatever the server knows of it. */
export function hasLeft(): boolean {
  return document.cookie.split('; ').some((each) => each.startsWith(`${LEFT_COOKIE}=`))
}

/**
 * Logs out for good, with or without network: from now on this device opens no calendar without a PIN.
 * @returns whether the server has ended the sessions; while it has not, every page tells it again
 */
export function leaveDevice(): Promise<boolean> {
  // biome-ignore lint/suspicious/noDocumentCookie: the same is done for the language; a page may wait for nothing here.
  document.cookie = `${LEFT_COOKIE}=1; path=/; max-age=${KEPT}; samesite=strict`
  return tellLeft()
}

/** Ends the sessions of who has logged out here. Only its answer takes the mark away, or another login. */
export async function tellLeft(): Promise<boolean> {
  if (!hasLeft()) return true
  return (await call(closeCalendars, {})).ok
}
