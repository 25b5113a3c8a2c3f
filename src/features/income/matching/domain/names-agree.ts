import { looseKey } from '#kernel/polish-text.ts'

/**
 * Whether two names may be one person's: every word of the shorter one stands in the longer one, as itself,
 * as its beginning (J. for Jan) or one letter off; of two names of as many words also the other way round, so
 * that the order makes no difference. A name that says nothing agrees with all.
 */
export function namesAgree(one: string, other: string): boolean {
  return wordsAgree(wordsOf(one), wordsOf(other))
}

/** The same of names in words (`wordsOf`): who compares each with each takes them apart once. */
export function wordsAgree(a: readonly string[], b: readonly string[]): boolean {
  const [fewer, more] = a.length <= b.length ? [a, b] : [b, a]
  return standsIn(fewer, more) && (fewer.length < more.length || standsIn(more, fewer))
}

function standsIn(fewer: readonly string[], more: readonly string[]): boolean {
  return fewer.every((word) => more.some((each) => areAlike(word, each)))
}

export function wordsOf(name: string): string[] {
  return looseKey(name)
    .split(' ')
    .filter((word) => word !== '')
}

/** One is the other, its beginning, or one letter off. */
export function areAlike(a: string, b: string): boolean {
  return a === b || a.startsWith(b) || b.startsWith(a) || isOneLetterOff(a, b)
}

/** One letter more, less or another. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = long.slice(at + 1)
  return rest === short.slice(short.length === long.length ? at + 1 : at)
}
