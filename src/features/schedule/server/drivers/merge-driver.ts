import type { Act, MergedPair } from '#features/drivers/server/public.ts'
import { followChanges, readReturns } from '#features/notices/server/public.ts'
import { changesOf, mergePlaces, planOf } from '#features/roster/domain/public.ts'
import {
  exchangeChanges,
  exchangePlaces,
  mergeInVersions,
  nextVersions,
  placesOfVersion,
  putDriver,
  readChanges,
  readContents,
  type StoredChange,
  takeDriverOut,
  weeksOfDriver,
} from '#features/roster/server/public.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { giveConsidered } from '../late/late-store.ts'

/**
 * Gives a folded record's places in all generated weeks, and its change records, to the driver who stays.
 * Each such week becomes a next version, so that nobody who edits it brings the folded one back; what is told
 * of it and is not so any more by that is withdrawn.
 * @returns how many places came over
 */
export async function mergeInWeeks(
  tx: Tx,
  platform: Platform,
  { stays, foldedId }: MergedPair,
  act: Act,
): Promise<number> {
  let moved = 0
  await giveConsidered(tx, foldedId, stays.id)
  for (const { id: weekId, baseVersion } of await weeksOfDriver(tx, foldedId, 'lock')) {
    const { places } = await readContents(tx, weekId)
    const merged = mergePlaces(places, stays.id, foldedId)
    const both = [stays.id, foldedId]
    const gone = places.filter(({ driverId }) => both.includes(driverId))
    const ofStaying = (change: StoredChange): StoredChange =>
      change.driverId === foldedId ? { ...change, driverId: stays.id } : change
    const earlier = (await readChanges(tx, weekId)).map(ofStaying)
    const returns = (await readReturns(tx, weekId)).map((each) => ({
      ...each,
      change: ofStaying(each.change),
    }))
    await putDriver(tx, weekId, stays)
    await exchangePlaces(
      tx,
      weekId,
      gone,
      merged.filter(({ driverId }) => driverId === stays.id),
    )
    await mergeInVersions(tx, weekId, stays.id, foldedId)
    const base = await placesOfVersion(tx, weekId, baseVersion)
    const own = earlier.filter(({ driverId }) => driverId === stays.id)
    const stamp = { at: act.at, by: act.by.name }
    const after = changesOf(planOf(base), planOf(merged), earlier, stamp)
    await exchangeChanges(
      tx,
      weekId,
      both,
      own,
      after.filter(({ driverId }) => driverId === stays.id),
    )
    const changes = await readChanges(tx, weekId)
    await followChanges(tx, platform, weekId, { earlier, changes, returns, places: merged }, stamp)
    await takeDriverOut(tx, weekId, foldedId)
    await nextVersions(tx, [weekId], act)
    moved += gone.filter(({ driverId }) => driverId === foldedId).length
  }
  return moved
}
