import { CALENDAR_FILE_TYPE, type CalendarEvent, calendarFile } from '#platform/server/files/calendar-file.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import type { SeveralSms } from './several-sms.ts'

export interface Attachment {
  readonly fileName: string
  readonly contentType: string
  /** Text, sent as UTF-8. */
  readonly body: string
}

/** Shifts that the letter carries as a calendar file. */
export interface LetterCalendar {
  readonly fileName: string
  readonly name: string
  readonly events: readonly CalendarEvent[]
}

export interface LetterBody {
  readonly text: string
  readonly html?: string | undefined
  readonly attachments?: readonly Attachment[] | undefined
  /**
   * Kept as data and written as a file when the letter goes out: making files would slow the Sunday rush
   * (S3).
   */
  readonly calendar?: LetterCalendar | undefined
  /** Of an SMS about several changes: what its text is made of. */
  readonly several?: SeveralSms | undefined
}

/** Bodies carry PINs, so they lie in the database under the key that is kept outside of it (Q15). */
export function sealLetter(secrets: Secrets, { text, html, attachments, calendar }: LetterBody): string {
  return secrets.seal(JSON.stringify({ text, html, attachments, calendar }))
}

export function sealSms(secrets: Secrets, text: string, several?: SeveralSms): string {
  return secrets.seal(JSON.stringify({ text, several }))
}

export function openBody(secrets: Secrets, sealed: string): LetterBody {
  return JSON.parse(secrets.open(sealed)) as LetterBody
}

/** All files of the letter. @param now instant for the calendar's stamp */
export function attachmentsOf(
  { attachments = [], calendar }: LetterBody,
  now: string,
): readonly Attachment[] {
  if (!calendar) return attachments
  const { fileName, name, events } = calendar
  const body = calendarFile(name, events, now)
  return [...attachments, { fileName, contentType: CALENDAR_FILE_TYPE, body }]
}
