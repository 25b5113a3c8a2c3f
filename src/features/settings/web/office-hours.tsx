import { plainLetters } from '#platform/web/plain-letters.ts'
import { PAGE_LANGUAGE } from '#platform/web/texts.ts'
import { HOUR_WORDS } from '../texts-hours.ts'

/**
 * When the office answers, in the words of the page where each of them is known, else as the fleet has typed
 * it, which is Polish.
 */
export function OfficeHours({ hours }: { readonly hours: string }) {
  const told = PAGE_LANGUAGE === 'pl' ? undefined : inWordsOfPage(hours)
  return <span lang={told === undefined ? 'pl' : undefined}>{unbroken(told ?? hours)}</span>
}

/** `5:00–23:00` is one word: no line ends between its hours. */
function unbroken(hours: string): string {
  return hours.replace(/(\d)\s?([-–—])\s?(?=\d)/g, '$1\u2060$2\u2060')
}

/** Undefined where a word is not known. */
function inWordsOfPage(hours: string): string | undefined {
  let isKnown = true
  const told = hours.replace(/\p{L}+\.?/gu, (word) => {
    const known = Object.entries<string>(HOUR_WORDS).find(
      ([name]) => name === plainLetters(word.replace('.', '')),
    )
    if (!known?.[1]) isKnown = false
    return known?.[1] ?? word
  })
  return isKnown ? told : undefined
}
