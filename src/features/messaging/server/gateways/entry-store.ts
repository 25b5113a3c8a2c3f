import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { lockNumber } from '#platform/server/database/named-lock.ts'
import type { Secrets } from '#platform/server/secrets.ts'
import { isSameAccount, type MailEntry, type SmsEntry } from '../../domain/gateway-entry.ts'
import type { OfficeMessageKind } from '../../domain/message-state.ts'
import { messages, officeGateways } from '../tables.ts'

export type StoredEntry = typeof officeGateways.$inferSelect

interface Entries {
  readonly sms: SmsEntry
  readonly email: MailEntry
}

export function storedEntries(queries: Queries): Promise<StoredEntry[]> {
  return queries.select().from(officeGateways)
}

export async function storedEntry(
  queries: Queries,
  kind: OfficeMessageKind,
): Promise<StoredEntry | undefined> {
  const [row] = await queries.select().from(officeGateways).where(eq(officeGateways.kind, kind))
  return row
}

/** Whoever changes a gateway waits for whoever else does. */
export async function lockEntries(tx: Tx): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockNumber('message gateways')})`)
}

/** Undefined where the key that sealed it is lost, or it was given up for that. */
export function openEntry<Kind extends OfficeMessageKind>(
  { tryOpen }: Pick<Secrets, 'tryOpen'>,
  row: StoredEntry | undefined,
  _kind: Kind,
): Entries[Kind] | undefined {
  const text = row?.sealed ? tryOpen(row.sealed) : undefined
  return text === undefined ? undefined : (JSON.parse(text) as Entries[Kind])
}

interface Entering {
  readonly at: string
  readonly by: string
  readonly before: StoredEntry | undefined
}

export async function storeEntry<Kind extends OfficeMessageKind>(
  tx: Tx,
  secrets: Secrets,
  kind: Kind,
  entry: Entries[Kind],
  { at, by, before }: Entering,
): Promise<void> {
  const old = openEntry(secrets, before, kind)
  const isSame =
    old !== undefined && isSameAccount<SmsEntry | MailEntry>(old, entry) && secretOf(old) === secretOf(entry)
  const values = {
    sealed: secrets.seal(JSON.stringify(entry)),
    entryId: before && isSame ? before.entryId : randomUUID(),
    ...{ enteredAt: at, enteredBy: by },
  }
  await tx
    .insert(officeGateways)
    .values({ kind, ...values })
    .onConflictDoUpdate({ target: officeGateways.kind, set: values })
}

function secretOf(entry: SmsEntry | MailEntry): string {
  return 'token' in entry ? entry.token : entry.password
}

export async function deleteEntry(tx: Tx, kind: OfficeMessageKind): Promise<void> {
  await tx.delete(officeGateways).where(eq(officeGateways.kind, kind))
}

export async function giveUpEntry(tx: Tx, kind: OfficeMessageKind): Promise<void> {
  await tx.update(officeGateways).set({ sealed: null }).where(eq(officeGateways.kind, kind))
}

/** What waited for its next try need not wait for the pause of the gateway before. @param now instant */
export async function hastenTries(tx: Tx, kind: OfficeMessageKind, now: string): Promise<void> {
  await tx
    .update(messages)
    .set({ dueAt: now })
    .where(sql`${messages.kind} = ${kind} AND ${messages.state} = 'waiting' AND ${messages.attempts} > 0
      AND ${messages.dueAt} > ${now}::timestamptz`)
}
