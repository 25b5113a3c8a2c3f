import type { Language } from '#platform/pure/languages.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { inFleetWords } from '#platform/server/fleet-words.ts'
import * as en from '../texts-messages.en.ts'
import * as ka from '../texts-messages.ka.ts'
import * as ru from '../texts-messages.ru.ts'
import * as pl from '../texts-messages.ts'
import * as uk from '../texts-messages.uk.ts'

type Words = SameTexts<typeof pl>

const WORDS: Readonly<Record<Language, Words>> = { pl, uk, ru, en, ka }

/** Messages about statements in the driver's language; Polish where none was chosen. */
export function letterWordsIn(language: Language | null): Words {
  return inFleetWords(language, 'settlement/own-statements/texts-messages', WORDS[language ?? 'pl'])
}
