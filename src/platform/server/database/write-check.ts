import { within } from './lent-connection.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** At most one write in this time, however many ask. */
const EVERY_MS = 1_000
const LONGEST_MS = 2_500

/**
 * Whether the database takes writes, which is more than answering: its disk may be full, its standby away,
 * itself only be read. One write at a time tells everyone who asks meanwhile and shortly after.
 */
export class WriteCheck {
  readonly #write: () => Promise<void>
  #last: Promise<void> | undefined
  #isRunning = false
  #startedAt = 0
  #isDoubted = false
  readonly #underWay = new Set<() => void>()

  /** @param write one small write up to its COMMIT; settles in bounds */
  constructor(write: () => Promise<void>) {
    this.#write = write
  }

  /** Rejects with {@link DatabaseUnavailable} unless a write has been committed, within three seconds. */
  async ask(): Promise<void> {
    const isFresh = this.#isRunning || performance.now() - this.#startedAt < EVERY_MS
    if (!this.#last || !isFresh) this.#last = this.#run()
    await this.#last
  }

  /**
   * A COMMIT got no answer: the next ones would get none either, and each would hold a connection and its
   * locks.
   */
  doubt(): void {
    this.#isDoubted = true
    if (!this.#isRunning) this.#last = undefined
    this.ask().catch(() => {
      for (const cut of this.#underWay) cut()
    })
  }

  /**
   * For a transaction under way: hears where its COMMIT would get no answer either. It may wait for locks of
   * those that got none.
   * @returns to be called when the transaction is over
   */
  whenInVain(cut: () => void): () => void {
    this.#underWay.add(cut)
    return () => this.#underWay.delete(cut)
  }

  /**
   * While a COMMIT is unanswered, who wants to write asks first, and is refused at once where it would be in
   * vain.
   */
  async resolved(): Promise<void> {
    while (this.#isDoubted) await this.ask()
  }

  get isDoubted(): boolean {
    return this.#isDoubted
  }

  #run(): Promise<void> {
    this.#isRunning = true
    this.#startedAt = performance.now()
    const written = this.#write()
      .then(() => {
        this.#isDoubted = false
      })
      .finally(() => {
        this.#isRunning = false
      })
    // A write that hangs stays the only one; whoever asks meanwhile is told so at once.
    const late = () => new DatabaseUnavailable('The database takes no writes.')
    return within(LONGEST_MS, late, written)
  }
}
