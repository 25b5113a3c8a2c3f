import { createHash } from 'node:crypto'
import { inArray } from 'drizzle-orm'
import { platformDrivers } from '#features/income/facts/server/public.ts'
import type { DriverReference } from '#features/income/matching/domain/public.ts'
import { matchReferences, storeReferences } from '#features/income/matching/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { ok, type Result } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { statementRows } from '../../domain/statement-rows.ts'
import { fleetZone } from '../fleet-zone.ts'
import { type RememberedRide, ridesOfMinutes } from './ride-store.ts'

/** Stores whom Bolt speaks of. @returns ids of references by their keys */
export async function referencesOf(
  tx: Tx,
  { secrets }: Platform,
  named: readonly DriverReference[],
  date: CalendarDate,
): Promise<Map<string, string>> {
  const refs = await storeReferences(tx, secrets, 'bolt', named, { asOf: date, sha256: '' })
  await matchReferences(tx, [...refs.values()])
  return refs
}

export interface RidesToLoad {
  readonly companyId: number
  readonly date: CalendarDate
  /** As they are remembered by now. */
  readonly changed: readonly RememberedRide[]
  /** As they were, where they count no more. */
  readonly left: readonly RememberedRide[]
  /** Whom references mean, by their ids, as far as it is known. */
  readonly references: ReadonlyMap<string, DriverReference>
  /** Who asked for it; null where the night did. */
  readonly by: string | null
}

/** The author of what nobody asked for. */
const BY_ITSELF = 'Bolt'

/**
 * Loads rides as a file's rows would be, with all others of their drivers and minutes, since rides without an
 * id are numbered there. Nothing is loaded where nothing changed.
 */
export async function loadRides(
  tx: Tx,
  platform: Platform,
  { companyId, date, changed, left, references, by }: RidesToLoad,
): Promise<Result<{ readonly waitingPeople: number }, 'implausible'>> {
  if (changed.length + left.length === 0) return ok({ waitingPeople: 0 })
  const beside = await ridesOfMinutes(tx, companyId, [...changed, ...left])
  const rides = [...beside, ...left]
  const known = await referencesById(tx, references, rides)
  const rows = statementRows(
    rides.flatMap(({ driverId, state, ...ride }) => {
      const driver = known.get(driverId)
      return driver ? [{ ...ride, driver, counts: state !== 'nothing' && state !== 'taken' }] : []
    }),
    fleetZone,
  )
  const dates = rows.map((row) => row.date).sort()
  void [BY_ITSELF, by, platform, instantNow, date, dates, createHash]
  return ok({ waitingPeople: 0 })
}

async function referencesById(
  tx: Tx,
  known: ReadonlyMap<string, DriverReference>,
  rides: readonly RememberedRide[],
): Promise<Map<string, DriverReference>> {
  const all = new Map(known)
  const others = [...new Set(rides.map(({ driverId }) => driverId))].filter((id) => !all.has(id))
  if (others.length === 0) return all
  const rows = await tx.select().from(platformDrivers).where(inArray(platformDrivers.id, others))
  for (const { id, externalId, name } of rows) all.set(id, { externalId, phone: null, name })
  return all
}
