/**
 * mulberry32: the same seed gives the same numbers on every machine.
 * @returns a source of 32-bit whole numbers
 */
export function randomSource(seed: number): () => number {
  let state = (seed >>> 0) ^ 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
