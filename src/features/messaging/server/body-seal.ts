import type { Secrets } from '#platform/server/secrets.ts'

export interface Attachment {
  readonly fileName: string
  readonly contentType: string
  /** Text, sent as UTF-8. */
  readonly body: string
}

export interface LetterBody {
  readonly text: string
  readonly html?: string | undefined
  readonly attachments?: readonly Attachment[] | undefined
}

/** Bodies carry PINs, so they lie in the database under the key that is kept outside of it (Q15). */
export function sealLetter(secrets: Secrets, { text, html, attachments }: LetterBody): string {
  return secrets.seal(JSON.stringify({ text, html, attachments }))
}

export function sealSms(secrets: Secrets, text: string): string {
  return secrets.seal(JSON.stringify({ text }))
}

export function openBody(secrets: Secrets, sealed: string): LetterBody {
  return JSON.parse(secrets.open(sealed)) as LetterBody
}
