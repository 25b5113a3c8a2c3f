import { setTimeout as pause } from 'node:timers/promises'

/** Several times what a letter takes to be written. */
const STEP_MS = 500

/**
 * Waits for the work, and then for the end of a whole step of half a second, so that the time tells nothing
 * of what the work found. It costs nothing: a slow comparison would stand before those who log in, and anyone
 * may have any number of these made.
 */
export async function inWholeSteps(work: Promise<void>): Promise<void> {
  const begun = performance.now()
  try {
    await work
  } finally {
    await pause(STEP_MS - ((performance.now() - begun) % STEP_MS))
  }
}
