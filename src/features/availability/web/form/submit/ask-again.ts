import { call } from '#platform/web/call.ts'
import { submitAvailability } from '../../../contract.ts'
import type { SentWeek } from '../form-memory.ts'
import type { PendingSubmission } from '../pending-memory.ts'
import { sentWeek, storedFromWire, submissionOnWire } from './submission-codec.ts'

const ANSWER_WITHIN_MS = 20_000

/**
 * Asks once more for the answer to a submission that can't be made any more. What the server has taken it
 * answers as it did the first time, for as long as it keeps its answers (D6); undefined where nobody can
 * tell.
 */
export async function askAgain(pending: PendingSubmission): Promise<SentWeek | undefined> {
  const { requestId, week } = pending
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const result = await call(submitAvailability, submissionOnWire(pending), { requestId, signal })
  return result.ok ? sentWeek(week, storedFromWire(result.value)) : undefined
}
