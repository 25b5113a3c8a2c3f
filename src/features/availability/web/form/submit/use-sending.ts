import { call } from '#platform/web/call.ts'
import { submitAvailability } from '../../../contract.ts'
import { forgetPending, forgetTyped, keepPending, type PendingSubmission } from '../pending-memory.ts'
import { type Stored, storedFromWire, submissionOnWire } from './submission-codec.ts'
import { submissionKeys } from './submission-keys.ts'
import { type Tries, useTries } from './use-tries.ts'

const ANSWER_WITHIN_MS = 20_000

export type Sending = Tries<PendingSubmission, Stored>

const submitting = {
  keep: keepPending,
  forget: forgetPending,
  async attempt(pending: PendingSubmission) {
    const result = await call(submitAvailability, submissionOnWire(pending), {
      requestId: pending.requestId,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    if (result.ok || (result.failure.status >= 400 && result.failure.status < 500)) submissionKeys.answered()
    if (!result.ok) return result
    forgetTyped()
    return { ok: true as const, value: storedFromWire(result.value) }
  },
}

/** Sends a submission until its answer comes. */
export function useSending() {
  return useTries(submitting)
}
