// biome-ignore-all lint/a11y/useSemanticElements: a grid whose rows are drawn as they come into view; a table could not stick on two sides
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { TimelineEntry } from './timeline-entries.ts'
import classes from './timeline-grid.module.css'
import { TimelineHead } from './timeline-head.tsx'
import { indexOfSlot, slotCount, type TimelineRange } from './timeline-range.ts'
import { ACTIVE_CELL, TimelineRow } from './timeline-row.tsx'
import { timelineTexts } from './timeline-texts.ts'
import { type MarkingPorts, useMarking } from './use-marking.ts'
import type { TimelineCar } from './use-timeline-data.ts'

const ROW_HEIGHT = 40
const HEAD_HEIGHT = 52
const NONE: readonly TimelineEntry[] = []

interface TimelineGridProps extends Pick<MarkingPorts, 'draw' | 'open' | 'visit'> {
  readonly range: TimelineRange
  readonly cars: readonly TimelineCar[]
  readonly entries: ReadonlyMap<string, readonly TimelineEntry[]>
  readonly today: CalendarDate | undefined
}

/**
 * Cars as rows, slots as columns; only rows near the view are drawn, and one set of listeners serves them
 * all.
 */
export function TimelineGrid({ range, cars, entries, today, ...ports }: TimelineGridProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: cars.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    overscan: 6,
    initialRect: { width: 1000, height: 600 },
  })
  const { marking, news, handlers } = useMarking({
    ...ports,
    range,
    cars,
    entries,
    reveal: (row) => virtual.scrollToIndex(row),
  })
  const slots = slotCount(range)
  const now = today && indexOfSlot(range, { date: today, shift: 'day' })
  return (
    <>
      <div
        ref={scroller}
        className={classes.scroller}
        role="grid"
        tabIndex={0}
        aria-label={timelineTexts.list}
        aria-description={timelineTexts.keys}
        aria-rowcount={cars.length + 2}
        aria-colcount={slots + 1}
        aria-activedescendant={marking ? ACTIVE_CELL : undefined}
        data-weeks={range.weeks}
        {...handlers}
      >
        <div
          className={classes.wide}
          style={{ minWidth: `calc(var(--plate) + ${slots / 2} * var(--least-day))` }}
        >
          <TimelineHead range={range} today={today} />
          <div role="rowgroup" className={classes.body} style={{ height: virtual.getTotalSize() }}>
            <div className={classes.ground} aria-hidden="true">
              {now !== undefined && now >= 0 && now < slots ? (
                <div
                  className={classes.today}
                  style={{ left: `${(now * 100) / slots}%`, width: `${200 / slots}%` }}
                />
              ) : null}
            </div>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const car = cars[index]
              return car ? (
                <TimelineRow
                  key={car.id}
                  car={car}
                  row={index}
                  top={start - HEAD_HEIGHT}
                  range={range}
                  entries={entries.get(car.id) ?? NONE}
                  marking={marking?.row === index ? marking : undefined}
                />
              ) : null
            })}
          </div>
        </div>
      </div>
      <div className={classes.unseen} role="status">
        {news}
      </div>
    </>
  )
}
