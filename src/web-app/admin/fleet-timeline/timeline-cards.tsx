import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { useVisibleRows } from '#platform/web/admin-ui/visible-rows.ts'
import { barsOf } from './timeline-bars.ts'
import classes from './timeline-cards.module.css'
import type { TimelineEntry } from './timeline-entries.ts'
import type { TimelineRange } from './timeline-range.ts'
import { KindSign } from './timeline-signs.tsx'
import { timelineTexts } from './timeline-texts.ts'
import type { TimelineCar } from './use-timeline-data.ts'

const CARD_HEIGHT = 84
const NONE: readonly TimelineEntry[] = []

interface TimelineCardsProps {
  readonly range: TimelineRange
  readonly cars: readonly TimelineCar[]
  readonly entries: ReadonlyMap<string, readonly TimelineEntry[]>
  open(entry: TimelineEntry): void
  add(car: TimelineCar): void
}

/** The same on a phone: a card per car with what takes its time in these weeks, in words. */
export function TimelineCards({ range, cars, entries, open, add }: TimelineCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  const view = useVisibleRows(list, cars.length, CARD_HEIGHT)
  return (
    <ul
      className={classes.cards}
      ref={list}
      aria-label={timelineTexts.list}
      style={{ paddingTop: view.before, paddingBottom: view.after }}
    >
      {view.indexes.map((index) => {
        const car = cars[index]
        if (!car) return null
        const bars = barsOf(range, entries.get(car.id) ?? NONE)
        return (
          <li key={car.id} className={classes.card} data-index={index} ref={view.measure}>
            <div className={classes.top}>
              <Link to="/admin/samochody/edycja/$id" params={{ id: car.id }}>
                {car.reg}
              </Link>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                aria-label={timelineTexts.groundCar(car.reg)}
                onClick={() => add(car)}
              >
                {timelineTexts.ground}
              </Button>
            </div>
            {bars.length === 0 ? <p className={classes.calm}>{timelineTexts.calm}</p> : null}
            {bars.map(({ entry }) => (
              <button
                key={entry.key}
                type="button"
                className={classes.entry}
                data-kind={entry.kind}
                onClick={() => open(entry)}
              >
                <KindSign kind={entry.kind} />
                <span>{entry.title}</span>
              </button>
            ))}
          </li>
        )
      })}
    </ul>
  )
}
