import { isSamePlace, type Place } from './places.ts'

/** Where somebody was or is: a car, the reserve list, or the on-call list of a slot. */
export type Spot = Omit<Place, 'driverId'>

/**
 * A recorded move (D21). `slot`: another shift or list; `car`: another car in the same slot; `removed`: had a
 * place and has none instead; `added`: has a place without having lost one.
 */
export interface Change {
  readonly driverId: string
  readonly kind: 'slot' | 'car' | 'removed' | 'added'
  readonly from: Spot | null
  readonly to: Spot | null
  /** Instant */
  readonly at: string
  readonly by: string
}

/**
 * What has moved between the week as generated and the week of now: one record per driver and original place.
 * A driver moved again keeps the record with its new target; one moved back loses it (D21). Who merely left
 * or joined an on-call list was promised nothing and is not told.
 * @param earlier the records so far: they keep their pairing, and what is unchanged keeps its author and
 * instant
 * @param stamp of what is new
 * @param returned records that had come to nothing after they were told: who loses or gains the same again
 * has them again
 */
export function changesOf(
  base: readonly Place[],
  now: readonly Place[],
  earlier: readonly Change[],
  stamp: { readonly at: string; readonly by: string },
  returned: readonly Change[] = [],
): Change[] {
  const were = byDriver(base)
  const are = byDriver(now)
  const known = Map.groupBy(earlier, (change) => change.driverId)
  const told = Map.groupBy(returned, (change) => change.driverId)
  const changes: Change[] = []
  for (const driverId of [...new Set([...were.keys(), ...are.keys()])].sort()) {
    const records = known.get(driverId) ?? []
    const paired = [...records, ...(told.get(driverId) ?? [])]
    for (const move of movesOf(were.get(driverId) ?? [], are.get(driverId) ?? [], paired)) {
      const same = records.find((record) => isSpot(record.from, move.from) && isSpot(record.to, move.to))
      changes.push({ driverId, ...move, at: same?.at ?? stamp.at, by: same?.by ?? stamp.by })
    }
  }
  return changes
}

type Move = Pick<Change, 'kind' | 'from' | 'to'>

function byDriver(places: readonly Place[]): Map<string, Place[]> {
  const sorted = [...places].sort((a, b) => a.slot - b.slot)
  return Map.groupBy(sorted, (place) => place.driverId)
}

function movesOf(were: readonly Place[], are: readonly Place[], earlier: readonly Change[]): Move[] {
  const moves: Move[] = []
  const lost: Place[] = []
  for (const place of were) {
    const now = are.find(({ slot }) => slot === place.slot)
    if (!now) lost.push(place)
    else if (!isSamePlace(place, now)) moves.push(moveOf(place, now))
  }
  const gained = are.filter((place) => !were.some(({ slot }) => slot === place.slot))
  for (const [from, to] of pairsOf(lost, gained, earlier)) moves.push(moveOf(from, to))
  return moves.filter(({ from, to }) => !(isUnpromised(from) && isUnpromised(to)))
}

/**
 * Who was moved before stays paired, and a shift that came without one being lost stays such: its driver may
 * have been told so. Then what was lost goes with what was gained, seats before lists, in the order of time.
 */
function pairsOf(
  lost: readonly Place[],
  gained: readonly Place[],
  earlier: readonly Change[],
): [Place | null, Place | null][] {
  const pairs: [Place | null, Place | null][] = []
  const open = new Set(gained)
  const left = lost.filter((from) => {
    const record = earlier.find((each) => each.from?.slot === from.slot)
    const to = gained.find((each) => open.has(each) && each.slot === record?.to?.slot)
    if (!to) return true
    open.delete(to)
    pairs.push([from, to])
    return false
  })
  for (const to of [...open]) {
    if (!earlier.some((each) => each.from === null && each.to?.slot === to.slot)) continue
    open.delete(to)
    pairs.push([null, to])
  }
  const fresh = bySeatFirst([...open])
  for (const from of bySeatFirst(left)) pairs.push([from, fresh.shift() ?? null])
  for (const to of fresh) pairs.push([null, to])
  return pairs
}

function bySeatFirst(places: readonly Place[]): Place[] {
  const weight = (place: Place): number => (place.carId !== null ? 0 : place.onCall ? 2 : 1)
  return [...places].sort((a, b) => weight(a) - weight(b) || a.slot - b.slot)
}

function moveOf(from: Place | null, to: Place | null): Move {
  const kind = !from ? 'added' : !to ? 'removed' : sameSlotOtherCar(from, to) ? 'car' : 'slot'
  return { kind, from: from && spotOf(from), to: to && spotOf(to) }
}

function sameSlotOtherCar(from: Place, to: Place): boolean {
  return from.slot === to.slot && from.carId !== null && to.carId !== null
}

function spotOf({ slot, carId, onCall }: Place): Spot {
  return { slot, carId, onCall }
}

/** Nowhere, or on call: nothing that could be taken away. */
function isUnpromised(spot: Spot | null): boolean {
  return spot === null || spot.onCall
}

function isSpot(a: Spot | null, b: Spot | null): boolean {
  if (a === null || b === null) return a === b
  return a.slot === b.slot && a.carId === b.carId && a.onCall === b.onCall
}
