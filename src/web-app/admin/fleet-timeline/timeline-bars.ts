import type { TimelineEntry } from './timeline-entries.ts'
import { indexOfSlot, type Stretch, stretchOf, type TimelineRange } from './timeline-range.ts'

export interface Bar extends Stretch {
  readonly entry: TimelineEntry
}

/**
 * What of a car's entries is on the screen. A paper that has run out before stands at the left edge, since it
 * goes on blocking.
 */
export function barsOf(range: TimelineRange, entries: readonly TimelineEntry[]): Bar[] {
  return entries.flatMap((entry) => {
    const stretch = stretchOf(range, entry.span)
    if (stretch) return [{ ...stretch, entry }]
    const isOver = entry.kind === 'paper' && indexOfSlot(range, entry.span.to) < 0
    return isOver ? [{ from: 0, to: 0, cutBefore: true, cutAfter: false, entry }] : []
  })
}
