import { eq, sql } from 'drizzle-orm'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { sizeOfSms } from '../domain/gsm7.ts'
import { isAmong, STOPPABLE } from '../domain/message-state.ts'
import { type LetterBody, openBody, sealSms } from './body-seal.ts'
import { textOfSeveral } from './several-sms.ts'
import type { StoredMessage } from './store.ts'
import { messages } from './tables.ts'
import { endPassed, lockMessage, messagesPartlyPassed, topicsOf } from './topics-store.ts'

/**
 * Makes the text of an SMS anew from what it is still to tell of. The message must be locked, and tell of
 * something still.
 */
export async function rewrite(tx: Tx, { secrets }: Platform, message: StoredMessage): Promise<void> {
  const { id, body: sealed } = message
  let body: LetterBody
  try {
    body = openBody(secrets, sealed)
  } catch {
    // Sealed with another key: whoever sends it finds that too.
    return
  }
  if (!body.several) return
  const left = new Map(
    (await topicsOf(tx, id))
      .filter(({ outdated, ended }) => !outdated && ended === null)
      .map((topic) => [topic.aboutId, topic]),
  )
  const several = { ...body.several, topics: body.several.topics.filter((topic) => left.has(topic.id)) }
  if (several.topics.length === 0 || several.topics.length === body.several.topics.length) return
  const text = await textOfSeveral(tx, several)
  const lasts = [...left.values()].map(({ notAfter }) => sql`${notAfter}::timestamptz`)
  await tx
    .update(messages)
    .set({
      body: sealSms(secrets, text, several),
      parts: message.kind === 'sms' ? sizeOfSms(text).parts : null,
      notAfter: sql`GREATEST(${sql.join(lasts, sql`, `)})`,
    })
    .where(eq(messages.id, id))
}

/**
 * A change that has passed leaves the messages that wait to tell of it and of others; one that tells of
 * nothing else expires as a whole.
 */
export async function leaveOutPassed(platform: Platform): Promise<void> {
  const { clock, database } = platform
  const now = instantNow(clock)
  for (const id of await messagesPartlyPassed(database.queries, now))
    await database.transaction(async (tx) => {
      const message = await lockMessage(tx, id)
      // Somebody else's sender may have it by now.
      if (!message || !(isAmong(STOPPABLE, message.state) || message.dueAt <= now)) return
      await endPassed(tx, id, now)
      await rewrite(tx, platform, message)
    })
}
