import { isDeepStrictEqual } from 'node:util'
import { followChanges, readReturns } from '#features/notices/server/public.ts'
import { markRemovalsSaved } from '#features/removals/server/public.ts'
import {
  changesOf,
  isSamePlace,
  planOf,
  type SettledPlace,
  seatKey,
  type WeekCar,
  type WeekContents,
  type WeekDriver,
} from '#features/roster/domain/public.ts'
import {
  type Author,
  exchangePlaces,
  placesOfVersion,
  raiseVersion,
  readChanges,
  type StoredChange,
  storeCars,
  storeChanges,
  storeDrivers,
  storeVersion,
  type WeekRow,
  weekOfRow,
} from '#features/roster/server/public.ts'
import { mondayOf } from '#kernel/week.ts'
import { instantNow } from '#platform/server/clock.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { considerPlaced } from '../late/late-store.ts'

export interface NewContents {
  readonly cars: readonly WeekCar[]
  readonly drivers: readonly WeekDriver[]
  readonly places: readonly SettledPlace[]
}

/**
 * Writes the next version of a locked week: the places that differ, the changes since it was generated (D21),
 * and the version itself with its author. The places must have been checked.
 */
export async function saveNextVersion(
  tx: Tx,
  platform: Platform,
  row: WeekRow,
  before: WeekContents,
  after: NewContents,
  author: Author,
): Promise<{ readonly row: WeekRow; readonly changes: readonly StoredChange[] }> {
  const at = instantNow(platform.clock)
  const next: WeekRow = {
    ...row,
    ...{ version: row.version + 1, savedAt: at, savedBy: author.name, savedTab: author.tab ?? '' },
  }
  const choices = { weekId: row.id, week: weekOfRow(row) }
  const [base, earlier, returns] = await Promise.all([
    placesOfVersion(tx, row.id, row.baseVersion),
    readChanges(tx, row.id),
    readReturns(tx, row.id),
    raiseVersion(tx, next),
    considerPlaced(tx, choices, 'stood-before'),
  ])
  await storeContents(tx, next, before, after)
  await considerPlaced(tx, choices, 'stands-now')
  const stamp = { at, by: author.name }
  const returned = returns.map(({ change }) => change)
  const moved = changesOf(planOf(base), planOf(after.places), earlier, stamp, returned)
  await storeChanges(tx, row.id, earlier, moved, returned)
  await storeVersion(tx, versionOf(next, author), after.places)
  await markRemovalsSaved(tx, row.id, mondayOf(weekOfRow(row)), at, author)
  const changes = await readChanges(tx, row.id)
  await followChanges(tx, platform, row.id, { earlier, changes, returns, places: after.places }, stamp)
  return { row: next, changes }
}

/** Writes the first version of a week that has just been inserted. */
export async function saveFirstVersion(
  tx: Tx,
  row: WeekRow,
  contents: NewContents,
  author: Author,
): Promise<void> {
  await storeContents(tx, row, { cars: [], drivers: [], places: [] }, contents)
  await storeVersion(tx, versionOf(row, author), contents.places)
  await markRemovalsSaved(tx, row.id, mondayOf(weekOfRow(row)), row.savedAt, author)
}

/** Only what differs is written: of a fleet's week one edit changes next to nothing. */
async function storeContents(
  tx: Tx,
  row: WeekRow,
  before: NewContents,
  { cars, drivers, places }: NewContents,
): Promise<void> {
  await storeCars(tx, row.id, differing(cars, before.cars, CAR_FIELDS))
  await storeDrivers(tx, row.id, differing(drivers, before.drivers, DRIVER_FIELDS))
  const was = new Map(before.places.map((place) => [seatKey(place), place]))
  const is = new Map(places.map((place) => [seatKey(place), place]))
  await exchangePlaces(
    tx,
    row.id,
    before.places.filter((place) => !sameRow(place, is.get(seatKey(place)))),
    places.filter((place) => !sameRow(place, was.get(seatKey(place)))),
  )
}

const CAR_FIELDS = ['reg', 'make', 'model', 'priority', 'order'] as const
const DRIVER_FIELDS = ['fullName', 'phone', 'email'] as const

function differing<K extends string, T extends { readonly id: string } & { readonly [F in K]: unknown }>(
  now: readonly T[],
  before: readonly T[],
  fields: readonly K[],
): T[] {
  const was = new Map(before.map((each) => [each.id, each]))
  return now.filter((each) => {
    const old = was.get(each.id)
    return !old || fields.some((field) => old[field] !== each[field])
  })
}

function sameRow(a: SettledPlace, b: SettledPlace | undefined): boolean {
  if (a === b) return true
  return (
    b !== undefined &&
    isSamePlace(a, b) &&
    a.rank === b.rank &&
    a.origin === b.origin &&
    isDeepStrictEqual(a.reason, b.reason)
  )
}

function versionOf(row: WeekRow, author: Author) {
  const { id: weekId, version, savedAt, savedBy } = row
  return { weekId, version, savedAt, savedBy, savedById: author.id }
}
