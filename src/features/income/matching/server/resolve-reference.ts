import { eq, sql } from 'drizzle-orm'
import {
  backOnList,
  driversByIds,
  ensureDriver,
  heldDrivers,
  returningDriver,
} from '#features/drivers/server/public.ts'
import {
  beginResults,
  type DriverWeek,
  foldTouched,
  platformDrivers,
  touchAllOf,
  touchedWeeksOf,
  weeksOfReferences,
} from '#features/income/facts/server/public.ts'
import { isFullName, normalizeFullName } from '#kernel/person-name.ts'
import { normalizePhone } from '#kernel/phone.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { incomeChanged, incomeOfWeeks } from './income-of-weeks.ts'
import { phonesOf } from './queue-store.ts'
import { referenceOf, type StoredReference } from './reference-store.ts'
import { settleIdentities, settlePeople } from './settle-identities.ts'

export interface Decided {
  readonly id: string
  readonly decision: 'assign' | 'add' | 'ignore' | 'put-back'
  readonly driverId?: string | undefined
  readonly fullName?: string | undefined
  readonly phone?: string | undefined
  /** What was decided when the caller looked; undefined where nobody looked. */
  readonly seen?: Standing | undefined
}

interface Standing {
  readonly state: StoredReference['state']
  readonly driverId: string | null
}

interface Resolved {
  readonly state: StoredReference['state']
  readonly shifts: number
  /** Who else waited with the new driver's phone. */
  readonly others: number
  readonly driver: { readonly id: string; readonly fullName: string } | null
  /** A driver had the phone of the new one already. */
  readonly wasListed: boolean
  /** Weeks in which whoever it is by now earned otherwise before, with by how many grosze. */
  readonly income: (Week & { readonly grosze: number })[]
  /** Drivers' weeks that the decision touches. */
  readonly changedWeeks: readonly DriverWeek[]
}

type Refusal =
  | { readonly code: 'no_such_reference' | 'no_such_driver' | 'incomplete' }
  | {
      readonly code: 'decided_meanwhile'
      readonly facts: { readonly state: StoredReference['state']; readonly driver: string | null }
      readonly details: Standing
    }

/**
 * What a person says of somebody whom files name; no later file changes it. Put back, the phone decides
 * again, or the person waits. What somebody else decided since the caller looked stays, and is told. The
 * results of every shift concerned follow.
 * @param before told which weeks will change, before anything does
 */
export async function resolveReference(
  tx: Tx,
  platform: Platform,
  decided: Decided,
  before?: (weeks: readonly DriverWeek[]) => Promise<void>,
): Promise<Result<Resolved, Refusal>> {
  // Before the results, as whoever merges or erases drivers does.
  const driver = await driverMeant(tx, platform, decided)
  if (!driver.ok) return driver
  await beginResults(tx)
  const reference = await referenceOf(tx, decided.id)
  if (!reference) return fail({ code: 'no_such_reference' })
  const target = resolvedAs(decided, driver.value.id)
  if (isOvertaken(decided.seen, reference, target)) {
    const name = await nameOfDriver(tx, reference.driverId)
    return fail({
      code: 'decided_meanwhile',
      facts: { state: reference.state, driver: name ?? null },
      details: { state: reference.state, driverId: reference.driverId },
    })
  }

  const driverIds = [reference.driverId, target.driverId].filter((id) => id !== null)
  await before?.(await weeksOfReferences(tx, [{ id: decided.id, driverIds }]))
  await touchAllOf(tx, [decided.id])
  await tx.update(platformDrivers).set(target).where(eq(platformDrivers.id, decided.id))
  await touchAllOf(tx, [decided.id])
  // What a person says of a name may join it to the one that has it, or part them.
  await settleIdentities(tx, reference.platform)
  // A new driver's phone, or one that decides again, may be that of others who wait; who stands for the same
  // person follows.
  const decides = decided.decision === 'add' || decided.decision === 'put-back'
  const matched = await settlePeople(tx, decides ? [decided.id] : [])
  const shifts = await touchedCount(tx)
  const changedWeeks = await touchedWeeksOf(tx)
  const settled = await referenceOf(tx, decided.id)
  const income = () => incomeOfWeeks(tx, settled?.driverId, changedWeeks)
  const incomeBefore = await income()
  await foldTouched(tx)
  const fullName = await nameOfDriver(tx, settled?.driverId ?? null)
  return ok({
    state: settled?.state ?? 'waiting',
    shifts,
    others: decided.decision === 'add' ? matched : 0,
    driver: settled?.driverId ? { id: settled.driverId, fullName: fullName ?? settled.name } : null,
    wasListed: driver.value.wasListed,
    income: incomeChanged(incomeBefore, await income()),
    changedWeeks,
  })
}

/** Whether what holds is neither what the caller saw nor what the caller decides. */
function isOvertaken(seen: Standing | undefined, is: Standing, target: Standing): boolean {
  const isSame = (one: Standing) => one.state === is.state && one.driverId === is.driverId
  return seen !== undefined && !isSame(seen) && !isSame(target)
}

async function nameOfDriver(tx: Tx, id: string | null): Promise<string | undefined> {
  return id === null ? undefined : (await driversByIds(tx, [id])).get(id)?.fullName
}

function resolvedAs({ decision }: Decided, driverId: string | null) {
  switch (decision) {
    case 'assign':
    case 'add':
      return { state: 'matched', matchedBy: 'person', driverId, doubt: null } as const
    case 'ignore':
      return { state: 'ignored', matchedBy: 'person', driverId: null, doubt: null } as const
    default:
      return driverId === null
        ? ({ state: 'waiting', matchedBy: null, driverId, doubt: null } as const)
        : ({ state: 'matched', matchedBy: 'phone', driverId, doubt: null } as const)
  }
}

interface DriverMeant {
  /** Null where the decision needs none. */
  readonly id: string | null
  readonly wasListed: boolean
}

/** The record is held until the transaction ends. */
async function driverMeant(
  tx: Tx,
  platform: Platform,
  decided: Decided,
): Promise<Result<DriverMeant, Refusal>> {
  if (decided.decision === 'assign') {
    const id = await listedDriver(tx, decided.driverId)
    return id ? ok({ id, wasListed: false }) : fail({ code: 'no_such_driver' })
  }
  if (decided.decision === 'add') {
    const fullName = normalizeFullName(decided.fullName ?? '')
    const phone = normalizePhone(decided.phone ?? '')
    if (!isFullName(fullName) || !phone) return fail({ code: 'incomplete' })
    const former = await returningDriver(tx, { fullName, phone })
    const who = { fullName, phone, email: '', ...(former === undefined ? {} : { id: former }) }
    const { id, pin } = await ensureDriver(tx, platform, who)
    if (pin !== undefined && former !== undefined) await backOnList(tx, id, instantNow(platform.clock))
    return ok({ id, wasListed: pin === undefined })
  }
  // Whose it was by a phone that no file gives any more is not known again.
  const former = decided.decision === 'put-back' ? await listedDriver(tx, decided.driverId) : undefined
  const hasPhone = former !== undefined && (await phonesOf(tx, [decided.id])).size > 0
  return ok({ id: hasPhone ? former : null, wasListed: false })
}

/** Undefined where nobody was named, or nobody on the list. */
async function listedDriver(tx: Tx, named: string | undefined): Promise<string | undefined> {
  if (!named) return undefined
  const id = (await heldDrivers(tx, [named])).get(named) ?? named
  return (await driversByIds(tx, [id])).has(id) ? id : undefined
}

async function touchedCount(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM (SELECT DISTINCT driver_id, date, shift FROM touched_slots WHERE shift IS NOT NULL) AS slot`,
  )
  return rows[0]?.count ?? 0
}
