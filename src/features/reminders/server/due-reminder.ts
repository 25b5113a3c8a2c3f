import { createHash } from 'node:crypto'
import type { Driver } from '#features/drivers/server/public.ts'
import type { SmsKind, SmsValues } from '#features/messaging/domain/public.ts'
import type { OwnChoice } from '../domain/reminders.ts'

export type ReminderKind = Extract<SmsKind, 'shift-reminder' | 'form-reminder'>

/** What somebody is to be reminded of now, unless that was done. */
export interface DueReminder {
  readonly kind: ReminderKind
  /** Of a driver and a shift, or a driver and a week. */
  readonly aboutId: string
  /** Another one where what is told is another: without colons. */
  readonly revision: string
  readonly driver: Driver
  readonly choice: OwnChoice
  /** Instant: what it tells of has begun, or closed, then. */
  readonly notAfter: string
  /** For a locked screen. */
  readonly push: { readonly title: string; readonly body: string }
  readonly letter: { readonly subject: string; readonly text: string }
  readonly sms:
    | { readonly template: 'shift-reminder'; readonly values: SmsValues['shift-reminder'] }
    | { readonly template: 'form-reminder'; readonly values: SmsValues['form-reminder'] }
}

export function revisionOf(facts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12)
}

/** Of a key that {@link eventKeyOf} made. */
export function revisionIn(eventKey: string): string {
  return eventKey.slice(eventKey.lastIndexOf(':') + 1)
}

/** @param round how many messages there were about it, all withdrawn */
export function eventKeyOf({ kind, aboutId, revision }: DueReminder, round: number): string {
  return `${kind}:${aboutId}:${round}:${revision}`
}
