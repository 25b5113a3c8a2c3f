import { randomUUID } from 'node:crypto'
import { instantIn, instantNow } from '#platform/server/clock.ts'
import type { Platform } from '#platform/server/platform.ts'
import { retryPause } from '../domain/retry-pause.ts'
import { attachmentsOf, type LetterBody, openBody } from './body-seal.ts'
import { type Delivery, LONGEST_SENDING_MS, type MailGateway } from './mail-gateway.ts'
import { endLease, leaseDueLetters, moveLetters, type StoredMessage } from './store.ts'

/** Sent side by side; with the lease below, the last of them is done before it runs out. */
const AT_ONCE = 10
const LEASE_MS = 4 * LONGEST_SENDING_MS

/**
 * Sends the letters that are due (D30). A worker that dies between sending and marking leaves its lease behind; when
 * that runs out the letter is sent again under the same Message-ID.
 */
export async function sendDueLetters(platform: Platform, gateway: MailGateway): Promise<void> {
  const { queries } = platform.database
  await moveLetters(queries, 'no-gateway', 'waiting')
  for (;;) {
    const lease = randomUUID()
    const now = instantNow(platform.clock)
    const letters = await leaseDueLetters(queries, lease, now, instantIn(platform.clock, LEASE_MS), AT_ONCE)
    await Promise.all(letters.map((letter) => sendLetter(platform, gateway, letter, lease)))
    if (letters.length < AT_ONCE) return
  }
}

/** Says honestly that letters find no mail server. */
export async function shelveLetters(platform: Platform): Promise<void> {
  await moveLetters(platform.database.queries, 'waiting', 'no-gateway')
}

async function sendLetter(
  platform: Platform,
  gateway: MailGateway,
  letter: StoredMessage,
  lease: string,
): Promise<void> {
  const delivery = await deliver(platform, gateway, letter)
  await endLease(platform.database.queries, { id: letter.id, lease }, outcomeOf(platform, letter, delivery))
  if (delivery.kind !== 'sent') {
    platform.log.warn(
      { message: letter.id, attempts: letter.attempts, outcome: delivery.kind },
      'letter not sent',
    )
  }
}

async function deliver(
  { secrets }: Platform,
  gateway: MailGateway,
  { eventKey, recipient, subject, body, createdAt }: StoredMessage,
): Promise<Delivery> {
  let opened: LetterBody
  try {
    opened = openBody(secrets, body)
  } catch {
    return { kind: 'refused', error: 'The letter was sealed with another key.' }
  }
  const { text, html } = opened
  const attachments = attachmentsOf(opened, createdAt)
  return gateway.send({ eventKey, to: recipient, subject, text, html, attachments })
}

function outcomeOf(platform: Platform, { attempts }: StoredMessage, delivery: Delivery) {
  if (delivery.kind === 'sent') {
    return { state: 'sent', sentAt: instantNow(platform.clock), error: '' } as const
  }
  const pause = delivery.kind === 'later' ? retryPause(attempts) : undefined
  if (pause === undefined) return { state: 'failed', error: delivery.error } as const
  return { state: 'waiting', dueAt: instantIn(platform.clock, pause), error: delivery.error } as const
}
