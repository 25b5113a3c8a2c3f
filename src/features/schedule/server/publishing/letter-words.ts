import type { Language } from '#platform/pure/languages.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { inFleetWords } from '#platform/server/fleet-words.ts'
import * as en from '../../texts-published.en.ts'
import * as ka from '../../texts-published.ka.ts'
import * as ru from '../../texts-published.ru.ts'
import * as pl from '../../texts-published.ts'
import * as uk from '../../texts-published.uk.ts'

type Words = SameTexts<typeof pl>

const WORDS: Readonly<Record<Language, Words>> = { pl, uk, ru, en, ka }

/** Messages about a published week in the driver's language; Polish where none was chosen. */
export function letterWordsIn(language: Language | null): Words {
  return inFleetWords(language, 'schedule/texts-published', WORDS[language ?? 'pl'])
}
