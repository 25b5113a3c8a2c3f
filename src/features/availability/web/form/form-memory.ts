import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { mondayOf, sameWeek, type Week } from '#kernel/week.ts'
import {
  forget,
  isRecord,
  namesKept,
  recall,
  remember,
  whenKeptElsewhere,
} from '#platform/web/device-memory.ts'
import { isPerson } from '#platform/web/person-memory.ts'
import type { TypedPerson } from '#platform/web/ui/person-fields.tsx'
import type { Choice, Choices } from './choices.ts'

/** What this device remembers of the form: unsent choices, what was typed, and what was sent. */

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
  for (const name of namesKept('draft.')) if (name !== draftName(week)) forget(name)
  if (Object.keys(choices).length === 0) forget(draftName(week))
  else remember(draftName(week), choices)
}

/** What stands in the form for a week, until it is sent: nothing that was typed is lost by closing it. */
export interface TypedForm {
  readonly person: TypedPerson
  /** Whether the person is to be kept beyond the sending. */
  readonly rememberMe: boolean
  readonly reason: string | null
  readonly reasonText: string
}

export function recallTyped(week: Week): TypedForm | undefined {
  const typed = recall('typed', isTyped)
  return typed && sameWeek(typed.week, week) ? typed : undefined
}

export function keepTyped(week: Week, typed: TypedForm): void {
  remember('typed', { ...typed, week })
}

/** Sent, or wiped by hand. */
export function forgetTyped(): void {
  forget('typed')
}

function forgetTypedFor(week: Week): void {
  if (recallTyped(week)) forgetTyped()
}

function isTyped(value: unknown): value is TypedForm & { readonly week: Week } {
  return (
    isRecord(value) &&
    isWeek(value.week) &&
    isPerson(value.person) &&
    typeof value.rememberMe === 'boolean' &&
    (value.reason === null || typeof value.reason === 'string') &&
    typeof value.reasonText === 'string'
  )
}

function isWeek(value: unknown): value is Week {
  return isRecord(value) && typeof value.year === 'number' && typeof value.week === 'number'
}

function isChosenDay(value: unknown): value is ChosenDay {
  return isRecord(value) && parseDate(String(value.date)) !== undefined && OPTIONS.has(value.option)
}

function isSentWeek(value: unknown): value is SentWeek {
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

/** A submission on its way: no answer has come yet, so it is asked again with the same request id (D6). */
export interface PendingSubmission {
  readonly requestId: string
  readonly week: Week
  readonly person: TypedPerson
  readonly days: readonly ChosenDay[]
  /** For an empty schedule. */
  readonly reason: string | null
  readonly reasonText: string
}

function isPending(value: unknown): value is PendingSubmission {
  return (
    isSentWeek(value) &&
    'requestId' in value &&
    typeof value.requestId === 'string' &&
    'person' in value &&
    isPerson(value.person) &&
    'reasonText' in value &&
    typeof value.reasonText === 'string'
  )
}

export function recallPending(week: Week): PendingSubmission | undefined {
  const pending = recall('pending', isPending)
  return pending && sameWeek(pending.week, week) ? pending : undefined
}

/**
 * One that can't be sent any more, though no answer has come: its week went by, or the form has closed. This
 * device does not know whether it arrived.
 * @param home the week that availability is given for
 */
export function recallStranded(home: Week, isOpen: boolean): PendingSubmission | undefined {
  const pending = recall('pending', isPending)
  if (!pending) return undefined
  const isOver = mondayOf(pending.week) < mondayOf(home) || (!isOpen && sameWeek(pending.week, home))
  return isOver ? pending : undefined
}

/**
 * A stranded one has arrived for all that: it is on its way no more. A later week that was sent since stays
 * remembered.
 */
export function resolveStranded(sent: SentWeek): void {
  forgetPending()
  forgetTypedFor(sent.week)
  const last = recallLastSent()
  if (!last || mondayOf(last.week) < mondayOf(sent.week)) keepSent(sent)
}

/**
 * The driver has read that a stranded one may not have arrived. Its week gone by, nothing typed for it can be
 * of use.
 */
export function dismissStranded({ week }: PendingSubmission, home: Week): void {
  forgetPending()
  if (mondayOf(week) < mondayOf(home)) forgetTypedFor(week)
}

export function keepPending(pending: PendingSubmission): void {
  remember('pending', pending)
}

export function forgetPending(): void {
  forget('pending')
}
