/** What rows were read as, with the stamp of those rows. */
interface Known<T> {
  readonly stamp: string
  readonly signs: number
  readonly read: T
}

/** About four weeks of 500 drivers who have fifty rows each. */
const MOST_SIGNS = 16 * 1024 * 1024

/**
 * What rows were read as, for as long as the database tells the same stamp of them: a week is looked at again
 * and again while it is settled, and mostly nothing has changed in it. The stamp is of the rows' contents
 * (`stampOfRows`), so that nobody has to remember to say that something changed. What was asked for least
 * lately goes first.
 */
export class KnownRows<T> {
  readonly #known = new Map<string, Known<T>>()
  #signs = 0

  /** Whether anything was kept under this name, true or out of date by now. */
  has(key: string): boolean {
    return this.#known.has(key)
  }

  /** @returns undefined of rows that were not read yet, or have changed since */
  find(key: string, stamp: string): T | undefined {
    const known = this.#known.get(key)
    if (known?.stamp !== stamp) return undefined
    this.#known.delete(key)
    this.#known.set(key, known)
    return known.read
  }

  /**
   * @param key of whom and when; what one stamp says of them is kept
   * @param signs of the text that they were read from
   */
  keep(key: string, { stamp, signs, read }: Known<T>): void {
    this.#forget(key)
    this.#known.set(key, { stamp, signs, read })
    this.#signs += signs
    for (const oldest of this.#known.keys()) {
      if (this.#signs <= MOST_SIGNS || oldest === key) break
      this.#forget(oldest)
    }
  }

  #forget(key: string): void {
    const known = this.#known.get(key)
    if (!known) return
    this.#known.delete(key)
    this.#signs -= known.signs
  }
}
