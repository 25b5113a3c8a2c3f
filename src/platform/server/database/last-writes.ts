import type { WithCommit } from './database-interface.ts'

/** The writes of one transaction that travel together with its COMMIT. */
export class LastWrites {
  readonly #writes: Promise<unknown>[] = []
  #failed = false
  #error: unknown

  readonly add: WithCommit = (write) => {
    // A query of Drizzle's runs each time that somebody asks for its result.
    const running = Promise.resolve(write)
    this.#writes.push(running)
    running.catch((error: unknown) => {
      if (this.#failed) return
      this.#failed = true
      this.#error = error
    })
  }

  /**
   * Until all of them are on their way; throws where one has failed before it was, which COMMIT must not
   * follow.
   */
  async sent(): Promise<void> {
    if (this.#writes.length === 0) return
    // A tick comes after everything that waits for nothing but its turn.
    await new Promise((resolve) => process.nextTick(resolve))
    if (this.#failed) throw this.#error
  }

  /** Until the database has answered all of them; throws the error of the first that failed. */
  async answered(): Promise<void> {
    await Promise.all(this.#writes)
  }
}
