import type { HandoverKind } from './handover.ts'

/** One hand-over of a car, as far as it says who had it. */
export interface CustodyEvent {
  /** Null: the person was erased. */
  readonly driverId: string | null
  readonly kind: HandoverKind
  /** Instant at which it was done. */
  readonly at: string
  /** Instants at which the shift of it begins and ends. */
  readonly begins: string
  readonly ends: string
}

/** A time in which one driver had the car. */
export interface Custody {
  readonly driverId: string | null
  /** Instants. */
  readonly from: string
  readonly until: string
  /** Taken at `from`; else nobody said so, and it is the start of the shift. */
  readonly taken: boolean
  /** Returned, or taken by the next one, at `until`; else nobody said so, and it is the end of the shift. */
  readonly ended: boolean
}

/**
 * Who had one car when, by its hand-overs: from a driver's taking to the returning, or to the next driver's
 * taking. A shift's own start and end stand for what nobody has said.
 * @param events of one car, in any order
 * @returns in the order of time; none overlaps the next one
 */
export function custodyOf(events: readonly CustodyEvent[]): readonly Custody[] {
  const inOrder = [...events].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  const held: Custody[] = []
  let open: CustodyEvent | undefined
  const close = (until: string, ended: boolean): void => {
    if (open && open.at < until)
      held.push({ driverId: open.driverId, from: open.at, until, taken: true, ended })
    open = undefined
  }
  for (const event of inOrder) {
    if (event.kind === 'take') {
      if (open && open.driverId === event.driverId) continue
      close(event.at, true)
      open = event
    } else if (open && open.driverId === event.driverId) close(event.at, true)
    else {
      // Somebody else returns it who never took it: the car changed hands unseen, when that shift began.
      const before = open ? earlier(later(event.begins, open.at), event.at) : event.begins
      close(before, false)
      const last = held.at(-1)?.until
      const from = last ? later(last, event.begins) : event.begins
      if (from < event.at)
        held.push({ driverId: event.driverId, from, until: event.at, taken: false, ended: true })
    }
  }
  if (open) close(later(open.ends, open.at), false)
  return held
}

/** Who had the car then by its hand-overs; undefined where they say nothing of it. @param at instant */
export function custodyAt(custody: readonly Custody[], at: string): Custody | undefined {
  return custody.find(({ from, until }) => from <= at && at < until)
}

function later(a: string, b: string): string {
  return a > b ? a : b
}

function earlier(a: string, b: string): string {
  return a < b ? a : b
}
