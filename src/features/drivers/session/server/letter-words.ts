import type { Language } from '#platform/pure/languages.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { inFleetWords } from '#platform/server/fleet-words.ts'
import * as en from '../texts-letter.en.ts'
import * as ka from '../texts-letter.ka.ts'
import * as ru from '../texts-letter.ru.ts'
import * as pl from '../texts-letter.ts'
import * as uk from '../texts-letter.uk.ts'

type Words = SameTexts<typeof pl>

const WORDS: Readonly<Record<Language, Words>> = { pl, uk, ru, en, ka }

/** Letters with PINs and entry codes in the driver's language; Polish where none was chosen. */
export function letterWordsIn(language: Language | null): Words {
  return inFleetWords(language, 'drivers/session/texts-letter', WORDS[language ?? 'pl'])
}
