import type { Language } from '#platform/pure/languages.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { inFleetWords } from '#platform/server/fleet-words.ts'
import * as en from '../texts-remind.en.ts'
import * as ka from '../texts-remind.ka.ts'
import * as ru from '../texts-remind.ru.ts'
import * as pl from '../texts-remind.ts'
import * as uk from '../texts-remind.uk.ts'

type Words = SameTexts<typeof pl>

const WORDS: Readonly<Record<Language, Words>> = { pl, uk, ru, en, ka }

/** How the office reminds of papers in the driver's language; Polish where none was chosen. */
export function remindWordsIn(language: Language | null): Words['paperReminder'] {
  return inFleetWords(language, 'papers/texts-remind', WORDS[language ?? 'pl']).paperReminder
}
