import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { fail, ok } from '#kernel/result.ts'
import { type Clock, instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type BulkAct, type Hindrance, hindranceTo, type Judged } from '../domain/bulk.ts'
import { aboutKindOf } from '../domain/message-about.ts'
import { readFault } from './kept-fault.ts'
import { rewrite } from './leave-out.ts'
import { lateUntil } from './send-again.ts'
import { makeManyDue, type StoredMessage, stopMessages } from './store.ts'
import { messages } from './tables.ts'

/** So many at once: each is locked and judged, and a person must be able to say what they did. */
const MOST = 5000

export interface Left {
  readonly why: Hindrance
  readonly count: number
}

type Row = Pick<
  StoredMessage,
  | 'id'
  | 'kind'
  | 'recipient'
  | 'state'
  | 'error'
  | 'aboutKind'
  | 'eventKey'
  | 'handedTo'
  | 'outdated'
  | 'notAfter'
  | 'parts'
>
const columns = {
  id: messages.id,
  kind: messages.kind,
  recipient: messages.recipient,
  state: messages.state,
  error: messages.error,
  aboutKind: messages.aboutKind,
  eventKey: messages.eventKey,
  handedTo: messages.handedTo,
  outdated: messages.outdated,
  notAfter: messages.notAfter,
  parts: messages.parts,
}

/** With which of these it would be done, and with how many not; `too_many` beyond 5000. */
export async function previewBulk(queries: Queries, clock: Clock, act: BulkAct, condition: SQL | undefined) {
  const rows: Row[] = await queries
    .select(columns)
    .from(messages)
    .where(condition)
    .limit(MOST + 1)
  if (rows.length > MOST) return fail({ code: 'too_many' as const })
  const { can, left } = judged(act, rows, instantNow(clock))
  const sms = can.filter(({ kind }) => kind === 'sms')
  return ok({
    can: can.length,
    left,
    sms: sms.length,
    parts: sms.reduce((sum, { parts }) => sum + (parts ?? 1), 0),
    kinds: new Set(can.map(({ kind }) => kind)),
  })
}

/**
 * Does it with all with which it can be done. Rows are held in one order and judged once they are: of two who
 * do it at once the second finds what the first has left, and nobody gets one twice.
 */
export async function actOnMany(tx: Tx, platform: Platform, act: BulkAct, condition: SQL | undefined) {
  const { clock } = platform
  const rows = await tx
    .select({ ...columns, body: messages.body })
    .from(messages)
    .where(condition)
    .orderBy(asc(messages.id))
    .limit(MOST + 1)
    .for('update')
  if (rows.length > MOST) return fail({ code: 'too_many' as const })
  const now = instantNow(clock)
  const { can, left } = judged(act, rows, now)
  const ids = can.map(({ id }) => id)
  if (act === 'stop') {
    await stopMessages(tx, ids)
    return ok({ done: ids.length, left })
  }
  for (const id of await tellingSeveral(tx, ids)) {
    const [message] = await tx.select().from(messages).where(eq(messages.id, id))
    if (message) await rewrite(tx, platform, message)
  }
  const { smtp, sms } = gatewaysOf(platform)
  const gateways = { email: smtp, sms, push: true }
  for (const kind of ['email', 'sms', 'push'] as const) {
    const some = can.filter((row) => row.kind === kind).map(({ id }) => id)
    const state = gateways[kind] === undefined ? 'no-gateway' : 'waiting'
    await makeManyDue(tx, some, state, { now, until: lateUntil(clock) })
  }
  return ok({ done: ids.length, left })
}

/** Only these may have to be written anew without what came otherwise. */
async function tellingSeveral(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      sql`${inArray(messages.id, [...ids])} AND (SELECT count(*) FROM message_topics WHERE message_id = ${messages.id}) > 1`,
    )
    .orderBy(asc(messages.id))
  return rows.map(({ id }) => id)
}

function judged<R extends Row>(act: BulkAct, rows: readonly R[], now: string) {
  const can: R[] = []
  const counts = new Map<Hindrance, number>()
  for (const row of rows) {
    const why = hindranceTo(act, judgedOf(row), now)
    if (why) counts.set(why, (counts.get(why) ?? 0) + 1)
    else can.push(row)
  }
  const left: Left[] = [...counts].map(([why, count]) => ({ why, count })).sort((a, b) => b.count - a.count)
  return { can, left }
}

function judgedOf({ handedTo, error, ...row }: Row): Judged {
  return {
    ...row,
    aboutKind: aboutKindOf(row),
    error: readFault(error),
    mayHaveArrived: handedTo !== '',
  }
}
