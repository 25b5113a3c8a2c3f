// biome-ignore-all lint/a11y/useSemanticElements: the head of a grid, which is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus
import { type CalendarDate, dateParts, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { longDateWithWeekday, weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import classes from './timeline-grid.module.css'
import { datesOfRange, type TimelineRange, weeksOfRange } from './timeline-range.ts'
import { timelineTexts } from './timeline-texts.ts'

interface TimelineHeadProps {
  readonly range: TimelineRange
  readonly today: CalendarDate | undefined
}

/** Weeks, and below them days; both stay in view. */
export function TimelineHead({ range, today }: TimelineHeadProps) {
  return (
    <div role="rowgroup" className={classes.head}>
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        <div role="columnheader" aria-colindex={1} className={classes.corner}>
          {timelineTexts.car}
        </div>
        {weeksOfRange(range).map((week, index) => (
          <div
            key={`${week.year} ${week.week}`}
            role="columnheader"
            aria-colindex={index * 14 + 2}
            aria-colspan={14}
            className={classes.week}
          >
            <b>{timelineTexts.weekTitle(week.week)}</b> <span>{weekRange(week)}</span>
          </div>
        ))}
      </div>
      <div role="row" aria-rowindex={2} className={classes.headRow}>
        <div role="columnheader" aria-colindex={1} className={classes.corner} aria-hidden="true" />
        {datesOfRange(range).map((date, index) => {
          const { day, month } = dateParts(date)
          return (
            <div
              key={date}
              role="columnheader"
              aria-colindex={index * 2 + 2}
              aria-colspan={2}
              aria-label={longDateWithWeekday(date)}
              aria-current={date === today ? 'date' : undefined}
              className={classes.day}
              data-weekend={weekday(date) > 4 || undefined}
            >
              {range.weeks === 8 ? null : <span>{WEEKDAY_SHORT[weekday(date)]}</span>}
              <b>{range.weeks === 2 ? `${day}.${String(month).padStart(2, '0')}` : day}</b>
            </div>
          )
        })}
      </div>
    </div>
  )
}
