import { isEmailAddress } from '#kernel/person-name.ts'

/** So many drivers at once, that a person can say what they did. */
export const MOST_DRIVERS = 2000
/** That the office types to one driver on one day: more is no message but a mistake, or worse. */
export const MOST_NOTES = 5
export const LONGEST_NOTE = 600
export const LONGEST_SUBJECT = 120

/** `sms`: to the phone alone. `email`: to the address; `email-or-sms`: to the phone where there is none. */
export const NOTE_WAYS = ['email-or-sms', 'email', 'sms'] as const
export type NoteWay = (typeof NOTE_WAYS)[number]

/** How a driver is told; undefined where there is no such way. */
export function wayOfNote(
  way: NoteWay,
  { email, phone }: { readonly email: string; readonly phone: string },
): 'email' | 'sms' | undefined {
  if (way !== 'sms' && isEmailAddress(email)) return 'email'
  return way !== 'email' && phone !== '' ? 'sms' : undefined
}
