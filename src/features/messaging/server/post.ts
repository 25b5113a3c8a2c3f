import { randomUUID } from 'node:crypto'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type LetterBody, sealLetter, sealSms } from './body-seal.ts'
import { insertMessage } from './store.ts'

export interface Letter extends LetterBody {
  /** Names the event that the letter tells of; a second letter of one event is dropped (D30). */
  readonly eventKey: string
  readonly to: string
  readonly subject: string
}

export interface Sms {
  /** As of {@link Letter}. */
  readonly eventKey: string
  /** E.164 */
  readonly to: string
  readonly text: string
}

/**
 * Puts a letter into the outbox, in the transaction of what it tells of (D30). Without a mail server it stays there,
 * readable, until one is configured.
 */
export async function postLetter(tx: Tx, platform: Platform, letter: Letter): Promise<void> {
  await insertMessage(tx, {
    ...beginning(platform),
    kind: 'email',
    eventKey: letter.eventKey,
    recipient: letter.to,
    subject: letter.subject,
    body: sealLetter(platform.secrets, letter),
    state: platform.configuration.smtp ? 'waiting' : 'no-gateway',
  })
}

/** Puts an SMS into the outbox. There is no gateway for SMS yet, so it stays there, readable. */
export async function postSms(tx: Tx, platform: Platform, sms: Sms): Promise<void> {
  await insertMessage(tx, {
    ...beginning(platform),
    kind: 'sms',
    eventKey: sms.eventKey,
    recipient: sms.to,
    subject: '',
    body: sealSms(platform.secrets, sms.text),
    state: 'no-gateway',
  })
}

function beginning(platform: Platform): { id: string; createdAt: string; dueAt: string } {
  const now = instantNow(platform.clock)
  return { id: randomUUID(), createdAt: now, dueAt: now }
}
