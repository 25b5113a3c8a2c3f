import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import type { WeekPlan } from '#features/roster/domain/public.ts'
import { SLOTS_IN_WEEK, slotsOfShift, slotsOfWeekday, weekdayOfSlot } from '#kernel/slot.ts'

/** What may be shown of one week. */
interface States {
  /** With the unsaved edits on it; version 0 before the week is generated. */
  readonly work: { readonly week: WeekOnBoard; readonly board: WeekPlan; readonly version: number }
  /** How many moves are not saved. */
  readonly unsaved: number
  /** The base calendar, where that is asked for and known (D20). */
  readonly initial: WeekOnBoard | undefined
  /** An older version that is being looked at (D19). */
  readonly older: WeekOnBoard | undefined
}

export interface LookedAt {
  readonly week: WeekOnBoard
  readonly board: WeekPlan
  /** Another state than the one that is worked on: it changes nothing. */
  readonly looksOnly: boolean
  /** The board is the base calendar as the builder made it. */
  readonly asBuilt: boolean
}

/** Which state of the week is on the screen. */
export function lookedAt({ work, unsaved, initial, older }: States): LookedAt {
  const only = older ?? initial
  if (only) return { week: only, board: only.board, looksOnly: true, asBuilt: older === undefined }
  const { week, board, version } = work
  return { week, board, looksOnly: false, asBuilt: version === 0 && unsaved === 0 }
}

/**
 * What a phone begins with: the shift that is being driven, else the week's first.
 * @param begun slots of the week
 */
export function slotOfNow(begun: number): number {
  return begun > 0 && begun < SLOTS_IN_WEEK ? begun - 1 : 0
}

/**
 * All slots of both sections, of one, or on a phone the only one, 0-13 each (D2); where a car's day and night
 * stand together a phone shows both of a date.
 * @param phoneSlot undefined at a desk
 */
export function slotsOnScreen(
  phoneSlot: number | undefined,
  shown: 'both' | 'day' | 'night',
  layout: 'panes' | 'rows' = 'panes',
): readonly number[] {
  if (phoneSlot !== undefined)
    return layout === 'rows' ? slotsOfWeekday(weekdayOfSlot(phoneSlot)) : [phoneSlot]
  return [
    ...(shown === 'night' ? [] : slotsOfShift('day')),
    ...(shown === 'day' ? [] : slotsOfShift('night')),
  ]
}
