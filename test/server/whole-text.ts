import { eq } from 'drizzle-orm'
import { openBody } from '#features/messaging/server/body-seal.ts'
import { messages } from '#features/messaging/server/tables.ts'
import type { TestServer } from './test-server.ts'

/** What a message says to whom it goes, keys of links included, which the office's outbox shows cut. */
export async function wholeText({ database, platform }: TestServer, id: string): Promise<string> {
  const [row] = await database.queries
    .select({ body: messages.body })
    .from(messages)
    .where(eq(messages.id, id))
  if (!row) throw new Error('There is no such message.')
  return openBody(platform.secrets, row.body).text
}
