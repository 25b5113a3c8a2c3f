import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { mondayOf, sameWeek, type Week } from '#kernel/week.ts'
import { forget, isRecord, recall, remember } from '#platform/web/device-memory.ts'
import { isPerson } from '#platform/web/person-memory.ts'
import type { TypedPerson } from '#platform/web/ui/person-fields.tsx'
import { isSentWeek, isWeek, keepSent, recallLastSent, type SentWeek } from './form-memory.ts'

/** What this device remembers of a submission until it is answered: what was typed, and what was sent. */

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
  // What can't be read any more can't be sent either, and would open the dialog for ever.
  if (!pending) forgetPending()
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
