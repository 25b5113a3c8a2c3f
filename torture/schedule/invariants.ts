import { sql } from 'drizzle-orm'
import type { Queries } from '#platform/server/database/database.ts'
import type { Place } from './random-edits.ts'

/** Places that no week may hold, as they stand in the database. */
export async function breachesInDatabase(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ n: number }>(sql`
    select count(*) as n from (
      select 1 from schedule_places group by week_id, slot, driver_id having count(*) > 1
      union all
      select 1 from schedule_places where car_id is not null group by week_id, slot, car_id having count(*) > 1
      union all
      select 1 from schedule_weeks w where version <> (select count(*) from schedule_versions v where v.week_id = w.id)
    ) breaches`)
  return Number(rows[0]?.n ?? 1)
}

/**
 * Seats in cars that are grounded or rented, as one look at the database sees them. Only for a week of which
 * no slot has begun, and one that ends before a rental without an end does.
 * @param monday of the week, YYYY-MM-DD
 */
export async function seatsInCarsOff(queries: Queries, monday: string): Promise<number> {
  const { rows } = await queries.execute<{ n: number }>(sql`
    select count(*) as n from schedule_places p where car_id is not null and (
      exists (select from groundings g where g.car_id = p.car_id and p.slot
        between (g.day_start - ${monday}::date) * 2 + (g.shift_start = 'night')::int
        and (g.day_end - ${monday}::date) * 2 + (g.shift_end = 'night')::int)
      or exists (select from rentals r where r.car_id = p.car_id
        and p.slot >= (r.start_date - ${monday}::date) * 2 + (r.start_time >= '18:00')::int
        and (r.end_date is null or p.slot <= (r.end_date - ${monday}::date) * 2 + (r.end_time >= '18:00')::int)))`)
  return Number(rows[0]?.n ?? 1)
}

const keyOf = ({ driverId, slot, carId, onCall }: Place): string => `${slot} ${driverId} ${carId} ${onCall}`
const wordOf = (places: readonly Place[]): string => places.map(keyOf).sort().join('\n')

/** Acknowledged saves whose version does not hold what was sent. */
export async function versionsThatDiffer(
  queries: Queries,
  acknowledged: ReadonlyMap<number, readonly Place[]>,
): Promise<number> {
  let differ = 0
  for (const [version, sent] of acknowledged) {
    if (wordOf(await readVersion(queries, version)) !== wordOf(sent)) differ += 1
  }
  return differ
}

async function readVersion(queries: Queries, version: number): Promise<Place[]> {
  const { rows } = await queries.execute<{ places: string }>(
    sql`select places from schedule_versions where version = ${version}`,
  )
  const stored = JSON.parse(rows[0]?.places ?? '{}') as {
    drivers: string[]
    cars: string[]
    rows: [number, number, number][]
  }
  return stored.rows.map(([driver, slot, car]) => ({
    driverId: stored.drivers[driver] ?? '',
    slot,
    carId: stored.cars[car] ?? null,
    onCall: car === -2,
  }))
}

/**
 * Seats in cars now that the first version and the recorded changes do not lead to, and the reverse (D21).
 */
export async function changesThatDoNotLead(queries: Queries): Promise<number> {
  const reached = new Set((await readVersion(queries, 1)).filter(({ carId }) => carId).map(keyOf))
  const changes = await queries.execute<{
    driver_id: string
    from_slot: number | null
    from_car_id: string | null
    to_slot: number | null
    to_car_id: string | null
  }>(sql`select * from schedule_changes`)
  for (const { driver_id: driverId, from_slot: slot, from_car_id: carId } of changes.rows)
    if (slot !== null) reached.delete(keyOf({ driverId, slot, carId, onCall: false }))
  for (const { driver_id: driverId, to_slot: slot, to_car_id: carId } of changes.rows)
    if (slot !== null && carId) reached.add(keyOf({ driverId, slot, carId, onCall: false }))
  const { rows } = await queries.execute<{ driver_id: string; slot: number; car_id: string }>(
    sql`select * from schedule_places where car_id is not null`,
  )
  const now = new Set(
    rows.map(({ driver_id: driverId, slot, car_id: carId }) =>
      keyOf({ driverId, slot, carId, onCall: false }),
    ),
  )
  return (
    [...reached].filter((key) => !now.has(key)).length + [...now].filter((key) => !reached.has(key)).length
  )
}
