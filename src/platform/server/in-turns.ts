import { setImmediate as others } from 'node:timers/promises'

/** Longer than this nobody waits for a long piece of pure work. */
const TURN_MS = 2

/**
 * Does pure work item by item, of a few milliseconds each at most, and lets others have their turn in
 * between: all answers are made in one thread. Nobody may change meanwhile what the items are made of.
 */
export async function eachInTurns<T>(
  items: Iterable<T>,
  work: (item: T, place: number) => void,
): Promise<void> {
  let began = performance.now()
  let place = 0
  for (const item of items) {
    work(item, place)
    place += 1
    if (performance.now() - began < TURN_MS) continue
    await others()
    began = performance.now()
  }
}

/** The same, with an answer for each item. */
export async function mapInTurns<T, R>(
  items: Iterable<T>,
  work: (item: T, place: number) => R,
): Promise<R[]> {
  const answers: R[] = []
  await eachInTurns(items, (item, place) => answers.push(work(item, place)))
  return answers
}
