import { addDays, type CalendarDate, daysBetween } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { SlotSpan } from '#kernel/slot-span.ts'

/** Whose papers: a vehicle's or a driver's. */
export const SUBJECTS = ['vehicle', 'driver'] as const
export type Subject = (typeof SUBJECTS)[number]

/** What of a kind decides when a paper of it is due, and what happens when it has run out. */
export interface Lead {
  /** Days before the expiry from which it is due, 0-365. */
  readonly leadDays: number
  /** Without a valid one the car or driver gets no new seat. */
  readonly blocks: boolean
}

export const MOST_LEAD_DAYS = 365

/**
 * The first slot that an expired paper blocks. It is valid to the end of its expiry date; the night shift of
 * that date runs past midnight, so the block begins with it.
 */
function firstBlockedSlot(expiresOn: CalendarDate): Slot {
  return { date: expiresOn, shift: 'night' }
}

/**
 * The slots that a blocking paper takes away, looked at up to the night of `last`. There is no end to it, so
 * the span ends where the look does; undefined where the paper is valid all that time.
 */
export function blockedSpan(expiresOn: CalendarDate, last: CalendarDate): SlotSpan | undefined {
  if (expiresOn > last) return undefined
  return { from: firstBlockedSlot(expiresOn), to: { date: last, shift: 'night' } }
}

/** Whether a slot of this day is blocked already. */
export function blocksOn(
  paper: { readonly expiresOn: CalendarDate; readonly blocks: boolean },
  day: CalendarDate,
): boolean {
  return paper.blocks && blockedSpan(paper.expiresOn, day) !== undefined
}

export type PaperState =
  /** Was valid to the end of a day that has passed; `days` since, at least 1. */
  | { readonly is: 'overdue'; readonly days: number }
  /** Within its lead; `days` left, 0 on the last day. */
  | { readonly is: 'due'; readonly days: number }
  | { readonly is: 'valid'; readonly days: number }

/** How it stands on this day: due from its lead days before the expiry on. */
export function paperState(expiresOn: CalendarDate, leadDays: number, today: CalendarDate): PaperState {
  const days = daysBetween(today, expiresOn)
  if (days < 0) return { is: 'overdue', days: -days }
  return { is: today >= addDays(expiresOn, -leadDays) ? 'due' : 'valid', days }
}
