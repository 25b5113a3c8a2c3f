import { call, isPassing } from '#platform/web/call.ts'
import { createActKeys } from '#platform/web/request-id.ts'
import { changeOwnAvailability } from '../../../contract-own.ts'
import { storedFromWire } from '../submit/submission-codec.ts'
import { useTries } from '../submit/use-tries.ts'
import type { OwnSent } from './own-week.ts'
import { forgetPendingEdit, keepPendingEdit, type PendingEdit } from './pending-edit.ts'

const ANSWER_WITHIN_MS = 20_000

/** Outlive the dialog: a lost answer is asked for again under the same key (D6). */
const keys = createActKeys()

/** Of the same edit the same one, until it is answered. */
export function pendingEdit(input: PendingEdit['input']): PendingEdit {
  return { requestId: keys.keyFor(input), input }
}

const saving = {
  keep: keepPendingEdit,
  forget: forgetPendingEdit,
  async attempt({ requestId, input }: PendingEdit) {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const result = await call(changeOwnAvailability, input, { requestId, signal })
    if (result.ok || !isPassing(result.failure)) keys.answered()
    if (!result.ok) return result
    const stored = storedFromWire({ ...result.value, id: 0, late: false })
    const { year, week, reason = null, reasonText = '' } = input
    const sent: OwnSent = {
      ...{ week: { year, week }, days: stored.days, version: result.value.version },
      ...{ reason, reasonText },
    }
    return { ok: true as const, value: { stored, sent } }
  },
}

/** Saves an edit of what was sent (D51), and goes on until an answer comes. */
export function useSendingEdit() {
  return useTries(saving)
}
