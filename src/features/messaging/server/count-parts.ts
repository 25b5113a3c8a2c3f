import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Platform } from '#platform/server/platform.ts'
import { sizeOfSms } from '../domain/gsm7.ts'
import { openBody } from './body-seal.ts'
import { messages } from './tables.ts'

/** Texts opened between two moments in which others get their turn. */
const AT_ONCE = 200

/**
 * Counts the parts of SMS that an earlier edition wrote, whose texts lie sealed: some at a time, until none
 * is left; every later one is counted when it is written. One that nobody can read counts as one part.
 */
export function partsCounter({ database, secrets }: Platform): () => Promise<void> {
  let done = false
  return async () => {
    while (!done) {
      const rows = await database.queries
        .select({ id: messages.id, body: messages.body })
        .from(messages)
        .where(and(eq(messages.kind, 'sms'), isNull(messages.parts)))
        .limit(AT_ONCE)
      if (rows.length === 0) {
        done = true
        return
      }
      const counted = rows.map(({ id, body }) => sql`(${id}::uuid, ${partsOf(body)}::integer)`)
      await database.queries.execute(sql`
        UPDATE messages SET parts = counted.parts FROM (VALUES ${sql.join(counted, sql`, `)}) AS counted (id, parts)
        WHERE messages.id = counted.id AND messages.parts IS NULL`)
    }
  }

  function partsOf(sealed: string): number {
    try {
      return sizeOfSms(openBody(secrets, sealed).text).parts
    } catch {
      return 1
    }
  }
}
