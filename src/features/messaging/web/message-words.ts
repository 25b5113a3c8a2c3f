import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { listMessages } from '../contract.ts'
import { KIND_WORDS } from '../texts-matters.ts'
import { outboxTexts } from '../texts-outbox.ts'

export type Message = OutputOf<typeof listMessages>['data'][number]

/** The letter's subject, or what the SMS is about. */
export function subjectOf({ attributes: { subject, aboutKind } }: Message): string {
  if (subject) return subject
  const known = KIND_WORDS[aboutKind]
  return known ? `SMS: ${known}` : 'SMS'
}

/** Number or address, as far as the outbox has one. */
export function recipientOf({ attributes: { kind, to } }: Message): string {
  if (kind === 'push') return outboxTexts.driversPhone
  return (kind === 'sms' ? shownPhone(to) : to) || outboxTexts.forgotten
}

/** `600 100 200`, foreign numbers whole. */
export function shownPhone(phone: string): string {
  const known = normalizePhone(phone)
  return known ? formatPhone(known) : phone
}

/** The driver’s name, or the number or address where it is nobody’s on the list. */
export function nameOf(message: Message): string {
  const names = message.attributes.people.map(({ fullName }) => fullName)
  return names.length > 0 ? names.join(', ') : recipientOf(message)
}
