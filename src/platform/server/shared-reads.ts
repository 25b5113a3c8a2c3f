import type { Database } from './database/database.ts'

/**
 * Lets those who ask for the same at the same time share one reading, where it is a long one. Nobody is told
 * what was so before a write whose end they may have seen: after one it is read anew.
 */
export class SharedReads<T> {
  readonly #database: Pick<Database, 'writes'>
  readonly #underWay = new Map<string, { readonly since: number; readonly answer: Promise<T> }>()

  constructor(database: Pick<Database, 'writes'>) {
    this.#database = database
  }

  /** @param key names everything that `read` depends on beside the database */
  read(key: string, read: () => Promise<T>): Promise<T> {
    const since = this.#database.writes
    if (since === undefined) return read()
    const same = this.#underWay.get(key)
    if (same?.since === since) return same.answer
    const begun = { since, answer: read() }
    this.#underWay.set(key, begun)
    const forget = (): void => {
      if (this.#underWay.get(key) === begun) this.#underWay.delete(key)
    }
    begun.answer.then(forget, forget)
    return begun.answer
  }
}
