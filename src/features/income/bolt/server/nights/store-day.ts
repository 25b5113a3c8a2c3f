import { beginResults } from '#features/income/facts/server/public.ts'
import { referenceKey } from '#features/income/matching/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { compareDay, type DayComparison, type KeptRide } from '../../domain/compare-day.ts'
import { workDay } from '../../domain/fleet-zone.ts'
import { onlineTime } from '../../domain/online-time.ts'
import { peopleOf } from '../../domain/people.ts'
import { isAbsurd, missingFromNet, type ReadOrders, readOrders } from '../../domain/ride.ts'
import type { RideState } from '../../domain/ride-state.ts'
import type { RunFault } from '../../domain/run-fault.ts'
import { holdCompany } from '../connections/connection-store.ts'
import type { FetchedNight } from '../fetch-night.ts'
import { fleetZone } from '../fleet-zone.ts'
import { replaceHours } from '../hours/hours-store.ts'
import { loadRides, referencesOf } from '../rides/load-rides.ts'
import { minuteOf, type RememberedRide, rememberRides, ridesOfDayOr } from '../rides/ride-store.ts'
import { endWell, type Run } from './run-store.ts'

/**
 * Stores a day that was fetched whole, with its run, in one transaction: what Bolt says otherwise than before
 * becomes a load of income, of which the later holds (D49). What a person asked for is said anew as a whole.
 * A ride that is no longer told stays until a person decides.
 * @returns the fault where nothing of the day may be stored: the caller undoes the transaction
 */
export async function storeDay(
  tx: Tx,
  platform: Platform,
  run: Run,
  night: FetchedNight,
): Promise<Result<void, RunFault>> {
  const { companyId, date } = run
  if (!(await holdCompany(tx, companyId))) return fail({ code: 'key-removed' })
  await beginResults(tx)
  const read = readOrders(night.orders, fleetZone)
  const absurd = read.rides.find(isAbsurd)
  if (absurd) return fail({ code: 'implausible', reference: absurd.reference })
  const people = peopleOf(night.drivers, read.rides)
  const spent = onlineTime(
    night.logs,
    { ...workDay(date, fleetZone), knownUntil: night.knownUntil },
    fleetZone,
  )
  const nobody = { driverPhone: null, driverName: null }
  const named = [
    ...read.rides,
    ...[...read.without, ...spent.times].flatMap(({ driverId }) =>
      driverId === null ? [] : [{ driverId, ...nobody }],
    ),
  ].map((each) => people.referenceOf(each))
  const refs = await referencesOf(tx, platform, named)
  const refOf = (who: Parameters<typeof people.referenceOf>[0]): string =>
    refs.get(referenceKey(people.referenceOf(who))) ?? ''

  const told: ReadOrders = {
    ...read,
    rides: read.rides.map((ride) => ({ ...ride, driverId: refOf(ride) })),
  }
  const references = [...told.rides, ...told.without, ...told.problems].map(({ reference }) => reference)
  const before = await ridesOfDayOr(tx, companyId, date, references)
  const compared = compareDay(
    date,
    told,
    before.filter(({ state }) => state !== 'taken' && state !== 'nothing'),
  )
  const after = afterwards(told, compared, before, (driverId) => refOf({ driverId, ...nobody }))
  await rememberRides(tx, companyId, after.remembered)

  const isAsked = run.askedBy !== null
  const said = isAsked ? wholeDay(date, before, after.remembered) : []
  const loaded = await loadRides(tx, platform, {
    companyId,
    date,
    changed: [...after.changed, ...said],
    left: after.left,
    references: new Map(named.map((driver) => [refs.get(referenceKey(driver)) ?? '', driver])),
    by: run.askedBy,
  })
  if (!loaded.ok) return fail({ code: loaded.error })
  await replaceHours(
    tx,
    companyId,
    date,
    spent.times.map((time) => ({ ...time, driverId: refOf({ driverId: time.driverId, ...nobody }) })),
  )
  const ended = await endWell(tx, run.id, {
    finishedAt: instantNow(platform.clock),
    counts: {
      rides: told.rides.filter(({ slot, completed }) => completed && slot.date === date).length,
      added: compared.added.length,
      changed: compared.changed.length,
      withdrawn: compared.gone.filter(({ why }) => why === 'worth-nothing').length,
      missing: after.remembered.filter(({ state }) => state === 'missing').length,
      drivers: new Set(spent.times.map(({ driverId }) => driverId)).size,
      silences: spent.silences.length,
      unsound: told.rides.filter(({ amounts }) => (missingFromNet(amounts) ?? 0) !== 0).length,
      waitingPeople: loaded.value.waitingPeople,
    },
    problems: told.problems.slice(0, MOST_PROBLEMS),
    loadId: loaded.value.loadId,
    loadDates: [...loaded.value.dates],
  })
  return ended ? ok(undefined) : fail({ code: 'interrupted' })
}

const MOST_PROBLEMS = 100

/**
 * All of a day on which Bolt or a person has decided: what counts, and what does not although a file may tell
 * it. A ride that is missing or was kept says nothing new.
 */
function wholeDay(
  date: CalendarDate,
  before: readonly RememberedRide[],
  now: readonly RememberedRide[],
): RememberedRide[] {
  const all = new Map([...before, ...now].map((ride) => [ride.reference, ride]))
  return [...all.values()].filter(
    ({ state, slot }) => slot.date === date && (state === 'told' || state === 'nothing' || state === 'taken'),
  )
}

interface Afterwards {
  /** All of which Bolt has said something, or nothing, this time. */
  readonly remembered: readonly RememberedRide[]
  /** Of these, what counts otherwise than before. */
  readonly changed: readonly RememberedRide[]
  /** Rides as they were, which count now for another driver or of another minute. */
  readonly left: readonly RememberedRide[]
}

function afterwards(
  { rides, without }: ReadOrders,
  compared: DayComparison,
  before: readonly RememberedRide[],
  refOf: (driverId: string) => string,
): Afterwards {
  const stateOf = new Map(before.map(({ reference, state }) => [reference, state]))
  const as = (ride: Omit<RememberedRide, 'state'>, state: RideState): RememberedRide => ({ ...ride, state })
  const tell = rides.map((ride) => as({ ...ride, driverId: ride.driverId ?? '' }, 'told'))
  const withdrawn = compared.gone.flatMap(({ ride, why }) =>
    why === 'worth-nothing' ? [as({ ...ride, driverId: ride.driverId ?? '' }, 'nothing')] : [],
  )
  const missing = compared.gone.flatMap(({ ride, why }) =>
    why === 'not-told' && stateOf.get(ride.reference) === 'told'
      ? [as({ ...ride, driverId: ride.driverId ?? '' }, 'missing')]
      : [],
  )
  const changes = new Set([
    ...compared.added.map(({ reference }) => reference),
    ...compared.changed.map(({ after }) => after.reference),
  ])
  return {
    remembered: [...tell, ...withdrawn, ...missing, ...besideRides(rides, without, stateOf, refOf)],
    changed: [...tell.filter(({ reference }) => changes.has(reference)), ...withdrawn],
    left: compared.changed
      .filter(({ before: was, after: is }) => placeOf(was) !== placeOf(is))
      .map(({ before: was }) => as({ ...was, driverId: was.driverId ?? '' }, 'nothing')),
  }
}

/** By what a ride without an id is known. */
function placeOf({ driverId, startedAt }: Pick<KeptRide, 'driverId' | 'startedAt'>): string {
  return `${driverId} ${minuteOf(startedAt)}`
}

/**
 * Offers of no worth in the minute of a ride: a file has rows of both, so both are numbered here too.
 */
function besideRides(
  rides: ReadOrders['rides'],
  without: ReadOrders['without'],
  known: ReadonlyMap<string, RideState>,
  refOf: (driverId: string) => string,
): RememberedRide[] {
  const ofRides = new Map(rides.map((ride) => [placeOf(ride), ride]))
  return without.flatMap(({ reference, driverId, startedAt }) => {
    if (driverId === null || startedAt === null || known.has(reference)) return []
    const refId = refOf(driverId)
    const ride = ofRides.get(placeOf({ driverId: refId, startedAt }))
    if (!ride) return []
    const amounts = { ...ride.amounts }
    for (const name of Object.keys(amounts) as (keyof typeof amounts)[]) amounts[name] = null
    return [
      {
        reference,
        driverId: refId,
        slot: ride.slot,
        startedAt,
        plate: null,
        completed: false,
        distanceM: null,
        amounts,
        state: 'nothing' as const,
      },
    ]
  })
}
