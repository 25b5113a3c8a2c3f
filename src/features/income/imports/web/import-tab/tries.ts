import { waitForLogin } from '#platform/web/admin-ui/lost-session.ts'
import { type CallFailure, type CallResult, isPassing } from '#platform/web/call.ts'
import { newRequestId } from '#platform/web/request-id.ts'
import { type Asked, loadInWorker } from './ask-worker.ts'
import type { Load, LoadAnswer, LookAnswer, ReadAnswer } from './import-task.ts'

const TRIES = 3
const PAUSE_MS = 700

/** Once more after a new login where the session had ended (D6); anything else a person tries again. */
export async function lookWithLogin(
  look: () => Promise<LookAnswer | undefined>,
): Promise<LookAnswer | undefined> {
  const answer = await look()
  const isLoggedOut = answer && !answer.ok && answer.failure.code === 'login_required'
  return isLoggedOut && (await waitForLogin()) ? look() : answer
}

/**
 * As the platform's own writes go: a passing failure again with the same key, a lost session after a new
 * login (D6). Undefined where the file reads otherwise than when it was looked at.
 */
export async function loadWithTries(
  asked: Asked,
  load: Omit<Load, 'requestId'>,
  onRead: (read: ReadAnswer) => void,
): Promise<LoadAnswer | undefined> {
  const requestId = newRequestId()
  for (let tries = 1; ; tries++) {
    const answer = await loadInWorker(asked, { ...load, requestId }, onRead)
    if (!answer || answer.ok || !(await isWorthAnother(answer, tries))) return answer
  }
}

async function isWorthAnother(sent: CallResult<unknown>, tries: number): Promise<boolean> {
  if (sent.ok) return false
  if (sent.failure.code === 'login_required') return waitForLogin()
  if (tries >= TRIES || !isPassing(sent.failure)) return false
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries))
  return true
}

/** With the sentence of the first field that is wrong: the card shows no field of a row. */
export function tellingFirstField(failure: CallFailure): CallFailure {
  return { ...failure, msg: Object.values(failure.fields ?? {})[0] ?? failure.msg }
}

/** Something else would happen than what was seen. */
export function isChangedSince({ code }: CallFailure): boolean {
  return code === 'changed_since' || code === 'asks_first'
}
