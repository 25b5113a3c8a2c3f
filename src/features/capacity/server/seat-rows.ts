import { asc, inArray, sql } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { compareSlots, type Slot } from '#kernel/slot.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { slotSeats } from './tables.ts'

export type SeatRow = typeof slotSeats.$inferSelect

export async function seatRows(queries: Queries, dates: readonly CalendarDate[]): Promise<SeatRow[]> {
  if (dates.length === 0) return []
  return queries
    .select()
    .from(slotSeats)
    .where(inArray(slotSeats.date, [...dates]))
}

/**
 * Locks the rows of these slots in the order of time, so that two submissions never wait for each other, and
 * makes those that are missing.
 * @param slots each at most once
 */
export async function lockSeats(tx: Tx, slots: readonly Slot[]): Promise<SeatRow[]> {
  const found = await lockExisting(tx, slots)
  if (found.length === slots.length) return found
  await makeSeats(tx, slots)
  return lockExisting(tx, slots)
}

async function lockExisting(tx: Tx, slots: readonly Slot[]): Promise<SeatRow[]> {
  const places = slots.map((slot) => sql`(${slot.date}::date, ${slot.shift})`)
  return tx
    .select()
    .from(slotSeats)
    .where(sql`(${slotSeats.date}, ${slotSeats.shift}) IN (${sql.join(places, sql`, `)})`)
    .orderBy(asc(slotSeats.date), asc(slotSeats.shift))
    .for('update')
}

/** The largest that PostgreSQL's integer holds: as good as no limit. */
const NO_LIMIT = 2 ** 31 - 1

/** A slot with its limit, and how many of its places one wish asks for. */
export interface WantedPlaces extends Slot {
  /** Infinite where the office asks. */
  readonly limit: number
  readonly count: number
}

export interface GivenPlaces extends Slot {
  readonly given: number
}

/**
 * Locks the rows of these slots in the order of time and takes their free places, in one statement: everyone
 * who wants one of them waits until this transaction ends. A slot that has no row yet is not in the answer.
 * @param wanted slots each at most once
 */
export async function takePlaces(tx: Tx, wanted: readonly WantedPlaces[]): Promise<GivenPlaces[]> {
  const { rows } = await tx.execute<{ date: CalendarDate; shift: Shift; given: number }>(sql`
    WITH wanted AS (
      SELECT * FROM unnest(
        ${sql.param(wanted.map(({ date }) => date))}::date[],
        ${sql.param(wanted.map(({ shift }) => shift))}::text[],
        ${sql.param(wanted.map(({ limit }) => Math.min(limit, NO_LIMIT)))}::int[],
        ${sql.param(wanted.map(({ count }) => count))}::int[]) AS wanted (date, shift, places, count)
    ), locked AS (
      SELECT seats.date, seats.shift, greatest(least(wanted.count, wanted.places - seats.taken), 0) AS given
      FROM ${slotSeats} AS seats JOIN wanted ON wanted.date = seats.date AND wanted.shift = seats.shift
      ORDER BY seats.date, seats.shift
      FOR UPDATE OF seats
    ), stored AS (
      UPDATE ${slotSeats} AS seats SET taken = seats.taken + locked.given
      FROM locked
      WHERE seats.date = locked.date AND seats.shift = locked.shift AND locked.given > 0
    )
    SELECT date, shift, given FROM locked`)
  return rows
}

/**
 * Takes all of these places or fails, with nothing to read from its answer, so that it can travel with
 * COMMIT. Rows are locked in the order of time, as {@link takePlaces} does. Where one has fewer places left,
 * `slot_seats_not_negative` is made to refuse it.
 */
export async function takeAllPlaces(tx: Tx, wanted: readonly WantedPlaces[]): Promise<void> {
  const dates = sql.param(wanted.map(({ date }) => date))
  const shifts = sql.param(wanted.map(({ shift }) => shift))
  const limits = sql.param(wanted.map(({ limit }) => Math.min(limit, NO_LIMIT)))
  const counts = sql.param(wanted.map(({ count }) => count))
  await tx.execute(sql`
    INSERT INTO ${slotSeats} AS seats (date, shift, taken)
    SELECT * FROM unnest(${dates}::date[], ${shifts}::text[], ${counts}::int[]) AS wanted (date, shift, count)
    ORDER BY date, shift
    ON CONFLICT (date, shift) DO UPDATE SET taken = CASE
      WHEN seats.taken + excluded.taken <= (
        SELECT places FROM unnest(${dates}::date[], ${shifts}::text[], ${limits}::int[]) AS wanted (date, shift, places)
        WHERE wanted.date = excluded.date AND wanted.shift = excluded.shift)
      THEN seats.taken + excluded.taken ELSE -1 END`)
}

/** Makes the rows of these slots that are missing. */
export async function makeSeats(tx: Tx, slots: readonly Slot[]): Promise<void> {
  const sorted = [...slots].sort(compareSlots)
  await tx
    .insert(slotSeats)
    .values(sorted.map(({ date, shift }) => ({ date, shift, taken: 0 })))
    .onConflictDoNothing()
}

/** Writes counts of rows that are locked. */
export async function storeSeats(tx: Tx, rows: readonly SeatRow[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(slotSeats)
    .values([...rows])
    .onConflictDoUpdate({
      target: [slotSeats.date, slotSeats.shift],
      set: { taken: sql`excluded.taken` },
    })
}
