const ALL = 1 << 14

/**
 * A piece of somebody's week that a car could take: which row of weeks it is of, and whether it is the whole
 * of it.
 */
export interface Piece {
  readonly row: number
  readonly whole: boolean
}

/**
 * For given worths of pieces, what a car with some free slots could earn at most: exact, by sets of slots.
 */
export class CarPieces {
  private readonly worth = new Float64Array(ALL)
  private readonly piece: (Piece | undefined)[] = new Array(ALL)
  private readonly value = new Float64Array(ALL)
  private readonly chosen = new Int32Array(ALL)
  private readonly known = new Int32Array(ALL).fill(-1)
  private byLowest: number[][] = []
  private round = 0

  /** Forgets all pieces offered. */
  clear(): void {
    this.worth.fill(0)
    this.round++
  }

  /**
   * Of several pieces with the same slots only the one worth most matters, and only if it is worth anything.
   */
  offer(slots: number, worth: number, piece: Piece): void {
    if (worth <= this.worth[slots]!) return
    this.worth[slots] = worth
    this.piece[slots] = piece
  }

  /** To be called after the last offer. */
  close(): void {
    this.byLowest = Array.from({ length: 14 }, () => [])
    for (let slots = 1; slots < ALL; slots++)
      if (this.worth[slots]! > 1e-12) this.byLowest[lowest(slots)]!.push(slots)
  }

  /** What a car with these slots free earns by the best pieces that do not overlap. */
  best(free: number): number {
    if (free === 0) return 0
    if (this.known[free] === this.round) return this.value[free]!
    let most = this.best(free & (free - 1))
    let first = 0
    for (const slots of this.byLowest[lowest(free)]!) {
      if ((slots & ~free) !== 0) continue
      const sum = this.worth[slots]! + this.best(free & ~slots)
      if (sum <= most + 1e-12) continue
      most = sum
      first = slots
    }
    this.value[free] = most
    this.chosen[free] = first
    this.known[free] = this.round
    return most
  }

  /** The pieces that earn `best(free)`. */
  *taken(free: number): Generator<{ readonly slots: number; readonly piece: Piece }> {
    for (let rest = free; rest !== 0; ) {
      this.best(rest)
      const slots = this.chosen[rest]!
      if (slots === 0) rest &= rest - 1
      else {
        yield { slots, piece: this.piece[slots]! }
        rest &= ~slots
      }
    }
  }
}

function lowest(slots: number): number {
  return 31 - Math.clz32(slots & -slots)
}
