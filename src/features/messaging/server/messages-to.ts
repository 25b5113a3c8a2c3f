import { and, count, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { isAmong, OVER } from '../domain/message-state.ts'
import { withoutKeys } from '../domain/without-keys.ts'
import { openBody, sealSms } from './body-seal.ts'
import type { StoredMessage } from './store.ts'
import { messages, messageTopics } from './tables.ts'

/** Numbers and addresses of one person. */
type Recipients = readonly string[]

export type SentMessage = Pick<
  StoredMessage,
  'id' | 'kind' | 'recipient' | 'subject' | 'state' | 'createdAt' | 'sentAt' | 'error'
>

/** Letters and SMS to a person, newest first. @param page from 1 */
export async function messagesTo(
  queries: Queries,
  to: Recipients,
  page: number,
  size: number,
): Promise<{ readonly total: number; readonly messages: readonly SentMessage[] }> {
  if (to.length === 0) return { total: 0, messages: [] }
  const theirs = inArray(messages.recipient, [...to])
  const { id, kind, recipient, subject, state, createdAt, sentAt, error } = messages
  const found = await queries
    .select({ id, kind, recipient, subject, state, createdAt, sentAt, error })
    .from(messages)
    .where(theirs)
    .orderBy(desc(createdAt), desc(id))
    .limit(size)
    .offset((page - 1) * size)
  const [counted] = await queries.select({ total: count() }).from(messages).where(theirs)
  return { total: counted?.total ?? 0, messages: found }
}

/** All letters and SMS to a person with what they said, oldest first. */
export async function textsTo(
  queries: Queries,
  { secrets }: Platform,
  to: Recipients,
): Promise<(SentMessage & Pick<StoredMessage, 'aboutKind'> & { readonly text: string })[]> {
  const rows = await theirMessages(queries, to)
  return rows.map((row) => ({ ...row, text: withoutKeys(textOf(secrets, row.body)) }))
}

/** Where letters and SMS about these drivers went, to addresses that they have no more among them. */
export async function recipientsAbout(queries: Queries, driverIds: readonly string[]): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ to: messages.recipient })
    .from(messages)
    .where(and(inArray(messages.aboutId, [...driverIds]), ne(messages.recipient, '')))
  return rows.map(({ to }) => to)
}

/**
 * Forgets what letters and SMS said and to whom; that there were some stays. What still waited is not sent
 * any more.
 * @param aboutIds drivers of whom further messages tell, wherever these went
 * @param isTheirs of a message to one of these recipients, who may share an address with somebody else
 */
export async function forgetMessagesTo(
  tx: Tx,
  { secrets }: Platform,
  { to, aboutIds }: { readonly to: Recipients; readonly aboutIds: readonly string[] },
  isTheirs: (message: { readonly to: string; readonly text: string }) => boolean,
): Promise<void> {
  for (const { id, recipient, body, state } of await theirMessages(tx, to, aboutIds)) {
    if (recipient === '') continue
    if (!isTheirs({ to: recipient, text: textOf(secrets, body) })) continue
    await tx
      .update(messages)
      .set({
        recipient: '',
        subject: '',
        body: sealSms(secrets, ''),
        error: null,
        lease: null,
        aboutId: '',
        state: isAmong(OVER, state) ? state : 'failed',
      })
      .where(eq(messages.id, id))
    await tx.delete(messageTopics).where(eq(messageTopics.messageId, id))
  }
}

/** Empty where it was sealed with another key: then nobody can read what it says. */
function textOf(secrets: Secrets, sealed: string): string {
  try {
    return openBody(secrets, sealed).text
  } catch {
    return ''
  }
}

async function theirMessages(
  queries: Queries,
  to: Recipients,
  aboutIds: readonly string[] = [],
): Promise<StoredMessage[]> {
  if (to.length + aboutIds.length === 0) return []
  return queries
    .select()
    .from(messages)
    .where(or(inArray(messages.recipient, [...to]), inArray(messages.aboutId, [...aboutIds])))
    .orderBy(messages.createdAt, messages.id)
}
