import type { Queries } from '#platform/server/database/database.ts'
import type { SmsSentence } from '../domain/joined-sms.ts'
import { plainLetters } from '../domain/plain-letters.ts'
import { fillFollowing, fillTemplate } from '../domain/sms-template.ts'
import type { SmsKind, SmsValues } from '../domain/sms-values.ts'
import { SMS_TEXTS } from '../texts-sms.ts'
import { placeholderValues } from './placeholder-values.ts'
import { changedTemplate, messagingSettingsRow } from './store-texts.ts'

/**
 * The text of an SMS as it goes out: by the fleet's own template, and without Polish letters where the fleet
 * saves parts (D31).
 * @param letters `polish` for the same words in a letter, where nothing is saved by leaving any out
 */
export async function renderSms<K extends SmsKind>(
  queries: Queries,
  kind: K,
  values: SmsValues[K],
  letters: 'by-fleet' | 'polish' = 'by-fleet',
): Promise<string> {
  const { template, plainSms } = await templateOf(queries, kind)
  const text = fillTemplate(template, placeholderValues(kind, values))
  return plainSms && letters === 'by-fleet' ? plainLetters(text) : text
}

/** The same as one sentence among others of an SMS. */
export async function smsSentence<K extends SmsKind>(
  queries: Queries,
  kind: K,
  values: SmsValues[K],
): Promise<SmsSentence> {
  const { template, plainSms } = await templateOf(queries, kind)
  const filled = placeholderValues(kind, values)
  const letters = (text: string) => (plainSms ? plainLetters(text) : text)
  return {
    alone: letters(fillTemplate(template, filled)),
    following: letters(fillFollowing(template, filled)),
  }
}

async function templateOf(queries: Queries, kind: SmsKind) {
  const [template, { plainSms }] = await Promise.all([
    changedTemplate(queries, kind),
    messagingSettingsRow(queries),
  ])
  return { template: template ?? SMS_TEXTS[kind].template, plainSms }
}
