import { sql } from 'drizzle-orm'
import { mailboxOf } from '#kernel/person-name.ts'
import { instantIn } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { throttleBuckets } from '#platform/server/tables.ts'
import type { SendFault } from '../domain/send-fault.ts'
import type { NewMessage } from './store.ts'
import { messages } from './tables.ts'

/** Letters that strangers may cause to one mailbox within 24 hours, whatever they tell of (Q23). */
const MOST_A_DAY = 3
const MAILBOX_FULL = JSON.stringify({ code: 'mailbox-full' } satisfies SendFault)
const DAY_MS = 86_400_000

/**
 * Writes a letter that somebody who has not logged in has caused, of which at most three go to one mailbox in
 * any 24 hours; further ones are kept as not sent, for the office to send. Told a second time, a letter is
 * neither kept nor counted again. In one statement, so that it may go along with COMMIT; who writes to the
 * same mailbox at once waits.
 */
export async function insertLetterOfStranger(
  tx: Tx,
  { secrets, clock }: Platform,
  message: Omit<NewMessage, 'state' | 'error'> & { readonly state: string },
): Promise<void> {
  const bucket = secrets.fingerprint(`letters of strangers\n${mailboxOf(message.recipient)}`)
  const { failures, windowEndsAt } = throttleBuckets
  const now = sql`${message.createdAt}::timestamptz`
  const until = sql`${instantIn(clock, DAY_MS)}::timestamptz`
  const { id, eventKey, kind, recipient, subject, body, createdAt, dueAt } = message
  // Each letter that goes out begins the day anew, so that no 24 hours see more of them.
  await tx.execute(sql`
    WITH counted AS (
      INSERT INTO ${throttleBuckets} (bucket, failures, window_ends_at)
      SELECT ${bucket}, 1, ${until} WHERE NOT EXISTS (SELECT 1 FROM ${messages} WHERE ${messages.eventKey} = ${eventKey})
      ON CONFLICT (bucket) DO UPDATE SET
        failures = CASE WHEN ${windowEndsAt} <= ${now} THEN 1 ELSE least(${failures}, ${MOST_A_DAY}) + 1 END,
        window_ends_at = CASE WHEN ${windowEndsAt} > ${now} AND ${failures} >= ${MOST_A_DAY}
          THEN ${windowEndsAt} ELSE ${until} END
      RETURNING failures)
    INSERT INTO ${messages} (id, event_key, kind, recipient, subject, body, state, error, created_at, due_at,
      not_after, about_kind, about_id)
    SELECT ${id}::uuid, ${eventKey}, ${kind}, ${recipient}, ${subject}, ${body},
      CASE WHEN counted.failures > ${MOST_A_DAY} THEN 'failed' ELSE ${message.state} END,
      CASE WHEN counted.failures > ${MOST_A_DAY} THEN ${MAILBOX_FULL}::jsonb END,
      ${createdAt}::timestamptz, ${dueAt}::timestamptz, ${message.notAfter ?? null}::timestamptz,
      ${message.aboutKind ?? ''}, ${message.aboutId ?? ''}
    FROM counted
    ON CONFLICT DO NOTHING`)
}
