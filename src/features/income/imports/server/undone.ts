import type { Database, Tx } from '#platform/server/database/database.ts'

class Undone extends Error {}

/** What work in a transaction answers, of which nothing stays. */
export async function undone<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  let answer: { readonly value: T } | undefined
  try {
    await database.transaction(async (tx) => {
      answer = { value: await work(tx) }
      throw new Undone()
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
  }
  if (!answer) throw new Error('What is undone answered nothing.')
  return answer.value
}
