/** As PostgreSQL sent them, and what they were read as. */
interface Known<T> {
  readonly lines: string
  readonly read: T
}

/** About four weeks of 500 drivers who have fifty rows each. */
const MOST_SIGNS = 16 * 1024 * 1024

/**
 * What texts were read as, for as long as the same text comes: a week is looked at again and again while it
 * is settled, and mostly nothing has changed in it. Told by the text itself, so that it can't be out of
 * date. What was asked for least lately goes first.
 */
export class KnownRows<T> {
  readonly #known = new Map<string, Known<T>>()
  #signs = 0

  /** @param key of whom and when; one text of each is kept */
  of(key: string, lines: string, read: (lines: string) => T): T {
    const known = this.#known.get(key)
    const isSame = known?.lines === lines
    if (known) this.#forget(key, known)
    const now = known && isSame ? known : { lines, read: read(lines) }
    this.#known.set(key, now)
    this.#signs += lines.length
    for (const [other, oldest] of this.#known) {
      if (this.#signs <= MOST_SIGNS || other === key) break
      this.#forget(other, oldest)
    }
    return now.read
  }

  #forget(key: string, { lines }: Known<T>): void {
    this.#known.delete(key)
    this.#signs -= lines.length
  }
}
