import type { Language } from '#platform/pure/languages.ts'
import { inFleetWords } from '#platform/server/fleet-words.ts'
import { smsWords as en } from '../texts-sms-words.en.ts'
import { smsWords as ka } from '../texts-sms-words.ka.ts'
import { smsWords as ru } from '../texts-sms-words.ru.ts'
import { smsWords as pl, type SmsWords } from '../texts-sms-words.ts'
import { smsWords as uk } from '../texts-sms-words.uk.ts'

const WORDS: Readonly<Record<Language, SmsWords>> = { pl, uk, ru, en, ka }

/** What SMS say in a language; Polish where the driver has chosen none. */
export function smsWordsIn(language: Language | null): SmsWords {
  const own = { smsWords: WORDS[language ?? 'pl'] }
  return inFleetWords(language, 'messaging/texts-sms-words', own).smsWords
}
