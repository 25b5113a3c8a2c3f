import type pg from 'pg'
import { checkValueIn } from '#platform/server/keys/key-check.ts'
import { checkValueOf, givenKeys, keyPath } from '#platform/server/keys/secret-key.ts'

/** Whether the key that a start would find belongs to the database, and else what to do: one sentence. */
export async function keyAdvice(pool: pg.Pool, dataDir: string): Promise<string> {
  const kept = await checkValueIn(pool)
  const { environment, file } = givenKeys(dataDir, process.env.SECRET_KEY?.trim() || undefined)
  const key = environment ?? file
  const where = `${keyPath(dataDir)} or SECRET_KEY`
  if (!key)
    return `Next: put the key that belongs to this database there: ${where}. Without it the server does not start.`
  if (kept === undefined)
    return `The database does not say which key belongs to it; the server checks the one of ${where} when it starts.`
  return kept === checkValueOf(key)
    ? 'The key belongs to this database.'
    : `The key of ${where} is not the one of this database; put the right one there, or the server does not start.`
}
