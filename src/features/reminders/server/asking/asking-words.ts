import type { Language } from '#platform/pure/languages.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { inFleetWords } from '#platform/server/fleet-words.ts'
import * as en from '../../texts-asking.en.ts'
import * as ka from '../../texts-asking.ka.ts'
import * as ru from '../../texts-asking.ru.ts'
import * as pl from '../../texts-asking.ts'
import * as uk from '../../texts-asking.uk.ts'

type Words = SameTexts<typeof pl>

const WORDS: Readonly<Record<Language, Words>> = { pl, uk, ru, en, ka }

/** How the office asks for the form in the driver's language; Polish where none was chosen. */
export function askingWordsIn(language: Language | null): Words['askingMessages'] {
  return inFleetWords(language, 'reminders/texts-asking', WORDS[language ?? 'pl']).askingMessages
}
