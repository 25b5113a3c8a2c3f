import * as kindsEn from '#features/settlement/ledger/texts-kinds.en.ts'
import * as kindsKa from '#features/settlement/ledger/texts-kinds.ka.ts'
import * as kindsRu from '#features/settlement/ledger/texts-kinds.ru.ts'
import * as kindsPl from '#features/settlement/ledger/texts-kinds.ts'
import * as kindsUk from '#features/settlement/ledger/texts-kinds.uk.ts'
import * as schemesEn from '#features/settlement/schemes/texts-words.en.ts'
import * as schemesKa from '#features/settlement/schemes/texts-words.ka.ts'
import * as schemesRu from '#features/settlement/schemes/texts-words.ru.ts'
import * as schemesPl from '#features/settlement/schemes/texts-words.ts'
import * as schemesUk from '#features/settlement/schemes/texts-words.uk.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { inFleetWords } from '#platform/server/fleet-words.ts'
import * as en from '../texts-document.en.ts'
import * as ka from '../texts-document.ka.ts'
import * as ru from '../texts-document.ru.ts'
import * as pl from '../texts-document.ts'
import * as uk from '../texts-document.uk.ts'
import * as linesEn from '../texts-own-lines.en.ts'
import * as linesKa from '../texts-own-lines.ka.ts'
import * as linesRu from '../texts-own-lines.ru.ts'
import * as linesPl from '../texts-own-lines.ts'
import * as linesUk from '../texts-own-lines.uk.ts'
import * as printedEn from '../texts-printed.en.ts'
import * as printedKa from '../texts-printed.ka.ts'
import * as printedRu from '../texts-printed.ru.ts'
import * as printedPl from '../texts-printed.ts'
import * as printedUk from '../texts-printed.uk.ts'

type ByLanguage<T> = Readonly<Record<Language, T>>

const DOCUMENTS: ByLanguage<SameTexts<typeof pl>> = { pl, uk, ru, en, ka }
const PRINTED: ByLanguage<SameTexts<typeof printedPl>> = {
  pl: printedPl,
  uk: printedUk,
  ru: printedRu,
  en: printedEn,
  ka: printedKa,
}
const LINES: ByLanguage<typeof linesPl> = { pl: linesPl, uk: linesUk, ru: linesRu, en: linesEn, ka: linesKa }
const SCHEMES: ByLanguage<Pick<typeof schemesPl, 'schemeInWords'>> = {
  pl: schemesPl,
  uk: schemesUk,
  ru: schemesRu,
  en: schemesEn,
  ka: schemesKa,
}
const KINDS: ByLanguage<SameTexts<typeof kindsPl>> = {
  pl: kindsPl,
  uk: kindsUk,
  ru: kindsRu,
  en: kindsEn,
  ka: kindsKa,
}

/** What a statement on paper says, in one language, with the fleet's corrections. */
export function printedWordsIn(language: Language) {
  return {
    ...inFleetWords(language, 'settlement/weeks/texts-document', DOCUMENTS[language]),
    ...inFleetWords(language, 'settlement/weeks/texts-own-lines', LINES[language]),
    ...inFleetWords(language, 'settlement/weeks/texts-printed', PRINTED[language]),
    ...inFleetWords(language, 'settlement/schemes/texts-words', SCHEMES[language]),
    ...inFleetWords(language, 'settlement/ledger/texts-kinds', KINDS[language]),
  }
}

export type PrintedWords = ReturnType<typeof printedWordsIn>
