import type { Language } from '#platform/pure/languages.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { texts as en } from '../../texts-pdf.en.ts'
import { texts as ka } from '../../texts-pdf.ka.ts'
import { texts as ru } from '../../texts-pdf.ru.ts'
import { texts as pl } from '../../texts-pdf.ts'
import { texts as uk } from '../../texts-pdf.uk.ts'

const WORDS: Readonly<Record<Language, SameTexts<typeof pl>>> = { pl, uk, ru, en, ka }

/** The fixed words of a statement on paper, in the document's language. */
export function formWordsOf({ language }: { readonly language?: Language }): SameTexts<typeof pl> {
  return WORDS[language ?? 'pl']
}
