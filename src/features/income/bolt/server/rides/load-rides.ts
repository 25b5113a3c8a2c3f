import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { NormalFile } from '#features/income/facts/domain/public.ts'
import { foldTouched, platformDrivers } from '#features/income/facts/server/public.ts'
import { loadFile } from '#features/income/imports/server/public.ts'
import { type DriverReference, referenceKey } from '#features/income/matching/domain/public.ts'
import { settlePeople, storeReferences } from '#features/income/matching/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { statementRows } from '../../domain/statement-rows.ts'
import { fleetZone } from '../fleet-zone.ts'
import { type RememberedRide, ridesOfMinutes } from './ride-store.ts'

/** What no load told: people whom Bolt knows, as long as nobody takes a load back. */
const NO_LOAD = 0

/**
 * Whom Bolt speaks of, by their keys; those that nobody has told of before are stored, and matched by phone.
 * Rides name them again with every load.
 * @returns ids of references by their keys
 */
export async function referencesOf(
  tx: Tx,
  { secrets }: Platform,
  named: readonly DriverReference[],
): Promise<Map<string, string>> {
  const byKey = new Map(named.map((driver) => [referenceKey(driver), driver]))
  const known = await tx
    .select({ id: platformDrivers.id, refKey: platformDrivers.refKey })
    .from(platformDrivers)
    .where(
      and(
        eq(platformDrivers.platform, 'bolt'),
        sql`${platformDrivers.refKey} = ANY(${sql.param([...byKey.keys()])}::text[])`,
      ),
    )
  const refs = new Map(known.map(({ id, refKey }) => [refKey, id]))
  const fresh = [...byKey].filter(([key]) => !refs.has(key)).map(([, driver]) => driver)
  if (fresh.length === 0) return refs
  const { ids } = await storeReferences(tx, secrets, 'bolt', fresh, NO_LOAD)
  await settlePeople(tx, [...ids.values()])
  await foldTouched(tx)
  return new Map([...refs, ...ids])
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

interface LoadedRides {
  readonly waitingPeople: number
  /** `income_loads.id`; null where nothing was to be loaded. */
  readonly loadId: string | null
  /** Of its rides. */
  readonly dates: readonly CalendarDate[]
}

const NOTHING_LOADED: LoadedRides = { waitingPeople: 0, loadId: null, dates: [] }

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
): Promise<Result<LoadedRides, 'implausible'>> {
  if (changed.length + left.length === 0) return ok(NOTHING_LOADED)
  const beside = await ridesOfMinutes(tx, companyId, [...changed, ...left])
  const rides = [...beside, ...left]
  const { known, refIds } = await referencesById(tx, references, rides)
  const rows = statementRows(
    rides.flatMap(({ driverId, state, ...ride }) => {
      const driver = known.get(driverId)
      return driver ? [{ ...ride, driver, counts: state !== 'nothing' && state !== 'taken' }] : []
    }),
    fleetZone,
  )
  if (rows.length === 0) return ok(NOTHING_LOADED)
  const dates = rows.map((row) => row.date).sort()
  const file: NormalFile = {
    kind: 'bolt-trips',
    fileName: `Bolt ${companyId} ${date}`,
    sha256: createHash('sha256').update(JSON.stringify(rows)).digest('hex'),
    periodStart: dates[0] ?? date,
    periodEnd: dates.at(-1) ?? date,
    rows,
  }
  const loaded = await loadFile(
    tx,
    platform,
    file,
    { name: by ?? BY_ITSELF, at: instantNow(platform.clock) },
    { source: 'bolt', removeMissing: false, asks: false, refIds },
  )
  if (loaded.ok) {
    const { waitingPeople, fileId } = loaded.value
    return ok({ waitingPeople, loadId: fileId, dates: [...new Set(dates)] })
  }
  // Rows without an id can't be told twice, and nobody is asked.
  return fail('implausible')
}

interface KnownReferences {
  /** By their ids. */
  readonly known: ReadonlyMap<string, DriverReference>
  /** Ids of those that no name or id of Bolt's leads to, by the keys that they have for this load alone. */
  readonly refIds: ReadonlyMap<string, string>
}

/** Of an erased driver nothing is left that Bolt would name: the reference's own id stands for it. */
async function referencesById(
  tx: Tx,
  told: ReadonlyMap<string, DriverReference>,
  rides: readonly RememberedRide[],
): Promise<KnownReferences> {
  const known = new Map(told)
  const refIds = new Map<string, string>()
  const others = [...new Set(rides.map(({ driverId }) => driverId))].filter((id) => !known.has(id))
  if (others.length === 0) return { known, refIds }
  const rows = await tx.select().from(platformDrivers).where(inArray(platformDrivers.id, others))
  for (const { id, externalId, name, refKey } of rows) {
    const named = { externalId: externalId ?? id, phone: null, name }
    known.set(id, named)
    if (referenceKey(named) !== refKey) refIds.set(referenceKey(named), id)
  }
  return { known, refIds }
}
