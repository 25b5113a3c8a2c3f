import { sameWeek, type Week } from '#kernel/week.ts'
import type { InputOf } from '#platform/pure/endpoint.ts'
import { forget, isRecord, recall, remember } from '#platform/web/device-memory.ts'
import { EDIT_WAITS } from '#platform/web/own-things.ts'
import type { changeOwnAvailability } from '../../../contract-own.ts'
import { isWeek } from '../form-memory.ts'

/** An edit of what was sent, on its way: without an answer it is sent again under the same id (D6). */
export interface PendingEdit {
  readonly requestId: string
  readonly input: InputOf<typeof changeOwnAvailability> & Week
}

const NAME = EDIT_WAITS

export function keepPendingEdit(pending: PendingEdit): void {
  remember(NAME, pending)
}

export function forgetPendingEdit(): void {
  forget(NAME)
}

/** One of this week; what is of another week, or can't be read, is of no use any more. */
export function recallPendingEdit(week: Week): PendingEdit | undefined {
  const pending = recall(NAME, isPendingEdit)
  if (pending && sameWeek(pending.input, week)) return pending
  forgetPendingEdit()
  return undefined
}

/** Of whichever week. */
export function anyPendingEdit(): PendingEdit | undefined {
  return recall(NAME, isPendingEdit)
}

function isPendingEdit(value: unknown): value is PendingEdit {
  return (
    isRecord(value) &&
    typeof value.requestId === 'string' &&
    isWeek(value.input) &&
    'version' in value.input &&
    'selectedDays' in value.input
  )
}
