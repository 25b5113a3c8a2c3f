import type { Spot } from '#features/roster/domain/public.ts'
import {
  isSpot,
  type Laid,
  layMoves,
  type Move,
  movesBetween,
  type SeatFacts,
  spotOf,
  type WeekPlan,
} from '#features/roster/domain/public.ts'
import { keyInSlot, otherSlotOfDate } from '#kernel/slot.ts'

export type Side = 'mine' | 'theirs'

/** Where a driver stands in one slot: before both edits, and after each. Null for nowhere. */
export interface Difference {
  readonly driverId: string
  readonly slot: number
  readonly before: Spot | null
  readonly mine: Spot | null
  readonly theirs: Spot | null
}

/**
 * Differences that hang together: of one driver's move, or of one seat. They are taken from one side as a
 * whole.
 */
export interface EditGroup {
  /** The same for the same three boards. */
  readonly key: string
  readonly differences: readonly Difference[]
  /** Whose edits they are; 'both' is a conflict, and somebody has to choose. */
  readonly by: Side | 'both'
}

/** Three boards of one week: the one that both started from, and each side's. */
export interface Sides {
  readonly saved: WeekPlan
  readonly mine: WeekPlan
  readonly theirs: WeekPlan
}

/**
 * What two editors have made of one week, side by side (D19). What both did alike is no difference any more.
 * Conflicts come first, then by slot.
 */
export function compareEdits(sides: Sides): EditGroup[] {
  const moves = [...movesBetween(sides.saved, sides.mine), ...movesBetween(sides.saved, sides.theirs)]
  const differences = differencesOf(sides, moves)
  const groups = new Groups()
  for (const { driverId, slot, before, mine, theirs } of differences)
    for (const spot of [before, mine, theirs])
      if (spot?.carId) groups.tie(`d ${slot} ${driverId}`, `c ${slot} ${spot.carId}`)
  for (const { driverId, from, to, endsCall } of moves) {
    if (from && to) groups.tie(`d ${from.slot} ${driverId}`, `d ${to.slot} ${driverId}`)
    if (to && endsCall) groups.tie(`d ${to.slot} ${driverId}`, `d ${otherSlotOfDate(to.slot)} ${driverId}`)
  }
  const gathered = new Map<string, Difference[]>()
  for (const difference of differences) {
    const group = groups.of(`d ${difference.slot} ${difference.driverId}`)
    gathered.set(group, [...(gathered.get(group) ?? []), difference])
  }
  return [...gathered.values()]
    .map(groupOf)
    .toSorted((a, b) => Number(b.by === 'both') - Number(a.by === 'both'))
}

/**
 * The newer board with what is wanted of both sides: edits of one side alone are all kept, of a conflict
 * those of the side that was chosen; theirs where nobody has chosen. What the newer week has no room for, as
 * a car grounded meanwhile, is left out and named.
 * @param facts of the newer week
 * @param drivers ids known in the newer week
 */
export function mergeEdits(
  facts: SeatFacts,
  theirs: WeekPlan,
  groups: readonly EditGroup[],
  choices: ReadonlyMap<string, Side>,
  drivers: ReadonlySet<string>,
): Laid {
  const wanted = groups.filter(
    ({ key, by }) => by === 'mine' || (by === 'both' && choices.get(key) === 'mine'),
  )
  const moves = wanted.flatMap(({ differences }) =>
    differences.flatMap(({ driverId, mine, theirs: there }) =>
      isSame(mine, there) ? [] : [{ driverId, from: there, to: mine }],
    ),
  )
  return layMoves(facts, theirs, moves, drivers)
}

function differencesOf({ saved, mine, theirs }: Sides, moves: readonly Move[]): Difference[] {
  const places = new Map<string, { driverId: string; slot: number }>()
  for (const { driverId, from, to, endsCall } of moves) {
    const slots = [from?.slot, to?.slot, to && endsCall ? otherSlotOfDate(to.slot) : undefined]
    for (const slot of slots)
      if (slot !== undefined) places.set(keyInSlot(slot, driverId), { driverId, slot })
  }
  const where = (board: WeekPlan, slot: number, driverId: string) => spotOf(board, slot, driverId) ?? null
  return [...places.values()]
    .map(({ driverId, slot }) => ({
      driverId,
      slot,
      before: where(saved, slot, driverId),
      mine: where(mine, slot, driverId),
      theirs: where(theirs, slot, driverId),
    }))
    .filter((each) => !isSame(each.mine, each.theirs))
    .toSorted((a, b) => a.slot - b.slot || (a.driverId < b.driverId ? -1 : 1))
}

function groupOf(differences: readonly Difference[]): EditGroup {
  const byMe = differences.some(({ before, mine }) => !isSame(before, mine))
  const byThem = differences.some(({ before, theirs }) => !isSame(before, theirs))
  const key = differences.map(({ slot, driverId }) => keyInSlot(slot, driverId)).join()
  return { key, differences, by: byMe && byThem ? 'both' : byMe ? 'mine' : 'theirs' }
}

function isSame(a: Spot | null, b: Spot | null): boolean {
  return a === b || (a !== null && b !== null && isSpot(a, b))
}

/** Names that were tied together, one by one, and the group that each belongs to. */
class Groups {
  readonly #parents = new Map<string, string>()

  of(name: string): string {
    let at = name
    for (let parent = this.#parents.get(at); parent !== undefined; parent = this.#parents.get(at)) at = parent
    return at
  }

  tie(one: string, other: string): void {
    const [a, b] = [this.of(one), this.of(other)]
    if (a !== b) this.#parents.set(a, b)
  }
}
