import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { isEmailAddress } from '#kernel/person-name.ts'
import type { Language } from '#platform/pure/languages.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { sizeOfSms } from '../domain/gsm7.ts'
import type { MessageState } from '../domain/message-state.ts'
import { HOME_COUNTRY } from '../domain/messaging-settings.ts'
import type { SendFault } from '../domain/send-fault.ts'
import type { SmsKind, SmsValues } from '../domain/sms-values.ts'
import { type LetterBody, sealLetter, sealSms } from './body-seal.ts'
import { insertLetterOfStranger } from './letters-of-strangers.ts'
import { dueAfterPush } from './push-messages.ts'
import { renderSms } from './render-sms.ts'
import type { SeveralSms } from './several-sms.ts'
import { destinationOf, foreignNumber } from './sms-destination.ts'
import { insertMessage, insertMessages, type NewMessage } from './store.ts'
import { allowsSmsTo } from './store-texts.ts'

export interface Letter extends LetterBody {
  /** Names the event that the letter tells of; a second letter of one event is dropped (D30). */
  readonly eventKey: string
  readonly to: string
  readonly subject: string
  /** As of {@link Sms}. */
  readonly notAfter?: string
  readonly about?: { readonly kind: string; readonly id: string }
  /** A push tells the same, and may save it. */
  readonly afterPush?: boolean
  /**
   * Somebody who has not logged in can cause it: at most three such letters a day go to one mailbox, the rest
   * waits for the office.
   */
  readonly strangerMayCause?: true
}

/** The fleet's text for this kind of SMS, or a text that goes out as it is and costs no query. */
type SmsContent =
  | {
      readonly [K in SmsKind]: {
        readonly template: K
        readonly values: SmsValues[K]
        /** Of the driver; null: Polish. */
        readonly language: Language | null
      }
    }[SmsKind]
  | { readonly text: string }

export type Sms = SmsContent & {
  /** As of {@link Letter}. */
  readonly eventKey: string
  /** E.164 */
  readonly to: string
  /**
   * An instant: what the SMS tells of has passed then, and it is not sent any more, whenever a gateway comes.
   */
  readonly notAfter?: string
  /** What it tells of, for the outbox. Its kind is the template's where there is one. */
  readonly about?: { readonly kind: string; readonly id: string }
  /** A push tells the same, and may save it. */
  readonly afterPush?: boolean
}

/**
 * Puts a letter into the outbox, in the transaction of what it tells of (D30). Without a mail server it stays
 * there, readable, until one is configured.
 */
export async function postLetter(tx: Tx, platform: Platform, letter: Letter): Promise<void> {
  await insertLetter(tx, platform, letter, letterRow(platform, letter))
}

/** Puts the row of that letter into the outbox. */
export async function insertLetter(
  tx: Tx,
  platform: Platform,
  { to, strangerMayCause }: Pick<Letter, 'to' | 'strangerMayCause'>,
  row: ReturnType<typeof letterRow>,
): Promise<void> {
  if (strangerMayCause && isEmailAddress(to)) await insertLetterOfStranger(tx, platform, row)
  else await insertMessage(tx, row)
}

/**
 * The same for many at once that nobody without a login can cause, such as a whole fleet's.
 * @returns those that are new by the keys of their events, each with its state, `failed` where none can go
 * to that address; of an event that was told before none is
 */
export function postLetters(
  tx: Tx,
  platform: Platform,
  letters: readonly Omit<Letter, 'strangerMayCause'>[],
): Promise<ReadonlyMap<string, MessageState>> {
  return insertMessages(
    tx,
    letters.map((letter) => letterRow(platform, letter)),
  )
}

/** SMS with finished texts, many at once. @returns as {@link postLetters} */
export function postSmsTexts(
  tx: Tx,
  platform: Platform,
  many: readonly (Sms & { readonly text: string })[],
): Promise<ReadonlyMap<string, MessageState>> {
  return insertMessages(
    tx,
    many.map((sms) => smsRow(platform, sms, sms.text)),
  )
}

/** For {@link postLetter} and for whoever writes more with it. */
export function letterRow(platform: Platform, letter: Letter) {
  const state = gatewaysOf(platform).smtp ? ('waiting' as const) : ('no-gateway' as const)
  return {
    ...beginning(platform),
    ...(letter.afterPush ? { dueAt: dueAfterPush(platform, letter.notAfter) } : {}),
    kind: 'email' as const,
    eventKey: letter.eventKey,
    recipient: letter.to,
    subject: letter.subject,
    body: sealLetter(platform.secrets, letter),
    // A list of addresses in one field would be a letter to each of them.
    ...(isEmailAddress(letter.to)
      ? { state }
      : { state: 'failed' as const, error: { code: 'no-address' as const } }),
    notAfter: letter.notAfter ?? null,
    aboutKind: letter.about?.kind ?? '',
    aboutId: letter.about?.id ?? '',
  }
}

/**
 * The same for an SMS; one that may not go to its number is there to be seen, with the reason (D45). Only one
 * with a `text` may go along with COMMIT (`withCommit`): a template is read first.
 */
export async function postSms(tx: Tx, platform: Platform, sms: Sms): Promise<void> {
  const text = 'text' in sms ? sms.text : await renderContent(tx, sms)
  await insertMessage(tx, smsRow(platform, sms, text))
}

/** The same of an SMS. @param several what its text is made of, where that is more than one change */
export function smsRow(
  platform: Platform,
  sms: Pick<Sms, 'eventKey' | 'to' | 'notAfter' | 'about' | 'afterPush'> & { readonly template?: SmsKind },
  text: string,
  several?: SeveralSms,
): NewMessage {
  const begun = beginning(platform)
  return {
    ...begun,
    parts: sizeOfSms(text).parts,
    ...(sms.afterPush ? { dueAt: dueAfterPush(platform, sms.notAfter) } : {}),
    kind: 'sms',
    eventKey: sms.eventKey,
    recipient: sms.to,
    subject: '',
    body: sealSms(platform.secrets, text, several),
    ...stateOfSms(platform, sms.to),
    notAfter: sms.notAfter ?? null,
    aboutKind: sms.about?.kind ?? sms.template ?? '',
    aboutId: sms.about?.id ?? '',
  }
}

/**
 * Judged in the same statement, so that it still may go along with COMMIT; most numbers are Polish and ask
 * nothing.
 */
function stateOfSms(platform: Platform, to: string) {
  const state = gatewaysOf(platform).sms ? ('waiting' as const) : ('no-gateway' as const)
  const { country, costly } = destinationOf(to)
  if (costly) return { state: 'failed' as const, error: { code: 'costly-number' as const } }
  if (country === HOME_COUNTRY) return { state }
  const error = foreignNumber(country)
  if (country === undefined) return { state: 'failed' as const, error }
  const allowed = allowsSmsTo(country)
  return {
    state: sql<MessageState>`CASE WHEN ${allowed} THEN ${state} ELSE 'failed' END`,
    error: sql<SendFault | null>`CASE WHEN ${allowed} THEN NULL ELSE ${JSON.stringify(error)}::jsonb END`,
  }
}

function renderContent<K extends SmsKind>(
  tx: Tx,
  {
    template,
    values,
    language,
  }: { readonly template: K; readonly values: SmsValues[K]; readonly language: Language | null },
): Promise<string> {
  return renderSms(tx, template, values, language)
}

function beginning(platform: Platform): { id: string; createdAt: string; dueAt: string } {
  const now = instantNow(platform.clock)
  return { id: randomUUID(), createdAt: now, dueAt: now }
}
