import {
  type Change,
  isSpot,
  layMoves,
  type Move,
  movesBetween,
  type Place,
  placesOf,
  planOf,
  type Spot,
  spotOf,
} from '#features/roster/domain/public.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { isSide, type ReadChange, type ReadSide } from './change-codec.ts'

/** A record of the sent history under the driver's id. */
export interface SentMove extends ReadChange {
  readonly driverId: string
  /**
   * The record that is saved with the week, where the sender has it as it is saved: its newest target was
   * seen then.
   */
  readonly seen: Change | undefined
}

/** Shifts that were taken from drivers with a reason, which no record of a change tells. */
export interface Removal {
  readonly driverId: string
  readonly slot: number
}

/** What differs in one place from what may: the driver, and where. */
export interface Clash {
  readonly driverId: string
  readonly spot: Spot
}

export interface SavedNow {
  readonly places: readonly Place[]
  readonly changes: readonly Change[]
  readonly regOf: (carId: string) => string | undefined
}

export interface AppliedHistory {
  readonly places: readonly Place[]
  readonly clashes: readonly Clash[]
}

/** Nothing is barred here: what a week may hold is judged where it is saved. */
function factsOf(places: readonly Place[]) {
  const none = Array.from({ length: SLOTS_IN_WEEK }, () => new Set<string>())
  return { cars: places.flatMap(({ carId }) => carId ?? []), blocked: none, barred: none }
}

/** Lays moves on what is saved now; those that no longer fit are clashes. */
function lay(now: readonly Place[], sent: readonly Place[], moves: readonly Move[]): AppliedHistory {
  const drivers = new Set([...now, ...sent].map(({ driverId }) => driverId))
  const { board, unfit } = layMoves(factsOf([...now, ...sent]), planOf(now), moves, drivers)
  return { places: placesOf(board), clashes: unfit.flatMap(clashOf) }
}

/**
 * The sent week laid on the one of now, where its sender read an older version: what the sender changed, and
 * nothing else.
 * @param base the places of that version
 */
export function applyToNewer(
  now: readonly Place[],
  base: readonly Place[],
  sent: readonly Place[],
): AppliedHistory {
  // Compared slot by slot: boards that were built apart share no slot.
  return lay(now, sent, movesBetween(planOf(base), planOf(sent)))
}

/**
 * The moves of a history laid on the week of now, where its sender says no version (D48). The records that
 * are saved already are done. What the sent week says beyond them is a clash: it may be an older state as
 * well as an edit, and neither may be lost in silence.
 */
export function applyHistory(
  now: SavedNow,
  sent: readonly Place[],
  history: readonly SentMove[],
  removals: readonly Removal[],
): AppliedHistory {
  const board = planOf(now.places)
  const stands = (driverId: string, slot: number) => spotOf(board, slot, driverId)
  const lost: Clash[] = []
  const moves: Move[] = history.flatMap((record) => {
    const { driverId, from, to, seen } = record
    const saved = now.changes.some(
      (change) =>
        change.driverId === driverId &&
        isSide(from, change.from, now.regOf) &&
        isSide(to, change.to, now.regOf),
    )
    if (saved) return []
    // Somebody has moved the driver from there, and nothing says that the sender knows.
    const moved = now.changes.some(
      (change) => change.driverId === driverId && isSide(from, change.from, now.regOf),
    )
    if (moved && !seen) {
      lost.push({ driverId, spot: lostSpot(from ?? to) })
      return []
    }
    const left = seen ? seen.to : from && spotIn(from, (slot) => stands(driverId, slot), now.regOf)
    const target = to && spotIn(to, (slot) => placeIn(sent, driverId, slot), now.regOf)
    if ((from && left === undefined) || (to && target === undefined)) {
      lost.push({ driverId, spot: lostSpot(to ?? from) })
      return []
    }
    return [{ driverId, from: left ?? null, to: target ?? null }]
  })
  for (const { driverId, slot } of removals) {
    const from = stands(driverId, slot)
    if (from && !placeIn(sent, driverId, slot) && !moves.some((move) => isFrom(move, driverId, from)))
      moves.push({ driverId, from, to: null })
  }
  const laid = lay(now.places, sent, moves)
  const beyond = movesBetween(planOf(laid.places), planOf(sent)).flatMap(clashOf)
  return { places: laid.places, clashes: [...lost, ...laid.clashes, ...beyond] }
}

/**
 * Whether the sent week holds what its own history says; records that are saved may have been undone in it
 * since.
 */
export function contradictions(
  { changes, regOf }: SavedNow,
  sent: readonly Place[],
  history: readonly SentMove[],
): Clash[] {
  return history.flatMap(({ driverId, from, to }) => {
    const isSaved = changes.some(
      (change) =>
        change.driverId === driverId && isSide(from, change.from, regOf) && isSide(to, change.to, regOf),
    )
    if (isSaved || !to || spotIn(to, (slot) => placeIn(sent, driverId, slot), regOf)) return []
    return [{ driverId, spot: lostSpot(to) }]
  })
}

function isFrom(move: Move, driverId: string, spot: Spot): boolean {
  return move.driverId === driverId && move.from !== null && isSpot(move.from, spot)
}

function placeIn(places: readonly Place[], driverId: string, slot: number): Spot | undefined {
  const place = places.find((each) => each.driverId === driverId && each.slot === slot)
  return place && { slot, carId: place.carId, onCall: place.onCall }
}

function spotIn(
  side: ReadSide,
  spotAt: (slot: number) => Spot | undefined,
  regOf: SavedNow['regOf'],
): Spot | undefined {
  for (const slot of side.slots) {
    const spot = spotAt(slot)
    if (spot && isSide(side, spot, regOf)) return spot
  }
  return undefined
}

const NO_CAR = 'no such car'

function lostSpot(side: ReadSide | null): Spot {
  return {
    slot: side?.slots[0] ?? 0,
    carId: side?.list === 'car' ? NO_CAR : null,
    onCall: side?.list === 'on-call',
  }
}

function clashOf({ driverId, from, to }: Move): Clash[] {
  const spot = to ?? from
  return spot ? [{ driverId, spot }] : []
}
