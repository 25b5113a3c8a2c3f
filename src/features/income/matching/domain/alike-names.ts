import { alikeWords } from './alike-words.ts'
import { wordsAgree, wordsOf } from './names-agree.ts'

/**
 * Of many names those that agree with one (`namesAgree`), found without asking each: every word of the
 * shorter name stands in the longer one. So each name is kept under the word of it that fewest have, and
 * looked for by the words of names that are no shorter.
 * @param names of matching keys
 * @returns to be asked name by name, of these: the names that agree with it and are no longer. Who asks for
 *   each has every two that agree at least once.
 */
export function shorterAgreeing(names: Iterable<string>): (name: string) => Iterable<string> {
  const named = [...new Set(names)].map((name): Named => ({ name, words: wordsOf(name) }))
  const byName = new Map(named.map((one) => [one.name, one]))
  const uses = new Map<string, number>()
  for (const { words } of named) for (const word of new Set(words)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const keptUnder = new Map<string, Named[]>()
  const sayNothing: Named[] = []
  for (const one of named) {
    const [first, ...others] = one.words
    if (first === undefined) {
      sayNothing.push(one)
      continue
    }
    const rarest = others.reduce(
      (word, other) => ((uses.get(other) ?? 0) < (uses.get(word) ?? 0) ? other : word),
      first,
    )
    const same = keptUnder.get(rarest)
    if (same) same.push(one)
    else keptUnder.set(rarest, [one])
  }
  const alikeTo = alikeWords(keptUnder.keys())
  return function* agreeing(name) {
    const asked = byName.get(name)
    if (!asked) return
    for (const other of sayNothing) yield other.name
    for (const word of new Set(asked.words))
      for (const alike of alikeTo(word))
        for (const other of keptUnder.get(alike) ?? [])
          if (other.words.length <= asked.words.length && wordsAgree(other.words, asked.words))
            yield other.name
  }
}

interface Named {
  readonly name: string
  readonly words: readonly string[]
}
