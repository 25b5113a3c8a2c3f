import type { Language } from '#platform/pure/languages.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { inFleetWords } from '#platform/server/fleet-words.ts'
import * as en from '../texts.en.ts'
import * as ka from '../texts.ka.ts'
import * as ru from '../texts.ru.ts'
import * as pl from '../texts.ts'
import * as uk from '../texts.uk.ts'

type Words = SameTexts<typeof pl>

const WORDS: Readonly<Record<Language, Words>> = { pl, uk, ru, en, ka }

/** What the lock screen says in the driver's language; Polish where none was chosen. */
export function pushWordsIn(language: Language | null): Words {
  return inFleetWords(language, 'push/texts', WORDS[language ?? 'pl'])
}
