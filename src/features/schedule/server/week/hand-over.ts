import { keepOwnPick, keepOwnReturn } from '#features/notices/server/public.ts'
import type { AuthorCode, SettledPlace, WeekContents, WeekDriver } from '#features/roster/domain/public.ts'
import { lockWeek, readContents, type WeekRow } from '#features/roster/server/public.ts'
import { sameWeek, type Week, weeksBetween } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { refusedPlaces } from './judge-places.ts'
import { carsOfWeek, type LiveFrame, liveFrame } from './live-frame.ts'
import { saveNextVersion } from './save-week.ts'

/** A shift that would go from one driver to another. */
export interface ShiftToHand {
  readonly week: Week
  /** 0-13 */
  readonly slotIndex: number
  /** Who drives it by now. */
  readonly from: string
  readonly to: WeekDriver
}

export interface HandedShift extends ShiftToHand {
  /**
   * Of the two those who have done it themselves, on the own phone, and know of it; whoever it was decided
   * for, by the office or by another driver, has not read it yet.
   */
  readonly knownTo: readonly string[]
}

interface SavedVersion {
  readonly week: Week
  readonly version: number
}

const AUTHOR: { readonly id: null; readonly name: AuthorCode } = { id: null, name: '@drivers-exchanged' }

/**
 * Puts one driver in the place of another, in the car that the other has by now. `not-there`: the week is no
 * published one, the shift has begun, or somebody else drives it; `refused`: what no week may hold (D19,
 * D47),
 * such as a car without papers, or a taker who drives then.
 */
export async function handOver(
  tx: Tx,
  platform: Platform,
  shifts: readonly HandedShift[],
): Promise<readonly SavedVersion[] | 'not-there' | 'refused'> {
  const weeks = shifts.map(({ week }) => week).sort((a, b) => weeksBetween(b, a))
  const distinct = weeks.filter(
    (week, index) => !weeks.slice(0, index).some((other) => sameWeek(week, other)),
  )
  const saved: SavedVersion[] = []
  for (const week of distinct) {
    const row = await lockWeek(tx, week)
    if (!row || row.publishedAt === null) return 'not-there'
    const ofWeek = shifts.filter((shift) => sameWeek(shift.week, week))
    const done = await handOverInWeek(tx, platform, row, week, ofWeek)
    if (typeof done === 'string') return done
    saved.push({ week, version: done.version })
  }
  return saved
}

async function handOverInWeek(
  tx: Tx,
  platform: Platform,
  row: WeekRow,
  week: Week,
  shifts: readonly HandedShift[],
): Promise<WeekRow | 'not-there' | 'refused'> {
  const [before, frame] = await Promise.all([readContents(tx, row.id), liveFrame(tx, platform.clock, week)])
  const after = afterHandOver(before, frame, shifts)
  if (typeof after === 'string') return after
  const { row: next } = await saveNextVersion(tx, platform, row, before, after, AUTHOR)
  for (const { slotIndex: slot, from, to, knownTo } of shifts) {
    if (knownTo.includes(from)) await keepOwnReturn(tx, { row: next, driverId: from, slot })
    if (knownTo.includes(to.id)) await keepOwnPick(tx, { row: next, driverId: to.id, slot })
  }
  return next
}

/**
 * The week after the shifts have changed hands: the one judgement, for who does it and for who asks whether
 * it could be done.
 */
export function afterHandOver(
  before: WeekContents,
  frame: LiveFrame,
  shifts: readonly ShiftToHand[],
): WeekContents | 'not-there' | 'refused' {
  const places = exchanged(before.places, shifts)
  if (!places || shifts.some(({ slotIndex }) => slotIndex < frame.begun)) return 'not-there'
  const takers = new Map(shifts.map(({ to }) => [to.id, to]))
  const after: WeekContents = {
    cars: carsOfWeek(before.cars, frame),
    drivers: [...before.drivers.filter(({ id }) => !takers.has(id)), ...takers.values()],
    places,
  }
  const was = new Set(before.places)
  const seated = places.filter((place) => !was.has(place))
  // Only these seats are new: what stands elsewhere in the week is not the two drivers' business.
  const judged = [...seated, ...places.filter((place) => was.has(place) && sharesSlot(place, seated))]
  const breaches = refusedPlaces(judged, { ...after, frame, before: before.places })
  if (breaches?.breaches.some(({ driverId }) => takers.has(driverId))) return 'refused'
  return after
}

function sharesSlot(place: SettledPlace, seated: readonly SettledPlace[]): boolean {
  return seated.some(({ slot }) => slot === place.slot)
}

/**
 * A place that the taker had on a list of the slot gives way. Undefined where a giver drives no
 * such shift.
 */
function exchanged(
  before: readonly SettledPlace[],
  shifts: readonly ShiftToHand[],
): SettledPlace[] | undefined {
  let places = [...before]
  for (const { slotIndex, from, to } of shifts) {
    const given = before.find(
      ({ slot, driverId, carId }) => slot === slotIndex && driverId === from && carId !== null,
    )
    if (!given) return undefined
    const isGone = (place: SettledPlace) =>
      place === given || (place.slot === slotIndex && place.driverId === to.id && place.carId === null)
    places = places.filter((place) => !isGone(place))
    places.push({ ...given, driverId: to.id, rank: 0, origin: 'free-shift', reason: null })
  }
  return places
}
