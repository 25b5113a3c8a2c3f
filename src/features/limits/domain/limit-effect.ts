/** What a new number of places means for who has sent a form for the shift. */
export interface LimitEffect<Person> {
  /**
   * Regular choices that the limit has no place for any more, or still has none for; the last in the order of
   * acceptance.
   */
  readonly over: readonly Person[]
  /** Regular choices that were over the limit and have a place in it again. */
  readonly back: readonly Person[]
  /** The first of the reserve, as many as the new places leave free. */
  readonly waiting: readonly Person[]
  /** Free places then (D4). */
  readonly free: number
}

/**
 * Who stands within a limit and who beyond it, counted in the order of acceptance (D5). It changes no choice:
 * what was accepted stays accepted, and who drives is settled when the week is built (D16,
 * `docs/decisions/0011`).
 * @param regular, reserve in the order of acceptance
 */
export function limitEffect<Person>(
  before: number,
  after: number,
  regular: readonly Person[],
  reserve: readonly Person[],
): LimitEffect<Person> {
  const freeBefore = Math.max(0, before - regular.length)
  const free = Math.max(0, after - regular.length)
  return {
    over: before === after ? [] : regular.slice(after),
    back: regular.slice(before, after),
    waiting: reserve.slice(freeBefore, free),
    free,
  }
}
