import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import {
  Collided,
  type Queries,
  type Tx,
  violatedConstraint,
  type WithCommit,
} from '#platform/server/database/database.ts'
import type { PerShift } from '../domain/free-seats.ts'
import {
  type GivenPlaces,
  lockSeats,
  makeSeats,
  type SeatRow,
  seatRows,
  storeSeats,
  takeAllPlaces,
  takePlaces,
  type WantedPlaces,
} from './seat-rows.ts'

/** Regular choices of all submissions, for each date asked for (D4). */
export async function takenSeats(
  queries: Queries,
  dates: readonly CalendarDate[],
): Promise<Map<CalendarDate, PerShift>> {
  const taken = new Map<CalendarDate, { day: number; night: number }>(
    dates.map((date) => [date, { day: 0, night: 0 }]),
  )
  for (const row of await seatRows(queries, dates)) {
    const counts = taken.get(row.date as CalendarDate)
    if (counts) counts[row.shift] = row.taken
  }
  return taken
}

/**
 * Takes a place in each slot that has one free: true or false per wanted slot, in their order (D5). The slots
 * stay locked until the transaction ends, so the limit holds whatever happens at once.
 * @param limits of each wanted date; a date without limits has no place
 */
export async function takeSeats(
  tx: Tx,
  wanted: readonly Slot[],
  limits: ReadonlyMap<CalendarDate, PerShift>,
): Promise<readonly boolean[]> {
  const left = await givenPlaces(tx, placesOf(wanted, limits))
  return wanted.map((slot) => {
    const given = left.get(keyOf(slot)) ?? 0
    left.set(keyOf(slot), given - 1)
    return given > 0
  })
}

/** With so many places left beside the wanted one, nobody who is faster by a moment can make them run out. */
const PLENTY = 32

/**
 * The same for a transaction that ends now, by what was just seen taken, so that nobody waits for more than
 * its end: a full slot has no place and isn't locked, and where there are plenty the places are taken
 * together with COMMIT. Should they have run out all the same, the transaction runs again. Only where few are
 * left is the answer waited for.
 * @param taken of each wanted date, read in this transaction
 */
export async function takeSeatsAtEnd(
  tx: Tx,
  withCommit: WithCommit,
  wanted: readonly Slot[],
  { limits, taken }: Record<'limits' | 'taken', ReadonlyMap<CalendarDate, PerShift>>,
): Promise<readonly boolean[]> {
  const freeIn = ({ date, shift }: Slot): number =>
    (limits.get(date)?.[shift] ?? 0) - (taken.get(date)?.[shift] ?? 0)
  const open = wanted.filter((slot) => freeIn(slot) > 0)
  if (open.every((slot) => freeIn(slot) > PLENTY)) {
    if (open.length > 0) withCommit(takeAllPlaces(tx, placesOf(open, limits)).catch(askForRepeat))
    return wanted.map((slot) => freeIn(slot) > 0)
  }
  const seated = await takeSeats(tx, open, limits)
  return wanted.map((slot) => seated[open.indexOf(slot)] ?? false)
}

function askForRepeat(error: unknown): never {
  if (violatedConstraint(error) !== 'slot_seats_not_negative') throw error
  throw new Collided('Places that were free have run out.')
}

function placesOf(
  wanted: readonly Slot[],
  limits: ReadonlyMap<CalendarDate, PerShift>,
): readonly WantedPlaces[] {
  const places = new Map<string, WantedPlaces>()
  for (const { date, shift } of wanted) {
    const key = keyOf({ date, shift })
    const count = (places.get(key)?.count ?? 0) + 1
    places.set(key, { date, shift, count, limit: limits.get(date)?.[shift] ?? 0 })
  }
  return [...places.values()]
}

/** How many places each slot gave, after making the rows of slots that nobody has asked for before. */
async function givenPlaces(tx: Tx, wanted: readonly WantedPlaces[]): Promise<Map<string, number>> {
  const given = new Map<string, number>()
  if (wanted.length === 0) return given
  const note = (rows: readonly GivenPlaces[]): void => {
    for (const row of rows) given.set(keyOf(row), row.given)
  }
  note(await takePlaces(tx, wanted))
  const missing = wanted.filter((slot) => !given.has(keyOf(slot)))
  if (missing.length === 0) return given
  await makeSeats(tx, missing)
  note(await takePlaces(tx, missing))
  return given
}

/** Gives places back, one per slot named. */
export async function releaseSeats(tx: Tx, slots: readonly Slot[]): Promise<void> {
  const rows = await lockedRows(tx, slots)
  for (const slot of slots) {
    const row = rows.get(keyOf(slot))
    if (row) row.taken = Math.max(0, row.taken - 1)
  }
  await storeSeats(tx, [...rows.values()])
}

async function lockedRows(tx: Tx, slots: readonly Slot[]): Promise<Map<string, SeatRow>> {
  const distinct = new Map(slots.map((slot) => [keyOf(slot), slot]))
  if (distinct.size === 0) return new Map()
  const rows = await lockSeats(tx, [...distinct.values()])
  return new Map(rows.map((row) => [keyOf(row), row]))
}

function keyOf(slot: { readonly date: string; readonly shift: string }): string {
  return `${slot.date} ${slot.shift}`
}
