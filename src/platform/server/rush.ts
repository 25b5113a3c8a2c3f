/** After this long whoever waits goes in beside those who are there: the truth is decided by locks anyway. */
const LONGEST_MS = 3_000

/**
 * Lets those who want the same at the same moment go in one by one, and each look again whenever one of them
 * has come out: whoever finds it gone by then need not go in at all. Of fifty who want the last seat one
 * works and forty-nine look, and none of them holds a connection meanwhile.
 */
export class Rush {
  readonly #inside = new Map<string, Promise<void>>()

  /**
   * @param what names what is wanted
   * @param look tells by what is so now why it can't be had; undefined: it may be. Those who come out of
   * their wait together ask together
   * @param work is not run where `look` has told
   */
  async run<T extends object>(
    what: string,
    look: () => Promise<T | undefined>,
    work: () => Promise<T>,
  ): Promise<T> {
    const until = performance.now() + LONGEST_MS
    for (;;) {
      const told = await look()
      if (told !== undefined) return told
      const before = this.#inside.get(what)
      const left = until - performance.now()
      if (!before || left <= 0) break
      await atMost(left, before)
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#inside.set(what, promise)
    try {
      return await work()
    } finally {
      if (this.#inside.get(what) === promise) this.#inside.delete(what)
      resolve()
    }
  }
}

async function atMost(ms: number, done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  try {
    await Promise.race([done, over])
  } finally {
    clearTimeout(timer)
  }
}
