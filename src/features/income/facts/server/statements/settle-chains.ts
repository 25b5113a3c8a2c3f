import { sql } from 'drizzle-orm'
import type { Tx } from '#platform/server/database/database.ts'
import { type Counting, countingOf, type Place } from '../../domain/what-holds.ts'
import { touchPlaces } from '../fold/touched-slots.ts'
import { chainsOf, isSamePlace, type Kept, updateCounting } from './kept-statements.ts'
import { keyInSql } from './statement-key.ts'

/** Keys whose statements are read at once. */
const KEYS_AT_ONCE = 25_000

/**
 * Works out anew what holds of these keys, stores what has changed, and notes the slots. Payments follow
 * their rides.
 */
export async function settleChains(tx: Tx, keys: readonly string[]): Promise<void> {
  const distinct = [...new Set(keys)]
  for (let from = 0; from < distinct.length; from += KEYS_AT_ONCE) {
    const chains = await chainsOf(tx, distinct.slice(from, from + KEYS_AT_ONCE))
    const changes = [...chains.values()].flatMap((chain) => changesOf(chain))
    await storeChanges(tx, changes)
    await touchPlaces(tx, placesOf(changes))
  }
  await placePayments(tx, distinct)
}

export interface Change {
  readonly before: Kept
  readonly after: Kept
}

/** Statements of which something else counts by now, or elsewhere. @param chain latest first */
export function changesOf(chain: readonly Kept[]): Change[] {
  const counting = countingOf(chain)
  const top = chain.find((_, place) => counting[place] !== undefined)
  return chain.flatMap((before, at) => {
    const now = counting[at]
    const place = placeOf(before, now, top)
    if (isSameCounting(before.counting, now) && isSamePlace(before.place, place)) return []
    return [{ before, after: { ...before, counting: now, place } }]
  })
}

/** A payment with a ride stays where it is put until its ride is looked at. */
function placeOf(statement: Kept, counting: Counting, top: Kept | undefined): Place {
  if (statement.ofRide !== null) return statement.place
  return counting === undefined || !top ? statement.own : top.own
}

function isSameCounting(a: Counting, b: Counting): boolean {
  if (!a || !b) return a === b
  return a.length === b.length && a.every((kind, at) => kind === b[at])
}

/** Stores changes, and counts what of each load holds. */
export async function storeChanges(tx: Tx, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  await updateCounting(
    tx,
    changes.map(({ after }) => after),
  )
  const holding = new Map<number, number>()
  for (const { before, after } of changes) {
    const more = Number(after.counting !== undefined) - Number(before.counting !== undefined)
    if (more !== 0) holding.set(after.loadNo, (holding.get(after.loadNo) ?? 0) + more)
  }
  for (const [no, more] of holding)
    await tx.execute(sql`UPDATE income_loads SET holding_rows = holding_rows + ${more} WHERE no = ${no}`)
}

/** Where something counted or does now. */
export function placesOf(changes: readonly Change[]): Place[] {
  return changes.flatMap(({ before, after }) => [
    ...(before.counting === undefined ? [] : [before.place]),
    ...(after.counting === undefined ? [] : [after.place]),
  ])
}

/**
 * Payments count in the slot of their ride and for whom it is, as soon as that is known in whatever order;
 * without it they count for whom and in which days they say.
 * @param keys of rides and of payments that may have changed
 */
export async function placePayments(tx: Tx, keys: readonly string[]): Promise<void> {
  // Rides that are paid for have an id of the app; a payment may have none (`statement-key.ts`).
  const told = keys.filter((key) => key.startsWith('a') || key.startsWith('b'))
  if (told.length === 0) return
  const asked = sql.param(`{${told.join(',')}}`)
  await tx.execute(sql`
    WITH asked AS MATERIALIZED (SELECT unnest(${asked}::uuid[]) AS key),
    payment_keys AS MATERIALIZED (
      SELECT paid.key FROM asked JOIN income_statements AS paid ON paid.of_ride = asked.key
      UNION SELECT paid.key FROM asked JOIN income_statements AS paid ON paid.key = asked.key WHERE paid.of_ride IS NOT NULL
    ),
    payment AS MATERIALIZED (
      SELECT paid.key, paid.load_no, paid.row_no, paid.of_ride, paid.holds, paid.ref_id, paid.date, paid.shift, paid.until,
        coalesce(paid.own_ref_id, paid.ref_id) AS own_ref_id,
        CASE WHEN paid.own_ref_id IS NULL THEN paid.date ELSE paid.own_date END AS own_date,
        CASE WHEN paid.own_ref_id IS NULL THEN paid.shift ELSE paid.own_shift END AS own_shift,
        CASE WHEN paid.own_ref_id IS NULL THEN paid.until ELSE paid.own_until END AS own_until
      FROM payment_keys JOIN income_statements AS paid ON paid.key = payment_keys.key
    ),
    /* What was told last says of which ride all of it is. */
    top AS MATERIALIZED (
      SELECT DISTINCT ON (key) * FROM payment WHERE holds ORDER BY key, load_no DESC, row_no DESC
    ),
    ride AS (
      SELECT DISTINCT ON (ride.key) ride.key, ride.ref_id, ride.date, ride.shift
      FROM (SELECT DISTINCT of_ride AS key FROM top) AS wanted
      JOIN income_statements AS ride ON ride.key = wanted.key AND ride.holds
      ORDER BY ride.key, ride.load_no DESC, ride.row_no DESC
    ),
    placed AS MATERIALIZED (
      SELECT payment.*,
        CASE WHEN payment.holds THEN coalesce(ride.ref_id, top.own_ref_id) ELSE payment.own_ref_id END AS to_ref,
        CASE WHEN payment.holds THEN coalesce(ride.date, top.own_date) ELSE payment.own_date END AS to_date,
        CASE WHEN NOT payment.holds THEN payment.own_shift WHEN ride.key IS NULL THEN top.own_shift ELSE ride.shift END AS to_shift,
        CASE WHEN NOT payment.holds THEN payment.own_until WHEN ride.key IS NULL THEN top.own_until END AS to_until
      FROM payment LEFT JOIN top ON top.key = payment.key LEFT JOIN ride ON ride.key = top.of_ride
    ),
    moved AS MATERIALIZED (
      SELECT *, (to_ref, to_date, to_shift, to_until) IS NOT DISTINCT FROM (own_ref_id, own_date, own_shift, own_until) AS home
      FROM placed WHERE (to_ref, to_date, to_shift, to_until) IS DISTINCT FROM (ref_id, date, shift, until)
    ),
    noted AS (
      INSERT INTO touched_slots (driver_id, date, shift, until)
      SELECT ref.driver_id, place.date, place.shift, place.until
      FROM (
        SELECT ref_id, date, shift, until FROM moved WHERE holds
        UNION SELECT to_ref, to_date, to_shift, to_until FROM moved WHERE holds
      ) AS place
      JOIN platform_drivers AS ref ON ref.id = place.ref_id WHERE ref.driver_id IS NOT NULL
    )
    UPDATE income_statements AS told SET ref_id = to_ref, date = to_date, shift = to_shift, until = to_until,
      own_ref_id = CASE WHEN NOT home THEN moved.own_ref_id END, own_date = CASE WHEN NOT home THEN moved.own_date END,
      own_shift = CASE WHEN NOT home THEN moved.own_shift END, own_until = CASE WHEN NOT home THEN moved.own_until END
    FROM moved WHERE told.key = moved.key AND told.load_no = moved.load_no AND told.row_no = moved.row_no`)
}

/**
 * Gives what these references told its keys anew, after their identities have changed, and settles what holds
 * of the keys as they were and are.
 */
export async function rekey(tx: Tx, refIds: readonly string[]): Promise<void> {
  const ids = sql.param([...refIds])
  const { rows } = await tx.execute<{ was: string; now: string }>(sql`
    WITH moved AS MATERIALIZED (
      SELECT told.key AS was, told.load_no, told.row_no, ${keyInSql(sql`ref.identity`)} AS now
      FROM platform_drivers AS ref
      JOIN income_statements AS told ON coalesce(told.own_ref_id, told.ref_id) = ref.id
        AND (told.ref_id = ANY(${ids}::uuid[]) OR told.own_ref_id = ANY(${ids}::uuid[]))
      WHERE ref.id = ANY(${ids}::uuid[])
    ), done AS (
      UPDATE income_statements AS told SET key = moved.now FROM moved
      WHERE told.key = moved.was AND told.load_no = moved.load_no AND told.row_no = moved.row_no AND moved.now <> moved.was
    )
    SELECT was, now FROM moved WHERE now <> was`)
  await settleChains(
    tx,
    rows.flatMap(({ was, now }) => [was, now]),
  )
}
