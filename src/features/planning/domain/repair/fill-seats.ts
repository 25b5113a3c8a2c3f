import type { Policy } from '../builder/instance.ts'
import { countOf, has } from '../builder/rules.ts'
import { type Candidate, conflictsWith, type PeopleOfWeek, slotsIn } from './people-of-week.ts'

/** A driver brought into a slot, and the slots that are given up for it, as bits. */
export interface Step {
  readonly driver: number
  readonly slot: number
  readonly list: Candidate['list']
  readonly gives: number
}

export interface Filled {
  readonly steps: readonly Step[]
  /** Slots of seats that stay empty. */
  readonly left: readonly number[]
}

export interface FillOptions {
  readonly lists: readonly Candidate['list'][]
  /** How many drivers may leave a shift of theirs for another one, so that somebody else takes it. */
  readonly mostShifts: number
  /** Brought in already. */
  readonly given?: readonly Step[]
}

/**
 * Looks at candidates that one search may take: a count, never a time, so that the same week gives the same
 * answer.
 */
const LOOKS = 40_000

/**
 * Fills as many of these seats as possible by who waits and may drive; with `mostShifts` also by chains:
 * somebody leaves another shift, and that one is filled in turn. Fewest seats left first, then fewest who
 * change shift; among candidates the fleet's policy decides. On small weeks all is tried; on large ones the
 * best within the looks.
 */
export function fillSeats(people: PeopleOfWeek, open: readonly number[], options: FillOptions): Filled {
  const search = new Search(people, options)
  return search.run(open)
}

class Search {
  readonly #people: PeopleOfWeek
  readonly #options: FillOptions
  readonly #held: Uint16Array
  readonly #gained: Uint16Array
  readonly #given: Uint16Array
  readonly #byLimit: Int32Array
  readonly #byCars: Int32Array
  readonly #steps: Step[] = []
  readonly #left: number[] = []
  #best: Filled = { steps: [], left: [] }
  #looks = 0
  #most = 0
  /** More could be tried if more drivers changed shift. */
  #cut = false

  constructor(people: PeopleOfWeek, options: FillOptions) {
    this.#people = people
    this.#options = options
    this.#held = people.held.slice()
    this.#gained = new Uint16Array(people.held.length)
    this.#given = new Uint16Array(people.held.length)
    this.#byLimit = people.byLimit.slice()
    this.#byCars = people.byCars.slice()
  }

  run(open: readonly number[]): Filled {
    const { given = [], mostShifts } = this.#options
    for (const step of given) this.#enter(step)
    this.#best = { steps: [...this.#steps], left: [...open] }
    this.#looks = LOOKS
    for (this.#most = 0; this.#most <= mostShifts && this.#best.left.length > 0; this.#most++) {
      this.#cut = false
      this.#go([...open], 0)
      if (!this.#cut || this.#looks <= 0) break
    }
    return this.#best
  }

  #go(open: readonly number[], shifts: number): void {
    if (this.#left.length >= this.#best.left.length) return
    if (open.length === 0) {
      this.#best = { steps: [...this.#steps], left: [...this.#left] }
      return
    }
    if (this.#looks <= 0) return
    const slot = this.#narrowest(open, shifts)
    const at = open.indexOf(slot)
    const rest = [...open.slice(0, at), ...open.slice(at + 1)]
    for (const step of this.#ways(slot, shifts)) {
      this.#enter(step)
      this.#go([...rest, ...slotsIn(step.gives)], shifts + (step.gives === 0 ? 0 : 1))
      this.#leave(step)
      if (this.#left.length >= this.#best.left.length || this.#looks <= 0) return
    }
    this.#left.push(slot)
    this.#go(rest, shifts)
    this.#left.pop()
  }

  /** The open slot with the fewest ways to fill it: what can't be filled shows at once. */
  #narrowest(open: readonly number[], shifts: number): number {
    let slot = open[0] ?? 0
    let fewest = Number.POSITIVE_INFINITY
    for (const [at, other] of open.entries()) {
      if (fewest === 0) break
      if (open.indexOf(other) !== at) continue
      const ways = this.#countWays(other, shifts, fewest)
      if (ways >= fewest) continue
      slot = other
      fewest = ways
    }
    return slot
  }

  /** Counts no further than `enough`. */
  #countWays(slot: number, shifts: number, enough: number): number {
    if (this.#byLimit[slot]! <= 0 || this.#byCars[slot]! <= 0) return 0
    let ways = 0
    for (const candidate of this.#people.candidates[slot] ?? []) {
      if (ways >= enough) break
      if (this.#givesFor(slot, candidate, shifts) !== undefined) ways += 1
    }
    return ways
  }

  #ways(slot: number, shifts: number): Step[] {
    if (this.#byLimit[slot]! <= 0 || this.#byCars[slot]! <= 0) return []
    const ways: { step: Step; weight: number }[] = []
    for (const candidate of this.#people.candidates[slot] ?? []) {
      const gives = this.#givesFor(slot, candidate, shifts)
      if (gives === undefined) continue
      const { driver, list } = candidate
      const weight = weigh(this.#people.policy, candidate, countOf(gives), countOf(this.#held[driver]!))
      ways.push({ step: { driver, slot, list, gives }, weight })
    }
    return ways.sort((a, b) => a.weight - b.weight).map(({ step }) => step)
  }

  /** What a candidate would have to leave for the slot, as bits; undefined where it can't be. */
  #givesFor(slot: number, { driver, list }: Candidate, shifts: number): number | undefined {
    this.#looks -= 1
    const held = this.#held[driver]!
    if (!this.#options.lists.includes(list) || has(held | this.#given[driver]!, slot)) return undefined
    const gives = conflictsWith(slot, held, this.#people.bothShifts[driver]!)
    if (gives === 0) return 0
    if (!this.#mayGive(driver, gives)) return undefined
    if (shifts < this.#most) return gives
    this.#cut = true
    return undefined
  }

  /** Nobody leaves a seat just taken, a pinned one, or one of a slot that has begun. */
  #mayGive(driver: number, gives: number): boolean {
    const { begun, pinned } = this.#people
    return (gives & (this.#gained[driver]! | begun | pinned[driver]!)) === 0
  }

  #enter(step: Step): void {
    this.#steps.push(step)
    this.#change(step, 1)
  }

  #leave(step: Step): void {
    this.#steps.pop()
    this.#change(step, -1)
  }

  #change({ driver, slot, gives }: Step, by: 1 | -1): void {
    const entered = 1 << slot
    this.#held[driver]! ^= entered | gives
    this.#gained[driver]! ^= entered
    this.#given[driver]! ^= gives
    this.#byLimit[slot]! -= by
    this.#byCars[slot]! -= by
    for (const given of slotsIn(gives)) {
      this.#byLimit[given]! += by
      if (!has(this.#people.stuck[driver]!, given)) this.#byCars[given]! += by
    }
  }
}

/**
 * Less is better, in the order of the fleet's policy (builder, levels 3-5): who gives up least comes first
 * under any of them.
 */
function weigh(policy: Policy, { group, rank }: Candidate, gives: number, shifts: number): number {
  switch (policy) {
    case 'balanced':
      return ((gives * 4 + group) * 16 + shifts) * 65_536 + rank
    case 'queue':
      return ((gives * 4 + group) * 65_536 + rank) * 16 + shifts
    case 'equal': {
      const called = group < 2 ? 0 : group
      return (((gives * 4 + called) * 16 + shifts) * 4 + group) * 65_536 + rank
    }
  }
}
