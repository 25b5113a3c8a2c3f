import { randomUUID } from 'node:crypto'
import { desc, eq, inArray } from 'drizzle-orm'
import { liveDriverSessions } from '#features/auth/server/public.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { PhoneKeys } from './encrypt.ts'
import { pushSubscriptions } from './tables.ts'

/** Where a message goes. */
export interface PushTarget extends PhoneKeys {
  readonly address: string
}

type Row = typeof pushSubscriptions.$inferSelect

/** So many devices a driver has; the oldest makes room. */
const MOST_DEVICES = 5

interface NewSubscription {
  readonly driverId: string
  readonly sessionHash: string
  readonly target: PushTarget
  readonly device: string
}

/** Whose device this is; undefined where it is nobody's. */
export async function deviceOf(tx: Tx, { secrets }: Platform, address: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.fingerprint, secrets.fingerprint(address)))
    .for('update')
  return row
}

/** The device is this driver's from now on, whosever it was. */
export async function storeSubscription(tx: Tx, platform: Platform, wanted: NewSubscription): Promise<void> {
  const { secrets, clock } = platform
  const { driverId, sessionHash, target, device } = wanted
  const values = { driverId, sessionHash, device, sealed: secrets.seal(JSON.stringify(target)) }
  await tx
    .insert(pushSubscriptions)
    .values({
      ...{ id: randomUUID(), fingerprint: secrets.fingerprint(target.address), createdAt: instantNow(clock) },
      ...values,
    })
    .onConflictDoUpdate({ target: pushSubscriptions.fingerprint, set: values })
  const rows = await tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.driverId, driverId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
  await removeSubscriptions(
    tx,
    rows.slice(MOST_DEVICES).map(({ id }) => id),
  )
}

export async function removeSubscriptions(queries: Queries, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await queries.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]))
}

export async function removeSubscriptionsOf(tx: Tx, driverId: string): Promise<void> {
  await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.driverId, driverId))
}

export function subscriptionsOf(queries: Queries, driverId: string): Promise<Row[]> {
  return queries.select().from(pushSubscriptions).where(eq(pushSubscriptions.driverId, driverId))
}

/**
 * The devices of these drivers whose sessions still hold: a logged out phone is told nothing, whatever its
 * browser still has.
 */
export async function liveDevices(
  queries: Queries,
  platform: Platform,
  driverIds: readonly string[],
): Promise<readonly Row[]> {
  if (driverIds.length === 0) return []
  const rows = await queries
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.driverId, [...driverIds]))
  const live = await liveDriverSessions(
    queries,
    platform,
    rows.map(({ sessionHash }) => sessionHash),
  )
  return rows.filter(({ sessionHash, driverId }) => live.get(sessionHash) === driverId)
}

/** Whether some device of the driver is told of shifts now. */
export async function hasLiveDevice(
  queries: Queries,
  platform: Platform,
  driverId: string,
): Promise<boolean> {
  return (await liveDevices(queries, platform, [driverId])).length > 0
}

/** Those of the drivers of whom some device is told. */
export async function driversWithPush(
  queries: Queries,
  platform: Platform,
  driverIds: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await liveDevices(queries, platform, driverIds)).map(({ driverId }) => driverId))
}

/** Undefined where it was sealed with another key. */
export function targetOf({ secrets }: Platform, { sealed }: Row): PushTarget | undefined {
  const text = secrets.tryOpen(sealed)
  return text === undefined ? undefined : (JSON.parse(text) as PushTarget)
}

export async function noteTaken(queries: Queries, ids: readonly string[], now: string): Promise<void> {
  if (ids.length === 0) return
  await queries
    .update(pushSubscriptions)
    .set({ lastTakenAt: now })
    .where(inArray(pushSubscriptions.id, [...ids]))
}
