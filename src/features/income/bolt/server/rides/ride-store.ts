import { and, asc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Grosze } from '#kernel/money.ts'
import { type BulkColumn, names, rowsAsTable } from '#platform/server/database/bulk-rows.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { KeptRide } from '../../domain/compare-day.ts'
import type { RideState } from '../../domain/ride-state.ts'
import { fleetZone } from '../fleet-zone.ts'
import { boltRides } from '../tables.ts'

/** A ride as Bolt told it last; `driverId` is the reference's id. */
export interface RememberedRide extends KeptRide {
  readonly driverId: string
  readonly state: RideState
}

type Row = typeof boltRides.$inferSelect

function remembered(row: Row): RememberedRide {
  const zl = (amount: number | null) => amount as Grosze | null
  return {
    reference: row.reference,
    driverId: row.refId,
    slot: { date: row.date, shift: row.shift },
    startedAt: row.startedAt,
    plate: row.plate,
    completed: row.completed === 1,
    distanceM: row.distanceM,
    amounts: {
      gross: zl(row.gross),
      commission: zl(row.commission),
      net: zl(row.net),
      tip: zl(row.tip),
      toll: zl(row.toll),
      cancellationFee: zl(row.cancellationFee),
      cash: zl(row.cash),
    },
    state: row.state,
  }
}

/** Of that day, and of any other day those that are named. */
export async function ridesOfDayOr(
  queries: Queries,
  companyId: number,
  date: CalendarDate,
  references: readonly string[],
): Promise<RememberedRide[]> {
  const rows = await queries
    .select()
    .from(boltRides)
    .where(
      and(
        eq(boltRides.companyId, companyId),
        or(
          eq(boltRides.date, date),
          sql`${boltRides.reference} = ANY(${sql.param([...references])}::text[])`,
        ),
      ),
    )
  return rows.map(remembered)
}

/**
 * All of the drivers and minutes of these, in no order: a load numbers the rides of one minute. Where the
 * clock is put back an hour comes twice, and rides of both are of one minute.
 */
export async function ridesOfMinutes(
  queries: Queries,
  companyId: number,
  rides: readonly Pick<RememberedRide, 'driverId' | 'startedAt'>[],
): Promise<RememberedRide[]> {
  const asked = rides.flatMap(({ driverId, startedAt }) =>
    [startedAt - HOUR, startedAt, startedAt + HOUR]
      .filter((at) => minuteOf(at) === minuteOf(startedAt))
      .map((at) => ({ driverId, minute: Math.floor(at / 60) })),
  )
  const minutes = rowsAsTable('asked', asked, [
    { name: 'ref_id', type: 'uuid', value: ({ driverId }) => driverId },
    { name: 'minute', type: 'integer', value: ({ minute }) => minute },
  ])
  const { rows } = await queries.execute<{ reference: string }>(sql`
    SELECT DISTINCT ride.reference FROM ${minutes}
    JOIN bolt_rides AS ride ON ride.ref_id = asked.ref_id AND ride.started_at / 60 = asked.minute
      AND ride.company_id = ${companyId}`)
  return await ridesNamed(
    queries,
    companyId,
    rows.map(({ reference }) => reference),
  )
}

export async function ridesNamed(
  queries: Queries,
  companyId: number,
  references: readonly string[],
): Promise<RememberedRide[]> {
  const rows = await queries
    .select()
    .from(boltRides)
    .where(
      and(
        eq(boltRides.companyId, companyId),
        sql`${boltRides.reference} = ANY(${sql.param([...references])}::text[])`,
      ),
    )
  return rows.map(remembered)
}

const HOUR = 3600

/** By what rides without an id are known: Unix seconds to the minute on Warsaw's clocks. */
export function minuteOf(startedAt: number): string {
  return fleetZone.minuteAt(startedAt)
}

const columns: readonly BulkColumn<RememberedRide>[] = [
  { name: 'reference', type: 'text', value: ({ reference }) => reference },
  { name: 'ref_id', type: 'uuid', value: ({ driverId }) => driverId },
  { name: 'date', type: 'date', value: ({ slot }) => slot.date },
  { name: 'shift', type: 'text', value: ({ slot }) => slot.shift },
  { name: 'started_at', type: 'integer', value: ({ startedAt }) => startedAt },
  { name: 'plate', type: 'text', value: ({ plate }) => plate },
  { name: 'completed', type: 'integer', value: ({ completed }) => Number(completed) },
  { name: 'distance_m', type: 'integer', value: ({ distanceM }) => distanceM },
  { name: 'gross', type: 'integer', value: ({ amounts }) => amounts.gross },
  { name: 'commission', type: 'integer', value: ({ amounts }) => amounts.commission },
  { name: 'net', type: 'integer', value: ({ amounts }) => amounts.net },
  { name: 'tip', type: 'integer', value: ({ amounts }) => amounts.tip },
  { name: 'toll', type: 'integer', value: ({ amounts }) => amounts.toll },
  { name: 'cancellation_fee', type: 'integer', value: ({ amounts }) => amounts.cancellationFee },
  { name: 'cash', type: 'integer', value: ({ amounts }) => amounts.cash },
  { name: 'state', type: 'text', value: ({ state }) => state },
]

/** @param rides one of each reference */
export async function rememberRides(
  tx: Tx,
  companyId: number,
  rides: readonly RememberedRide[],
): Promise<void> {
  if (rides.length === 0) return
  const set = columns
    .filter(({ name }) => name !== 'reference')
    .map(({ name }) => `${name} = excluded.${name}`)
    .join(', ')
  await tx.execute(sql`
    INSERT INTO bolt_rides (company_id, ${names(columns)})
    SELECT ${companyId}::bigint, ${names(columns)} FROM ${rowsAsTable('incoming', rides, columns)}
    ON CONFLICT (company_id, reference) DO UPDATE SET ${sql.raw(set)}`)
}

/** The oldest first. */
export function missingRides(queries: Queries, most: number): Promise<Row[]> {
  return queries
    .select()
    .from(boltRides)
    .where(eq(boltRides.state, 'missing'))
    .orderBy(asc(boltRides.startedAt), asc(boltRides.reference))
    .limit(most)
}

export function countMissingRides(queries: Queries): Promise<number> {
  return queries.$count(boltRides, eq(boltRides.state, 'missing'))
}

/** Of missing ones. @returns how many there were */
export async function settleRides(
  tx: Tx,
  companyId: number,
  references: readonly string[],
  state: RideState,
): Promise<number> {
  const settled = await tx
    .update(boltRides)
    .set({ state })
    .where(
      and(
        eq(boltRides.companyId, companyId),
        eq(boltRides.state, 'missing'),
        inArray(boltRides.reference, [...references]),
      ),
    )
    .returning({ reference: boltRides.reference })
  return settled.length
}

/** So long after their day no run speaks of them again. */
const REMEMBERED_DAYS = 430

export async function forgetRides(queries: Queries, today: CalendarDate): Promise<void> {
  await queries
    .delete(boltRides)
    .where(and(lt(boltRides.date, addDays(today, -REMEMBERED_DAYS)), ne(boltRides.state, 'missing')))
}
