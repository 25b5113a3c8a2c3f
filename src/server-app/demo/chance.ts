/** Repeatable chance, so that the invented fleet is the same on every machine. */
export interface Chance {
  /** 0 <= x < 1 */
  next(): number
  /** 0 … below */
  below(limit: number): number
  happens(probability: number): boolean
  pick<T>(from: readonly T[]): T
}

/** Mulberry32. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    happens: (probability) => next() < probability,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
  }
}
