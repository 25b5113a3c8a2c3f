import { type CallResult, isPassing } from '../call.ts'
import { waitForLogin } from './lost-session.ts'

const TRIES = 3

/**
 * Tries a passing failure again with growing pauses, and one that lacks a session after a new login. Where
 * one of the tries may have had its effect and none after it tells, that is told: a later one can't know it.
 * @param most tries
 */
export async function withRetries<T>(
  attempt: (options: object) => Promise<CallResult<T>>,
  most = TRIES,
): Promise<CallResult<T>> {
  let doubtful: CallResult<T> | undefined
  for (let tries = 1; ; tries++) {
    const result = await attempt({})
    if (result.ok) return result
    if (result.failure.code === 'perhaps_saved') doubtful = result
    if (result.failure.code === 'login_required') {
      if (!(await waitForLogin())) return result
    } else if (!isPassing(result.failure)) {
      return result
    } else if (tries >= most) {
      return doubtful ?? result
    } else {
      await new Promise((resolve) => setTimeout(resolve, 400 * 3 ** (tries - 1)))
    }
  }
}
