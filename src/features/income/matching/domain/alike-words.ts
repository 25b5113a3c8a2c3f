import { areAlike } from './names-agree.ts'

/**
 * Of many words those that are alike one (`areAlike`), found without asking each: its beginnings, what goes
 * on from it, and what is one letter off, which leaves one half of a word as it is.
 * @returns to be asked word by word
 */
export function alikeWords(words: Iterable<string>): (word: string) => readonly string[] {
  const all = [...new Set(words)].sort()
  const known = new Set(all)
  const byHalf = new Map<string, string[]>()
  for (const word of all)
    for (const half of [firstHalf(word, word.length), lastHalf(word, word.length)]) {
      const others = byHalf.get(half)
      if (others) others.push(word)
      else byHalf.set(half, [word])
    }
  const found = new Map<string, readonly string[]>()
  return (word) => {
    const before = found.get(word)
    if (before) return before
    const alike = new Set<string>()
    for (let length = 1; length <= word.length; length++) {
      const beginning = word.slice(0, length)
      if (known.has(beginning)) alike.add(beginning)
    }
    for (let at = placeOf(all, word); all[at]?.startsWith(word); at++) alike.add(all[at] ?? word)
    for (const length of [word.length - 1, word.length, word.length + 1])
      for (const half of [firstHalf(word, length), lastHalf(word, length)])
        for (const other of byHalf.get(half) ?? []) if (areAlike(word, other)) alike.add(other)
    found.set(word, [...alike])
    return found.get(word) ?? []
  }
}

/** Where a word that is one letter off one of this length has that one's first half. */
function firstHalf(word: string, length: number): string {
  return `${length} first ${word.slice(0, Math.floor(length / 2))}`
}

function lastHalf(word: string, length: number): string {
  return `${length} last ${word.slice(Math.max(word.length - Math.ceil(length / 2), 0))}`
}

/** Of the first word that is not before this one. */
function placeOf(sorted: readonly string[], word: string): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sorted[middle] ?? '') < word) from = middle + 1
    else to = middle
  }
  return from
}
