import { eq, sql } from 'drizzle-orm'
import { allDrivers, ensureDriver, heldDrivers } from '#features/drivers/server/public.ts'
import {
  beginResults,
  foldTouched,
  platformDrivers,
  touchAllOf,
} from '#features/income/facts/server/public.ts'
import { isFullName, normalizeFullName } from '#kernel/person-name.ts'
import { normalizePhone } from '#kernel/phone.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { referenceOf, type StoredReference } from './reference-store.ts'
import { settleIdentities, settlePeople } from './settle-identities.ts'

export interface Decided {
  readonly id: string
  readonly decision: 'assign' | 'add' | 'ignore' | 'put-back'
  readonly driverId?: string | undefined
  readonly fullName?: string | undefined
  readonly phone?: string | undefined
}

interface Resolved {
  readonly state: StoredReference['state']
  readonly shifts: number
  /** Who else waited with the new driver's phone. */
  readonly others: number
  readonly driverId: string | null
}

type Refusal = 'no_such_reference' | 'no_such_driver' | 'incomplete'

/**
 * What a person says of somebody whom files name; no later file changes it. Put back, the phone decides
 * again, or the person waits. The results of every shift concerned follow.
 */
export async function resolveReference(
  tx: Tx,
  platform: Platform,
  decided: Decided,
): Promise<Result<Resolved, Refusal>> {
  // Before the results, as whoever merges or erases drivers does.
  const driver = await driverMeant(tx, platform, decided)
  if (!driver.ok) return driver
  await beginResults(tx)
  const reference = await referenceOf(tx, decided.id)
  if (!reference) return fail('no_such_reference')

  await touchAllOf(tx, [decided.id])
  await tx
    .update(platformDrivers)
    .set(resolvedAs(decided, driver.value))
    .where(eq(platformDrivers.id, decided.id))
  await touchAllOf(tx, [decided.id])
  // What a person says of a name may join it to the one that has it, or part them.
  await settleIdentities(tx, reference.platform)
  // A new driver's phone, or one that decides again, may be that of others who wait; who stands for the same
  // person follows.
  const decides = decided.decision === 'add' || decided.decision === 'put-back'
  const matched = await settlePeople(tx, decides ? [decided.id] : [])
  const shifts = await touchedCount(tx)
  await foldTouched(tx)
  const settled = await referenceOf(tx, decided.id)
  return ok({
    state: settled?.state ?? 'waiting',
    shifts,
    others: decided.decision === 'add' ? matched : 0,
    driverId: driver.value,
  })
}

function resolvedAs({ decision }: Decided, driverId: string | null) {
  switch (decision) {
    case 'assign':
    case 'add':
      return { state: 'matched', matchedBy: 'person', driverId, doubt: null } as const
    case 'ignore':
      return { state: 'ignored', matchedBy: 'person', driverId: null, doubt: null } as const
    default:
      return { state: 'waiting', matchedBy: null, driverId: null, doubt: null } as const
  }
}

/** Null where the decision needs none. The record is held until the transaction ends. */
async function driverMeant(
  tx: Tx,
  platform: Platform,
  decided: Decided,
): Promise<Result<string | null, Refusal>> {
  if (decided.decision === 'assign') {
    if (!decided.driverId) return fail('no_such_driver')
    const id = (await heldDrivers(tx, [decided.driverId])).get(decided.driverId) ?? decided.driverId
    return (await allDrivers(tx)).some((driver) => driver.id === id) ? ok(id) : fail('no_such_driver')
  }
  if (decided.decision === 'add') {
    const fullName = normalizeFullName(decided.fullName ?? '')
    const phone = normalizePhone(decided.phone ?? '')
    if (!isFullName(fullName) || !phone) return fail('incomplete')
    return ok((await ensureDriver(tx, platform, { fullName, phone, email: '' })).id)
  }
  return ok(null)
}

async function touchedCount(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM (SELECT DISTINCT driver_id, date, shift FROM touched_slots WHERE shift IS NOT NULL) AS slot`,
  )
  return rows[0]?.count ?? 0
}
