/** Looks values up by their keys; keys without a value are missing in the answer. */
export type Lookup<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>

interface Round<K, V> {
  readonly keys: Set<K>
  readonly answer: Promise<ReadonlyMap<K, V>>
  begin(): void
}

/**
 * Gathers the keys that are asked for while a look-up is under way into the next one. Whoever asks gets an
 * answer whose look-up began after the question, so nothing is ever stale; under load many questions share
 * one query (S2, Q14). Where it fails, all who share it see the failure.
 */
export function gatheredLookup<K, V>(ask: Lookup<K, V>): Lookup<K, V> {
  let underWay = false
  let next: Round<K, V> | undefined

  const advance = (): void => {
    const round = next
    next = undefined
    underWay = round !== undefined
    round?.begin()
  }
  const newRound = (): Round<K, V> => {
    const keys = new Set<K>()
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<K, V>>()
    const begin = (): void => {
      ask([...keys])
        .then(resolve, reject)
        .finally(advance)
    }
    return { keys, answer: promise, begin }
  }

  return (keys) => {
    next ??= newRound()
    for (const key of keys) next.keys.add(key)
    const { answer } = next
    if (!underWay) advance()
    return answer
  }
}
