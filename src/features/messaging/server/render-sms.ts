import type { Language } from '#platform/pure/languages.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { SmsSentence } from '../domain/joined-sms.ts'
import { plainLetters } from '../domain/plain-letters.ts'
import { fillFollowing, fillTemplate } from '../domain/sms-template.ts'
import type { SmsKind, SmsValues } from '../domain/sms-values.ts'
import { placeholderValues } from './placeholder-values.ts'
import { smsWordsIn } from './sms-words.ts'
import { changedTemplate, messagingSettingsRow } from './store-texts.ts'

/**
 * The text of an SMS as it goes out: in the driver's language, unless the fleet sends all SMS in Polish; by
 * the fleet's own template, which is Polish; and without Polish letters where the fleet saves parts (D31).
 * Other alphabets stay as they are: whoever chose Ukrainian reads Cyrillic.
 * @param language of the driver; null: Polish
 */
export async function renderSms<K extends SmsKind>(
  queries: Queries,
  kind: K,
  values: SmsValues[K],
  language: Language | null,
): Promise<string> {
  const { fill, letters } = await textOf(queries, kind, values, language)
  return letters(fill(fillTemplate))
}

/** The same words in a letter, where nothing is saved by leaving letters or a language out. */
export async function sentenceForLetter<K extends SmsKind>(
  queries: Queries,
  kind: K,
  values: SmsValues[K],
  language: Language | null,
): Promise<string> {
  const words = smsWordsIn(language)
  const own = (language ?? 'pl') === 'pl' ? await changedTemplate(queries, kind) : undefined
  return fillTemplate(own ?? words.templates[kind], placeholderValues(kind, values, words))
}

/** The same as one sentence among others of an SMS. */
export async function smsSentence<K extends SmsKind>(
  queries: Queries,
  kind: K,
  values: SmsValues[K],
  language: Language | null,
): Promise<SmsSentence> {
  const { fill, letters } = await textOf(queries, kind, values, language)
  return { alone: letters(fill(fillTemplate)), following: letters(fill(fillFollowing)) }
}

/** Whether a text of this language is written without the letters that make an SMS dear. */
function isPlain(plainSms: boolean, language: Language): boolean {
  return plainSms && (language === 'pl' || language === 'en')
}

async function textOf<K extends SmsKind>(
  queries: Queries,
  kind: K,
  values: SmsValues[K],
  wanted: Language | null,
) {
  return (await writerOf(queries, kind))(values, wanted)
}

/** What the texts of one kind are made by, asked for once. */
async function writerOf<K extends SmsKind>(queries: Queries, kind: K) {
  const { plainSms, smsInPolish } = await messagingSettingsRow(queries)
  const own = await changedTemplate(queries, kind)
  return (values: SmsValues[K], wanted: Language | null) => {
    const language = smsInPolish ? 'pl' : (wanted ?? 'pl')
    const words = smsWordsIn(language)
    const template = (language === 'pl' ? own : undefined) ?? words.templates[kind]
    const filled = placeholderValues(kind, values, words)
    return {
      fill: (by: typeof fillTemplate) => by(template, filled),
      letters: (text: string) => (isPlain(plainSms, language) ? plainLetters(text) : text),
    }
  }
}

/** As {@link renderSms}, for many of one kind: what is asked of the database is asked once. */
export async function smsRenderer<K extends SmsKind>(
  queries: Queries,
  kind: K,
): Promise<(values: SmsValues[K], language: Language | null) => string> {
  const write = await writerOf(queries, kind)
  return (values, language) => {
    const { fill, letters } = write(values, language)
    return letters(fill(fillTemplate))
  }
}

/** Whether all SMS go out in Polish, for words that are made before an SMS is. */
export async function sendsSmsInPolish(queries: Queries): Promise<boolean> {
  return (await messagingSettingsRow(queries)).smsInPolish
}

/**
 * What becomes of the letters of a finished text that goes out as an SMS: without Polish ones where the fleet
 * saves parts (D31). Asked for once, for many.
 */
export async function smsLetters(
  queries: Queries,
): Promise<(text: string, language?: Language | null) => string> {
  const { plainSms } = await messagingSettingsRow(queries)
  return (text, language = null) => (isPlain(plainSms, language ?? 'pl') ? plainLetters(text) : text)
}
