// biome-ignore-all lint/a11y/useSemanticElements: rows of a grid drawn as they come into view, with bars over several days
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names the cell that is active
import { memo } from 'react'
import { type Marking, marked } from './marking.ts'
import { barsOf } from './timeline-bars.ts'
import type { TimelineEntry } from './timeline-entries.ts'
import classes from './timeline-grid.module.css'
import { slotAtIndex, slotCount, type TimelineRange } from './timeline-range.ts'
import { KindSign } from './timeline-signs.tsx'
import { slotWords, timelineTexts } from './timeline-texts.ts'
import type { TimelineCar } from './use-timeline-data.ts'

/** Of the cell that is active in the grid. */
export const ACTIVE_CELL = 'os-czasu-pole'

interface TimelineRowProps {
  readonly car: TimelineCar
  /** From 0 */
  readonly row: number
  /** Pixels from the top. */
  readonly top: number
  readonly range: TimelineRange
  readonly entries: readonly TimelineEntry[]
  /** Where it is this row that the keyboard or pointer is on. */
  readonly marking: Marking | undefined
}

/**
 * A car: the plate once, and bars over an empty lane; the lines of the days are drawn once behind all rows.
 */
export const TimelineRow = memo(function TimelineRow(props: TimelineRowProps) {
  const { car, row, top, range, entries, marking } = props
  const slots = slotCount(range)
  const bars = barsOf(range, entries)
  return (
    <div role="row" aria-rowindex={row + 3} className={classes.row} data-row={row} style={{ top }}>
      <div role="rowheader" aria-colindex={1} className={classes.plate}>
        <a href={`/admin/samochody/edycja/${car.id}`} tabIndex={-1} title={car.model} data-car={car.id}>
          {car.reg}
        </a>
      </div>
      <div className={classes.lane} data-lane>
        {bars.map(({ entry, from, to, cutBefore, cutAfter }) => (
          <div
            key={entry.key}
            role="gridcell"
            aria-colindex={from + 2}
            aria-colspan={to - from + 1}
            aria-label={entry.title}
            title={entry.title}
            className={classes.bar}
            data-kind={entry.kind}
            data-entry={entry.key}
            data-cut-before={cutBefore || undefined}
            data-cut-after={cutAfter || undefined}
            style={{
              left: share(from, slots),
              // A moment is as wide as its words.
              ...(isMoment(entry) ? {} : { width: share(to - from + 1, slots) }),
            }}
          >
            <KindSign kind={entry.kind} />
            <span className={classes.label}>{entry.label}</span>
          </div>
        ))}
        {marking ? (
          <MarkedCell
            marking={marking}
            range={range}
            words={bars
              .filter(({ from, to }) => from <= marking.slot && marking.slot <= to)
              .map(({ entry }) => entry.title)}
          />
        ) : null}
      </div>
    </div>
  )
})

interface MarkedCellProps {
  readonly marking: Marking
  readonly range: TimelineRange
  readonly words: readonly string[]
}

function MarkedCell({ marking, range, words }: MarkedCellProps) {
  const [from, to] = marked(marking)
  const slots = slotCount(range)
  const state = words.length > 0 ? words.join('; ') : timelineTexts.free
  return (
    <div
      // Another one in each slot, so that it is read out.
      key={`${marking.row} ${marking.slot}`}
      id={ACTIVE_CELL}
      role="gridcell"
      aria-colindex={marking.slot + 2}
      aria-label={`${slotWords(slotAtIndex(range, marking.slot))}: ${state}`}
      className={classes.marked}
      data-drawn={marking.anchor === undefined ? undefined : ''}
      style={{ left: share(from, slots), width: share(to - from + 1, slots) }}
    />
  )
}

function share(part: number, whole: number): string {
  return `${(part * 100) / whole}%`
}

function isMoment({ kind }: TimelineEntry): boolean {
  return kind === 'service' || kind === 'paper'
}
