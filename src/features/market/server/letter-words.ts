import { withoutPolishLetters } from '#kernel/polish-text.ts'
import type { Language } from '#platform/pure/languages.ts'
import type { SameTexts } from '#platform/pure/same-texts.ts'
import { inFleetWords } from '#platform/server/fleet-words.ts'
import * as en from '../texts-messages.en.ts'
import * as ka from '../texts-messages.ka.ts'
import * as ru from '../texts-messages.ru.ts'
import type { MarketNews, ToldNews } from '../texts-messages.ts'
import * as pl from '../texts-messages.ts'
import * as uk from '../texts-messages.uk.ts'

type Words = SameTexts<typeof pl>

const WORDS: Readonly<Record<Language, Words>> = { pl, uk, ru, en, ka }

/** What the market tells in the driver's language; Polish where none was chosen. */
export function letterWordsIn(language: Language | null): Words {
  return inFleetWords(language, 'market/texts-messages', WORDS[language ?? 'pl'])
}

/** Polish without its letters, so that it stays one SMS; other alphabets as they are. */
export function smsIn(language: Language | null, news: MarketNews, told: ToldNews): string {
  const text = letterWordsIn(language).newsSms(news, told)
  return (language ?? 'pl') === 'pl' ? withoutPolishLetters(text) : text
}
