import { useRef, useState } from 'react'

/** So many rows are done with in one act; the calls of bulk acts take no more. */
export const MOST_TICKED = 2000

/**
 * The keys between two rows as they stand, both included; the one row alone where the other is not shown any
 * more.
 */
export function keysBetween(
  keys: readonly string[],
  from: string | undefined,
  to: string,
): readonly string[] {
  const [a, b] = [from === undefined ? -1 : keys.indexOf(from), keys.indexOf(to)]
  if (a < 0 || b < 0) return [to]
  return keys.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** The ticked keys with these ticked or not. */
export function withTicks(
  ticked: ReadonlySet<string>,
  keys: readonly string[],
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(ticked)
  for (const key of keys) {
    if (on) next.add(key)
    else next.delete(key)
  }
  return next
}

export interface Ticked {
  has(key: string): boolean
  /** @param toHere all rows from the one that was ticked last to this one, as Shift does */
  tick(key: string, on: boolean, toHere: boolean): void
  tickAll(on: boolean): void
  clear(): void
}

/**
 * Which rows of a list are ticked. Ticks outlast another search or filter, so that several make one choice;
 * what is done is done with those that are shown.
 * @param keys of the rows shown, in their order
 */
export function useTicked(keys: readonly string[]): Ticked {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const last = useRef<string>(undefined)
  return {
    has: (key) => ticked.has(key),
    tick: (key, on, toHere) => {
      const meant = toHere ? keysBetween(keys, last.current, key) : [key]
      last.current = key
      setTicked((before) => withTicks(before, meant, on))
    },
    tickAll: (on) => setTicked((before) => withTicks(before, keys, on)),
    clear: () => setTicked(new Set()),
  }
}
