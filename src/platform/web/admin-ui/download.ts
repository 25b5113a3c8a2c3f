import type { Endpoint, InputOf } from '#platform/pure/endpoint.ts'
import { addressOf, type CallFailure } from '../call.ts'
import { saveAnswer } from '../save-answer.ts'
import { waitForLogin } from './lost-session.ts'
import { kitTexts } from './texts-kit.ts'

const FAILED: CallFailure = {
  status: 0,
  code: 'download_failed',
  msg: kitTexts.downloadFailed,
}

/**
 * Saves the file that a GET endpoint answers with, under the name that the server gives it. By script and not
 * by a bare link, so that a refusal is told in words instead of being saved as a file (D29).
 * @returns the failure to show, undefined where the file is being saved
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<CallFailure | undefined> {
  try {
    const response = await fetch(addressOf(endpoint, input), { credentials: 'same-origin' })
    if (response.ok) {
      await saveAnswer(response)
      return undefined
    }
    const body = (await response.json()) as CallFailure
    if (body.code === 'login_required' && (await waitForLogin())) return download(endpoint, input)
    return typeof body.msg === 'string' ? { ...body, status: response.status } : FAILED
  } catch {
    return FAILED
  }
}
