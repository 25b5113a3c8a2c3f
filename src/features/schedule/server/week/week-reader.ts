import { createHash } from 'node:crypto'
import type { WeekContents } from '#features/roster/domain/public.ts'
import {
  findWeek,
  readChanges,
  readContents,
  type StoredChange,
  type WeekRow,
} from '#features/roster/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { type Waiting, waitingOfWeek, withWaiting } from '../late/waiting-of-week.ts'
import { type BesideWeek, besideWeek } from './beside-week.ts'
import { carsOfWeek, type LiveFrame, liveFrame } from './live-frame.ts'

/** A saved week with what stands around it now. The same object is handed out until something has changed. */
export interface SavedWeek {
  readonly row: WeekRow
  /** As saved. */
  readonly stored: WeekContents
  /** With the cars of now, and with whoever waits on its lists. */
  readonly contents: WeekContents
  /**
   * What came since and is not settled (D42); it stands on the lists of `contents`, and is no saved place.
   */
  readonly waiting: Waiting
  /** Since it was generated (D21). */
  readonly changes: readonly StoredChange[]
  readonly frame: LiveFrame
  readonly beside: BesideWeek
  /** Another one with each change. */
  readonly stamp: string
}

/** How long one look at the database serves all readers of this process. */
const LOOK_EVERY_MS = 250
/**
 * How long a week that this process has just written is looked at by everyone, until its new version is seen.
 */
const EXPECTED_FOR_MS = 10_000
const KEPT = 12

export interface WeekReader {
  /**
   * Undefined where the week is not generated. At most 250 ms behind the database, never behind what this
   * process has saved itself.
   */
  read(week: Week): Promise<SavedWeek | undefined>
  /** To be told of a version before its transaction ends. */
  expect(week: Week, version: number): void
  /**
   * To be told, once it is committed, that what stands around the weeks has changed without a new version of
   * them, as a car that goes off and has no driver.
   */
  lookAgain(weeks: readonly Week[]): void
  /** To be told that a version has no seat left in a slot. @param slot 0-13 */
  noteFull(week: Week, version: number, slot: number): void
  /**
   * Whether a version was seen without a seat left in the slot, at most 250 ms ago: of fifty who want the
   * last one, those who come after it has gone need not read the whole week to hear so.
   */
  wasFull(week: Week, version: number, slot: number): boolean
}

interface Entry {
  lookedAt: number
  look: Promise<SavedWeek | undefined>
  seen: SavedWeek | undefined
  expected: number
  expectedUntil: number
  /** By version and slot, when it was seen. */
  readonly full: Map<string, number>
}

/** Reads saved weeks for all, with one cheap look at the database at most every 250 ms (S2). */
export function createWeekReader(platform: Platform): WeekReader {
  const { clock, database } = platform
  const entries = new Map<string, Entry>()
  const entryOf = ({ year, week }: Week): Entry => {
    const key = `${year} ${week}`
    const entry = entries.get(key) ?? {
      lookedAt: Number.NEGATIVE_INFINITY,
      look: Promise.resolve(undefined),
      seen: undefined,
      expected: 0,
      expectedUntil: 0,
      full: new Map<string, number>(),
    }
    entries.delete(key)
    entries.set(key, entry)
    for (const oldest of entries.keys()) if (entries.size > KEPT) entries.delete(oldest)
    return entry
  }
  const look = async (week: Week, entry: Entry): Promise<SavedWeek | undefined> => {
    entry.seen = await freshest(database.queries, clock, week, entry.seen)
    return entry.seen
  }
  return {
    async read(week) {
      const entry = entryOf(week)
      const now = clock.now().getTime()
      const behind = (entry.seen?.row.version ?? 0) < entry.expected && now < entry.expectedUntil
      if (behind) return look(week, entry)
      if (Math.abs(now - entry.lookedAt) >= LOOK_EVERY_MS) {
        entry.lookedAt = now
        entry.look = look(week, entry)
        entry.look.catch(() => {
          entry.lookedAt = Number.NEGATIVE_INFINITY
        })
      }
      return entry.look
    },
    expect(week, version) {
      const entry = entryOf(week)
      entry.expected = version
      entry.expectedUntil = clock.now().getTime() + EXPECTED_FOR_MS
      entry.lookedAt = Number.NEGATIVE_INFINITY
      entry.full.clear()
    },
    lookAgain(weeks) {
      for (const { year, week } of weeks) {
        const entry = entries.get(`${year} ${week}`)
        if (entry) entry.lookedAt = Number.NEGATIVE_INFINITY
      }
    },
    noteFull(week, version, slot) {
      entryOf(week).full.set(`${version} ${slot}`, clock.now().getTime())
    },
    wasFull(week, version, slot) {
      const at = entryOf(week).full.get(`${version} ${slot}`) ?? Number.NEGATIVE_INFINITY
      return Math.abs(clock.now().getTime() - at) < LOOK_EVERY_MS
    },
  }
}

/** The saved week as it is inside of a transaction. */
export function savedWeekNow(queries: Queries, clock: Clock, week: Week): Promise<SavedWeek | undefined> {
  return freshest(queries, clock, week, undefined)
}

/** What was seen before, where nothing has changed since. */
async function freshest(
  queries: Queries,
  clock: Clock,
  week: Week,
  seen: SavedWeek | undefined,
): Promise<SavedWeek | undefined> {
  const row = await findWeek(queries, week)
  if (!row) return undefined
  const frame = await liveFrame(queries, clock, week)
  const known = seen?.row.id === row.id && seen.row.version === row.version ? seen.stored : undefined
  const stored = known ?? (await readContents(queries, row.id))
  const waiting = await waitingOfWeek(queries, row, stored.places, frame)
  const onLists = stored.places.filter(({ carId }) => carId === null)
  const beside = await besideWeek(queries, week, [...onLists, ...waiting.places])
  const stamp = createHash('sha256')
    .update(JSON.stringify([row, frame, waiting, beside]))
    .digest('base64url')
    .slice(0, 22)
  if (seen?.stamp === stamp) return seen
  const changes = await readChanges(queries, row.id)
  // A version saved between these reads would give a week that never was.
  if ((await findWeek(queries, week))?.version !== row.version) return freshest(queries, clock, week, seen)
  const contents = withWaiting({ ...stored, cars: carsOfWeek(stored.cars, frame) }, waiting, frame)
  return { row, stored, contents, waiting, changes, frame, beside, stamp }
}

/** The reader for whoever is no user of the office: a draft is no week yet (D43). */
export function publishedOnly(reader: WeekReader): WeekReader {
  return {
    ...reader,
    async read(week) {
      const saved = await reader.read(week)
      return saved?.row.publishedAt ? saved : undefined
    },
  }
}
