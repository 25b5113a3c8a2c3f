import { allDrivers } from '#features/drivers/server/public.ts'
import { unsavedRemovals } from '#features/removals/server/public.ts'
import { isSamePlace, type Place, seatKey } from '#features/roster/domain/public.ts'
import {
  lockWeek,
  placesOfVersion,
  type StoredChange,
  underRecordsOfNow,
  weekById,
  weekOfRow,
} from '#features/roster/server/public.ts'
import type { generateWeek, updateWeek } from '#features/schedule/contract.ts'
import {
  type BaseOfNow,
  carsOfWeek,
  liveFrame,
  type SavedWeek,
  savedWeekNow,
  type WeekUpdate,
  weekAnswer,
} from '#features/schedule/server/public.ts'
import { clashText, sentWeekTexts } from '#features/schedule/texts-sent-week.ts'
import { addDays, formatStateDay } from '#kernel/calendar-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { slotAt, slotIndex } from '#kernel/slot.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { ParsedOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import type { Failed } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  type AppliedHistory,
  applyHistory,
  applyToNewer,
  type Clash,
  contradictions,
  type SavedNow,
  type SentMove,
} from './apply-history.ts'
import { changeFromWire, isSide } from './change-codec.ts'
import { daysFromWire, placesOfDays, type SentDays, saysTwice } from './week-days-codec.ts'
import { type WeekNames, weekNames } from './week-names.ts'

type Unread = Failed<'unread_week'>
type Refused = Unread | Failed<'not_generated' | 'other_week' | 'clash'>
type Update = ParsedOf<typeof updateWeek>

/** The places of a week that is generated as it was sent (D48). Undefined where none was sent. */
export async function placesToGenerate(
  queries: Queries,
  { clock }: Platform,
  { year, week: number, days, nights }: ParsedOf<typeof generateWeek>,
  { facts, result }: BaseOfNow,
): Promise<Result<Place[] | undefined, Unread>> {
  if (!days || !nights) return ok(undefined)
  const week: Week = { year, week: number }
  const { fleet } = await liveFrame(queries, clock, week)
  const names = await namesOf(queries, [...fleet, ...facts.cars], facts.drivers)
  const read = daysFromWire(week, { days, nights }, names)
  if (!read.ok) return unread(read.error)
  return ok(placesOfDays(read.value.slots, result.ok ? result.value.places : []))
}

/**
 * The whole week as it is to be saved, from `data` and `history` laid on what is saved now (D48). What they
 * say is done in full or refused, with each place that clashes and with the week of now. The week stays
 * locked.
 */
export async function updateFromWire(
  tx: Tx,
  { clock }: Platform,
  input: Update & { readonly data: NonNullable<Update['data']> },
): Promise<Result<WeekUpdate, Refused>> {
  const row = await lockWeek(tx, { id: input.id })
  if (!row) return fail({ code: 'not_generated' })
  if (input.week !== undefined && input.week !== row.week) return fail({ code: 'other_week' })
  const week = weekOfRow(row)
  const saved = await savedWeekNow(tx, clock, week)
  if (!saved) return fail({ code: 'not_generated' })
  const names = await namesOf(tx, carsOfWeek(saved.contents.cars, saved.frame), saved.contents.drivers)
  const read = daysFromWire(week, input.data as SentDays, names)
  if (!read.ok) return unread(read.error, 'data.')
  const regs = new Map(saved.contents.cars.map(({ id, reg }) => [id, reg]))
  const now: SavedNow = { places: saved.stored.places, changes: saved.changes, regOf: (id) => regs.get(id) }
  const history = readHistory(week, input.history ?? [], names, saved.changes, now.regOf)
  if (!history.ok) return unread(history.error)

  const version = input.version ?? input.data.version ?? read.value.version
  const base = await baseOf(tx, saved, version)
  const sent = withoutWaiting(saved, placesOfDays(read.value.slots, base ?? saved.contents.places))
  const removals = await removalsIn(tx, week)
  const update = (places: readonly Place[]): WeekUpdate => ({
    ...{ id: row.id, version: row.version, places },
    waiting: saved.waiting.places
      .filter((late) => removals.some((gone) => seatKey(gone) === seatKey(late)))
      .map(({ choiceId }) => choiceId),
  })
  // What no week may hold is refused by the rules of saving.
  if (saysTwice(sent)) return ok(update(sent))
  const laid = base
    ? layVersioned(saved, base, sent, contradictions(now, sent, history.value))
    : applyHistory(now, sent, history.value, removals)
  return laid.clashes.length > 0 ? clash(saved, laid.clashes) : ok(update(laid.places))
}

function layVersioned(
  { stored }: SavedWeek,
  base: readonly Place[],
  sent: readonly Place[],
  clashes: readonly Clash[],
): AppliedHistory {
  if (clashes.length > 0) return { places: sent, clashes }
  return base === stored.places ? { places: sent, clashes } : applyToNewer(stored.places, base, sent)
}

/** The places that the sender looked at; undefined where no version of this week is told. */
async function baseOf(
  tx: Tx,
  { row, stored }: SavedWeek,
  version: number | undefined,
): Promise<readonly Place[] | undefined> {
  if (version === undefined || version > row.version) return undefined
  if (version === row.version) return stored.places
  const places = await placesOfVersion(tx, row.id, version)
  return places.length > 0 ? underRecordsOfNow(tx, places) : undefined
}

/** Who waits is shown on the lists and is no saved place: left there, nothing is said of them (D42). */
function withoutWaiting({ waiting, stored }: SavedWeek, sent: readonly Place[]): Place[] {
  const late = waiting.places.filter(({ saved }) => !saved)
  return sent.filter(
    (place) =>
      !late.some((each) => isSamePlace(place, { ...each, carId: null })) ||
      stored.places.some((each) => isSamePlace(place, each)),
  )
}

async function namesOf(
  queries: Queries,
  cars: readonly { readonly id: string; readonly reg: string }[],
  drivers: readonly { readonly id: string; readonly fullName: string; readonly phone: string }[],
): Promise<WeekNames> {
  const known = new Set(drivers.map(({ id }) => id))
  const others = (await allDrivers(queries)).filter(({ id }) => !known.has(id))
  return weekNames(cars, [...drivers, ...others])
}

function readHistory(
  week: Week,
  sent: NonNullable<Update['history']>,
  names: WeekNames,
  changes: readonly StoredChange[],
  regOf: SavedNow['regOf'],
): Result<SentMove[], Readonly<Record<string, string>>> {
  const fields: Record<string, string> = {}
  const recorded = new Map(changes.map((change) => [change.id, change]))
  const moves = sent.flatMap((record, index): SentMove[] => {
    const change = changeFromWire(week, record)
    const own = recorded.get(record.id ?? '')
    const driverId = own?.driverId ?? names.driver({ ...record, id: record.driverId ?? record.id })
    if (!change) fields[`history.${index}.day`] = sentWeekTexts.unreadChange
    if (driverId === undefined) fields[`history.${index}.fullName`] = sentWeekTexts.unknownDriver
    if (!change || driverId === undefined) return []
    const isSeen = own !== undefined && record.at === own.at && isSide(change.from, own.from, regOf)
    return [{ ...change, driverId, seen: isSeen ? own : undefined }]
  })
  return Object.keys(fields).length > 0 ? fail(fields) : ok(moves)
}

async function removalsIn(tx: Tx, week: Week) {
  const monday = mondayOf(week)
  const removed = await unsavedRemovals(tx, monday, addDays(monday, 6))
  return removed.flatMap(({ driverId, day, shift }) => {
    const slot = slotIndex(week, { date: day, shift })
    return slot === undefined ? [] : [{ driverId, slot }]
  })
}

function unread(fields: Readonly<Record<string, string>>, under = ''): Result<never, Unread> {
  const named = Object.entries(fields).map(([field, msg]) => [`${under}${field}`, msg])
  return fail({ code: 'unread_week', fields: Object.fromEntries(named) })
}

function clash(saved: SavedWeek, clashes: readonly Clash[]): Result<never, Failed<'clash'>> {
  const week = weekOfRow(saved.row)
  const names = new Map(saved.contents.drivers.map(({ id, fullName }) => [id, fullName]))
  const told = new Map(clashes.map((each) => [`${each.spot.slot} ${each.driverId}`, each]))
  const details = {
    clashes: [...told.values()].map(({ driverId, spot: { slot } }) => {
      const { date, shift } = slotAt(week, slot)
      const fullName = names.get(driverId) ?? ''
      return {
        driverId,
        fullName,
        slot,
        msg: clashText(fullName, formatStateDay(date), SHIFT_ON_WIRE[shift]),
      }
    }),
    current: weekAnswer(saved),
  }
  return fail({ code: 'clash', details })
}

/**
 * Drivers of the places are called by their records of now, and held, before the week is locked: the order of
 * all who do both.
 */
export async function holdDriversOf(tx: Tx, weekId: string): Promise<void> {
  const row = await weekById(tx, weekId)
  const version = row && (await placesOfVersion(tx, row.id, row.version))
  if (version) await underRecordsOfNow(tx, version)
}
