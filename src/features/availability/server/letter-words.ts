import type { Language } from '#platform/pure/languages.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { inFleetWords } from '#platform/server/fleet-words.ts'
import * as en from '../texts-letter.en.ts'
import * as ka from '../texts-letter.ka.ts'
import * as ru from '../texts-letter.ru.ts'
import * as pl from '../texts-letter.ts'
import * as uk from '../texts-letter.uk.ts'
import * as enOwn from '../texts-letter-own.en.ts'
import * as kaOwn from '../texts-letter-own.ka.ts'
import * as ruOwn from '../texts-letter-own.ru.ts'
import * as plOwn from '../texts-letter-own.ts'
import * as ukOwn from '../texts-letter-own.uk.ts'

type Words = SameTexts<typeof pl & typeof plOwn>

const LETTERS = { pl, uk, ru, en, ka }
const OWN = { pl: plOwn, uk: ukOwn, ru: ruOwn, en: enOwn, ka: kaOwn }

/** Letters about a submission in the driver's language; Polish where none was chosen. */
export function letterWordsIn(language: Language | null): Words {
  const spoken = language ?? 'pl'
  return {
    ...inFleetWords<SameTexts<typeof pl>>(language, 'availability/texts-letter', LETTERS[spoken]),
    ...inFleetWords<SameTexts<typeof plOwn>>(language, 'availability/texts-letter-own', OWN[spoken]),
  }
}
