import { setImmediate as letOthers } from 'node:timers/promises'

/** A request that waits longer for its turn notices. */
const SLICE_MS = 20

/**
 * Works through many items, and lets whoever waits have a turn in between, so that a large answer does not
 * stop the small ones. What the items are made of must not be changed by others meanwhile.
 * @param work takes a few milliseconds an item at most
 * @returns what each came to, in order
 */
export async function inSlices<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const done: R[] = []
  let began = performance.now()
  for (const item of items) {
    done.push(work(item))
    if (performance.now() - began < SLICE_MS) continue
    await letOthers()
    began = performance.now()
  }
  return done
}
