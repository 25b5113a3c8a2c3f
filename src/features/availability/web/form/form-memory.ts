import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import {
  forget,
  isRecord,
  namesKept,
  recall,
  remember,
  whenKeptElsewhere,
} from '#platform/web/device-memory.ts'
import type { Choice, Choices } from './choices.ts'

/**
 * What this device remembers of the form from its first tap on: unsent choices, and what was sent. What was
 * typed and what is on its way stand in `pending-memory.ts`, which comes with the dialogs.
 */

const CHOICES = new Set<unknown>(['day', 'night', 'on-call'])
const OPTIONS = new Set<unknown>(['day', 'night', 'day-reserve', 'night-reserve', 'on-call'])

export interface SentWeek {
  readonly week: Week
  /** As the server stored them. */
  readonly days: readonly ChosenDay[]
  /**
   * When it was sent it waited for the office (D44). Only this device keeps that: asked for a phone, the
   * server tells nobody whether it is known.
   */
  readonly waiting?: boolean
}

function draftName(week: Week): string {
  return `draft.${week.year}-${week.week}`
}

export function recallDraft(week: Week): Choices {
  const kept = recall(draftName(week), isRecord) ?? {}
  return Object.fromEntries(
    Object.entries(kept).filter(([date, choice]) => parseDate(date) && CHOICES.has(choice)),
  ) as Record<CalendarDate, Choice>
}

/** Keeps the unsent choices of the week; those of other weeks are past. */
export function keepDraft(week: Week, choices: Choices): void {
  // By their year: what other pages have waiting stands among the drafts too.
  for (const name of namesKept('draft.2')) if (name !== draftName(week)) forget(name)
  if (Object.keys(choices).length === 0) forget(draftName(week))
  else remember(draftName(week), choices)
}

export function isWeek(value: unknown): value is Week {
  return isRecord(value) && typeof value.year === 'number' && typeof value.week === 'number'
}

function isChosenDay(value: unknown): value is ChosenDay {
  return isRecord(value) && parseDate(String(value.date)) !== undefined && OPTIONS.has(value.option)
}

export function isSentWeek(value: unknown): value is SentWeek {
  return isRecord(value) && isWeek(value.week) && Array.isArray(value.days) && value.days.every(isChosenDay)
}

/** The week sent last, whichever it was: its shifts can be chosen again for the next. */
export function recallLastSent(): SentWeek | undefined {
  return recall('sent', isSentWeek)
}

/** What was sent for this very week (Spec 1 §4: a second submit for the same week is refused). */
export function recallSent(week: Week): SentWeek | undefined {
  const sent = recallLastSent()
  return sent && sameWeek(sent.week, week) ? sent : undefined
}

export function keepSent(sent: SentWeek): void {
  remember('sent', sent)
}

/** The driver has taken it back: nothing is sent for the week (D51). */
export function forgetSent(week: Week): void {
  if (recallSent(week)) forget('sent')
}

/** Tells when another tab has sent a week, or wants to send it again. @returns ends that */
export function whenSentElsewhere(listener: () => void): () => void {
  return whenKeptElsewhere('sent', listener)
}

/** Whether a submission for this week waits for its answer: the dialog that goes on with it reads it. */
export function isOnItsWay(week: Week): boolean {
  const pending = recall('pending', hasWeek)
  return pending !== undefined && sameWeek(pending.week, week)
}

function hasWeek(value: unknown): value is { readonly week: Week } {
  return isRecord(value) && isWeek(value.week)
}

/** Whether a submission, or an edit of one, waits for its answer, of whichever week. */
export function isAnyOnItsWay(): boolean {
  return namesKept('pending').length > 0
}
