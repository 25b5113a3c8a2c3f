import { parseDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { forget, isRecord, recall, remember } from '#platform/web/device-memory.ts'

/**
 * What was typed of a grounding or a rental before it was taken to the board, where it goes on with
 * proposals: so nothing typed is lost on the way, nor by a reload.
 */
export interface CarOffDraft {
  readonly kind: 'grounding' | 'rental'
  readonly carId: string
  readonly from: Slot
  /** Null where nobody knows, as of a rental. */
  readonly to: Slot | null
  readonly reason: string
  readonly notOnStation: boolean
  /** The rental form as it is typed, by its fields' names; of a grounding nothing. */
  readonly rental: Readonly<Record<string, string>>
}

const NAME = 'board.car-off'

export function keepCarOff(draft: CarOffDraft): void {
  remember(NAME, draft)
}

export function keptCarOff(): CarOffDraft | undefined {
  return recall(NAME, isDraft)
}

export function forgetCarOff(): void {
  forget(NAME)
}

function isDraft(value: unknown): value is CarOffDraft {
  return (
    isRecord(value) &&
    (value.kind === 'grounding' || value.kind === 'rental') &&
    typeof value.carId === 'string' &&
    typeof value.reason === 'string' &&
    typeof value.notOnStation === 'boolean' &&
    isSlot(value.from) &&
    (value.to === null || isSlot(value.to)) &&
    isRecord(value.rental) &&
    Object.values(value.rental).every((each) => typeof each === 'string')
  )
}

function isSlot(value: unknown): value is Slot {
  return (
    isRecord(value) &&
    (value.shift === 'day' || value.shift === 'night') &&
    typeof value.date === 'string' &&
    parseDate(value.date) !== undefined
  )
}
