import { ArcHeap } from './arc-heap.ts'
import { SLOTS } from './instance.ts'
import { countOf, has, mayHoldTogether } from './rules.ts'

/** Who may sit where at what cost. Tables have driver * SLOTS + slot. */
export interface SeatProblem {
  readonly drivers: number
  /** Slots each driver could be given. */
  readonly eligible: Uint16Array
  /** Shifts each driver has already, whatever happens here. */
  readonly held: Uint8Array
  readonly allowBoth: Uint8Array
  /** Seats to give in each slot. */
  readonly seats: Int32Array
  readonly seatCost: Float64Array
  /** Cost of a driver's next shift by the number he has; growing, which is what makes exchanges enough. */
  readonly oneMore: Float64Array
}

/** The fifteenth node: where a shift given goes beyond somebody's count, or a seat left free. */
export const HUB = SLOTS
const NODES = SLOTS + 1

/** Steps of one exchange: node after node, with who makes each step (-1 = a free seat does). */
interface Exchange {
  readonly nodes: readonly number[]
  readonly movers: readonly number[]
}

/**
 * A seating and the graph of all exchanges it allows. An arc i -> j is the cheapest driver who could leave
 * slot i and enter j; hub -> j one who could take a shift more, i -> hub one who could do without. A cycle
 * through these nodes is an exchange that keeps every slot within its seats. For drivers whose picks do not
 * conflict, a seating without a negative cycle is optimal.
 */
export class Seating {
  readonly problem: SeatProblem
  readonly chosen: Uint16Array
  readonly used = new Int32Array(SLOTS)
  readonly conflicting: Uint8Array
  /** Cost of all changes since the caller last set it to 0. */
  spent = 0
  private readonly frozen: Uint8Array
  private readonly version: Int32Array
  private readonly heaps: ArcHeap[] = []
  private readonly log: number[] = []
  private readonly arcCost = new Float64Array(NODES * NODES)
  private readonly arcMover = new Int32Array(NODES * NODES)

  constructor(problem: SeatProblem, start: Uint16Array) {
    this.problem = problem
    this.chosen = start.slice()
    this.frozen = new Uint8Array(problem.drivers)
    this.version = new Int32Array(problem.drivers)
    this.conflicting = Uint8Array.from(problem.eligible, (slots, driver) =>
      mayHoldTogether(slots, problem.allowBoth[driver] === 1) ? 0 : 1,
    )
    for (let arc = 0; arc < NODES * NODES; arc++) this.heaps.push(new ArcHeap(this.version))
    for (let driver = 0; driver < problem.drivers; driver++) {
      for (let slot = 0; slot < SLOTS; slot++) if (has(this.chosen[driver]!, slot)) this.used[slot]!++
      this.offerArcs(driver)
    }
  }

  shiftsOf(driver: number): number {
    return this.problem.held[driver]! + countOf(this.chosen[driver]!)
  }

  costOf(driver: number, slots: number): number {
    let cost = 0
    let shifts = this.problem.held[driver]!
    for (let slot = 0; slot < SLOTS; slot++)
      if (has(slots, slot))
        cost += this.problem.seatCost[driver * SLOTS + slot]! + this.problem.oneMore[shifts++]!
    return cost
  }

  give(driver: number, slots: number): void {
    const before = this.chosen[driver]!
    if (before === slots) return
    this.log.push(driver, before)
    this.put(driver, slots)
  }

  private put(driver: number, slots: number): void {
    const before = this.chosen[driver]!
    this.spent += this.costOf(driver, slots) - this.costOf(driver, before)
    for (let slot = 0; slot < SLOTS; slot++)
      this.used[slot]! += (has(slots, slot) ? 1 : 0) - (has(before, slot) ? 1 : 0)
    this.chosen[driver] = slots
    this.version[driver]!++
    this.offerArcs(driver)
  }

  /** A place in the history of changes to go back to. */
  mark(): number {
    return this.log.length
  }

  goBack(mark: number): void {
    while (this.log.length > mark) {
      const slots = this.log.pop()!
      this.put(this.log.pop()!, slots)
    }
  }

  /** Takes a driver out of all exchanges until thawed; the seats stay. */
  freeze(driver: number): void {
    this.frozen[driver]!++
    this.version[driver]!++
  }

  thaw(driver: number): void {
    this.frozen[driver]!--
    this.version[driver]!++
    this.offerArcs(driver)
  }

  isFrozen(driver: number): boolean {
    return this.frozen[driver]! > 0
  }

  private offerArcs(driver: number): void {
    if (this.frozen[driver]! > 0) return
    const { seatCost, oneMore, eligible, allowBoth } = this.problem
    const chosen = this.chosen[driver]!
    const open = eligible[driver]! & ~chosen
    const both = allowBoth[driver] === 1
    const careful = this.conflicting[driver] === 1
    const shifts = this.shiftsOf(driver)
    const row = driver * SLOTS
    for (let to = 0; to < SLOTS; to++) {
      if (!has(open, to)) continue
      const enter = seatCost[row + to]!
      if (!careful || mayHoldTogether(chosen | (1 << to), both))
        this.heaps[HUB * NODES + to]!.push(enter + oneMore[shifts]!, driver)
      for (let from = 0; from < SLOTS; from++)
        if (has(chosen, from) && (!careful || mayHoldTogether((chosen & ~(1 << from)) | (1 << to), both)))
          this.heaps[from * NODES + to]!.push(enter - seatCost[row + from]!, driver)
    }
    for (let from = 0; from < SLOTS; from++)
      if (has(chosen, from))
        this.heaps[from * NODES + HUB]!.push(-seatCost[row + from]! - oneMore[shifts - 1]!, driver)
  }

  private refreshArcs(): void {
    for (let arc = 0; arc < NODES * NODES; arc++) {
      const heap = this.heaps[arc]!
      this.arcMover[arc] = heap.settle() ? heap.topDriver() : -1
      this.arcCost[arc] = this.arcMover[arc] === -1 ? Number.POSITIVE_INFINITY : heap.topCost()
    }
    for (let slot = 0; slot < SLOTS; slot++) {
      if (this.used[slot]! < this.problem.seats[slot]! && this.arcCost[slot * NODES + HUB]! > 0)
        this.setFreeSeatArc(slot * NODES + HUB)
      if (this.used[slot]! <= this.problem.seats[slot]! && this.arcCost[HUB * NODES + slot]! > 0)
        this.setFreeSeatArc(HUB * NODES + slot)
    }
  }

  private setFreeSeatArc(arc: number): void {
    this.arcCost[arc] = 0
    this.arcMover[arc] = -1
  }

  /** A closed exchange that makes the seating better, or null. */
  improvingCycle(): Exchange | null {
    this.refreshArcs()
    const distance = new Float64Array(NODES)
    const parent = new Int32Array(NODES).fill(-1)
    for (let round = 0; round <= NODES; round++) {
      const relaxed = this.relaxAll(distance, parent)
      if (relaxed === -1) return null
      const cycle = cycleInParents(parent)
      if (cycle) return this.exchangeAlong([...cycle, cycle[0]!])
    }
    return null
  }

  private relaxAll(distance: Float64Array, parent: Int32Array): number {
    let relaxed = -1
    for (let from = 0; from < NODES; from++) {
      const base = distance[from]!
      if (base === Number.POSITIVE_INFINITY) continue
      for (let to = 0; to < NODES; to++) {
        const cost = base + this.arcCost[from * NODES + to]!
        if (to !== from && cost < distance[to]!) {
          distance[to] = cost
          parent[to] = from
          relaxed = to
        }
      }
    }
    return relaxed
  }

  private exchangeAlong(nodes: readonly number[]): Exchange {
    return {
      nodes,
      movers: nodes.slice(1).map((node, step) => this.arcMover[nodes[step]! * NODES + node]!),
    }
  }

  /** The cheapest way to pass a seat too many on from this slot; needs a seating without improving cycles. */
  cheapestWayOut(slot: number): Exchange | null {
    this.refreshArcs()
    const distance = new Float64Array(NODES).fill(Number.POSITIVE_INFINITY)
    distance[slot] = 0
    const parent = new Int32Array(NODES).fill(-1)
    for (let round = 0; round < NODES && this.relaxAll(distance, parent) !== -1; round++);
    if (distance[HUB] === Number.POSITIVE_INFINITY) return null
    const nodes = [HUB]
    while (nodes[0] !== slot) nodes.unshift(parent[nodes[0]!]!)
    return this.exchangeAlong(nodes)
  }

  /**
   * What one seat more costs in each slot: `taken` when somebody needs one (distance to the hub), `freed`
   * what one freed is worth (distance from the hub). Everything between them is a fair price as well. Needs a
   * seating without improving cycles.
   */
  prices(): { readonly taken: Float64Array; readonly freed: Float64Array; readonly arcs: Float64Array } {
    this.refreshArcs()
    const fromHub = new Float64Array(NODES).fill(Number.POSITIVE_INFINITY)
    const toHub = fromHub.slice()
    fromHub[HUB] = 0
    toHub[HUB] = 0
    for (let round = 0; round < NODES; round++) {
      for (let from = 0; from < NODES; from++) {
        for (let to = 0; to < NODES; to++) {
          const cost = this.arcCost[from * NODES + to]!
          if (fromHub[from]! + cost < fromHub[to]!) fromHub[to] = fromHub[from]! + cost
          if (toHub[to]! + cost < toHub[from]!) toHub[from] = toHub[to]! + cost
        }
      }
    }
    return {
      taken: toHub.slice(0, SLOTS),
      freed: fromHub.slice(0, SLOTS).map((cost) => -cost),
      arcs: this.arcCost,
    }
  }

  /**
   * Carries an exchange out. A driver with conflicting picks who is asked to make two steps at once may not
   * be able to: then nothing changes and that driver is answered, else -1.
   */
  carryOut(exchange: Exchange): number {
    const after = new Map<number, number>()
    for (const [step, driver] of exchange.movers.entries()) {
      if (driver === -1) continue
      const from = exchange.nodes[step]!
      const to = exchange.nodes[step + 1]!
      let slots = after.get(driver) ?? this.chosen[driver]!
      if (from !== HUB) slots &= ~(1 << from)
      if (to !== HUB) slots |= 1 << to
      after.set(driver, slots)
    }
    for (const [driver, slots] of after)
      if (!mayHoldTogether(slots, this.problem.allowBoth[driver] === 1)) return driver
    for (const [driver, slots] of after) this.give(driver, slots)
    return -1
  }
}

/** A cycle in the tree of parents means a negative cycle in the graph; given in the order of its arcs. */
function cycleInParents(parent: Int32Array): number[] | null {
  const seenFrom = new Int32Array(parent.length).fill(-1)
  for (let start = 0; start < parent.length; start++) {
    let node = start
    while (node !== -1 && seenFrom[node] === -1) {
      seenFrom[node] = start
      node = parent[node]!
    }
    if (node === -1 || seenFrom[node] !== start) continue
    const cycle = [node]
    for (let at = parent[node]!; at !== node; at = parent[at]!) cycle.unshift(at)
    return cycle
  }
  return null
}
