import { setImmediate as others } from 'node:timers/promises'

/** Longer than this nobody waits for a long piece of pure work. */
const TURN_MS = 10
/** Looking at the clock costs as much as a small piece of work. */
const ITEMS_A_LOOK = 50

/**
 * Does pure work item by item, and lets others have their turn every few milliseconds: all answers are made
 * in one thread.
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
    if (place % ITEMS_A_LOOK !== 0 || performance.now() - began < TURN_MS) continue
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
