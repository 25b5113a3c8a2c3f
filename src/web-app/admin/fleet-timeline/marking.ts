/** A car's row and a slot of the range, both from 0. */
export interface Spot {
  readonly row: number
  readonly slot: number
}

/** Where the keyboard or pointer is, and from where a grounding is being drawn. */
export interface Marking extends Spot {
  /** The slot in which it began; undefined while nothing is drawn. */
  readonly anchor?: number
}

/** Rows that Page Up and Page Down go. */
const PAGE = 10

const STEPS: Readonly<Record<string, readonly [rows: number, slots: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
}

/**
 * Where a key leads; undefined for a key that moves nothing. While a grounding is drawn it stays with its
 * car.
 */
export function movedByKey(
  at: Marking,
  key: string,
  { rows, slots }: { readonly rows: number; readonly slots: number },
): Marking | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const [down, across] = step
  return {
    ...at,
    row: at.anchor === undefined ? within(at.row + down, rows) : at.row,
    slot: within(at.slot + across, slots),
  }
}

/** First and last slot of what is being drawn. */
export function marked({ slot, anchor = slot }: Marking): readonly [from: number, to: number] {
  return [Math.min(slot, anchor), Math.max(slot, anchor)]
}

function within(value: number, count: number): number {
  return Math.max(0, Math.min(count - 1, value))
}
