import { compareWorth, isSpot, type Spot } from './places.ts'
import { diffOf, pairedInOrder, type SpotPair } from './plan/plan-diff.ts'
import type { WeekPlan } from './plan/week-plan.ts'

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
 * or joined an on-call list was promised nothing and is not told. (Unsaved moves, which have to lead from one
 * plan to the other, are the other reading of the same difference: `movesBetween`.)
 * @param earlier the records so far: they keep their pairing, and what is unchanged keeps its author and
 * instant
 * @param stamp of what is new
 * @param returned records that had come to nothing after they were told: who loses or gains the same again
 * has them again
 */
export function changesOf(
  base: WeekPlan,
  now: WeekPlan,
  earlier: readonly Change[],
  stamp: { readonly at: string; readonly by: string },
  returned: readonly Change[] = [],
): Change[] {
  const { changed, lost, gained } = diffOf(base, now)
  const changedOf = Map.groupBy(changed, ({ driverId }) => driverId)
  const known = Map.groupBy(earlier, (change) => change.driverId)
  const told = Map.groupBy(returned, (change) => change.driverId)
  const drivers = [...new Set([...changedOf.keys(), ...lost.keys(), ...gained.keys()])].sort()
  return drivers.flatMap((driverId) => {
    const records = known.get(driverId) ?? []
    const paired = [...records, ...(told.get(driverId) ?? [])]
    const pairs: SpotPair[] = [
      ...(changedOf.get(driverId) ?? []).map(({ from, to }): SpotPair => [from, to]),
      ...pairsOf(lost.get(driverId) ?? [], gained.get(driverId) ?? [], paired),
    ]
    return pairs.filter(isTold).map(([from, to]): Change => {
      const same = records.find((record) => isSame(record.from, from) && isSame(record.to, to))
      const { at, by } = same ?? stamp
      return { driverId, kind: kindOfMove(from, to), from, to, at, by }
    })
  })
}

/** By what name a move is told: the one rule for records and for what a version has changed. */
export function kindOfMove(from: Spot | null, to: Spot | null): Change['kind'] {
  if (!from) return 'added'
  if (!to) return 'removed'
  return from.slot === to.slot && from.carId !== null && to.carId !== null ? 'car' : 'slot'
}

/**
 * Who was moved before stays paired, and a shift that came without one being lost stays such: its driver may
 * have been told so. Then what was lost goes with what was gained, seats before lists, in the order of time.
 */
function pairsOf(lost: readonly Spot[], gained: readonly Spot[], earlier: readonly Change[]): SpotPair[] {
  const pairs: SpotPair[] = []
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
  return [...pairs, ...pairedInOrder(bySeatFirst(left), bySeatFirst([...open]))]
}

function bySeatFirst(spots: readonly Spot[]): Spot[] {
  return [...spots].sort((a, b) => compareWorth(a, b) || a.slot - b.slot)
}

/** Nobody is told who was, and is, nowhere or on call: that is nothing which could be taken away. */
function isTold([from, to]: SpotPair): boolean {
  return isPromised(from) || isPromised(to)
}

function isPromised(spot: Spot | null): boolean {
  return spot !== null && !spot.onCall
}

function isSame(a: Spot | null, b: Spot | null): boolean {
  return a === null || b === null ? a === b : isSpot(a, b)
}
