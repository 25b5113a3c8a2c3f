import { keepOwnReturn } from '#features/notices/server/public.ts'
import type { AuthorCode, SettledPlace } from '#features/roster/domain/public.ts'
import { ranksFrom } from '#features/roster/domain/public.ts'
import { lockWeek, readContents, readReason } from '#features/roster/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { saveNextVersion } from './save-week.ts'

export interface GivenBackShift {
  readonly week: Week
  /** 0-13 */
  readonly slotIndex: number
  readonly driverId: string
  /** The place in a list of the slot that was left for it. */
  readonly left: SettledPlace | undefined
}

/**
 * Frees the seat of a driver who never picked that shift, in whichever car the driver sits by now. Whoever
 * waited in the slot before waits there again, behind those who do.
 */
export async function unseatPicked(
  tx: Tx,
  platform: Platform,
  { week, slotIndex, driverId, left }: GivenBackShift,
): Promise<{ readonly version: number } | 'not-there' | 'not-generated'> {
  const row = await lockWeek(tx, week)
  if (!row) return 'not-generated'
  const before = await readContents(tx, row.id)
  const seat = before.places.find((place) => place.slot === slotIndex && place.driverId === driverId)
  if (!seat?.carId) return 'not-there'
  const again = left && {
    ...{ ...left, driverId, slot: slotIndex, carId: null },
    ...{ rank: ranksFrom(before.places)({ ...left, slot: slotIndex, carId: null }) },
    reason: readReason(left.reason),
  }
  const places = [...before.places.filter((place) => place !== seat), ...(again ? [again] : [])]
  const by: AuthorCode = '@driver-returned'
  const author = { id: null, name: by }
  const saved = await saveNextVersion(tx, platform, row, before, { ...before, places }, author)
  await keepOwnReturn(tx, { row: saved.row, driverId, slot: slotIndex })
  return { version: saved.row.version }
}
