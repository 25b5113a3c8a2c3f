import { Button } from '@mantine/core'
import { addDays } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, type Week, weekOf } from '#kernel/week.ts'
import { WeekPicker } from '#platform/web/admin-ui/week-picker.tsx'
import type { Period } from '../../domain/statistics/period.ts'
import { overviewTexts as texts } from '../../texts-overview.ts'
import { daysOfWeek } from './opening-period.ts'
import { otherPeriod } from './other-period.ts'
import classes from './overview.module.css'

interface OverviewBarProps {
  readonly period: Period
  /** The last week with results; undefined while it is not known yet, null where there is none. */
  readonly last: Period | null | undefined
  apply(period: Period): void
}

/** The week, its neighbours, and the last weeks with results together. */
export function OverviewBar({ period, last, apply }: OverviewBarProps) {
  const week = weekOf(period.to)
  const lastWeek: Week = last ? weekOf(last.to) : week
  const ready = [
    { label: texts.last, period: weeks(lastWeek, 1) },
    { label: texts.fourWeeks, period: weeks(lastWeek, 4) },
    { label: texts.eightWeeks, period: weeks(lastWeek, 8) },
  ]
  const isChosen = (other: Period) => other.from === period.from && other.to === period.to
  return (
    <div className={classes.bar}>
      <WeekPicker value={week} period={otherPeriod(period)} onChange={(next) => apply(daysOfWeek(next))} />
      <fieldset className={classes.ready} aria-label={texts.ready}>
        {ready.map((each) => (
          <Button
            key={each.label}
            size="xs"
            variant={isChosen(each.period) ? 'light' : 'default'}
            aria-pressed={isChosen(each.period)}
            disabled={last === undefined}
            onClick={() => apply(each.period)}
          >
            {each.label}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

/** So many weeks up to this one. */
function weeks(last: Week, count: number): Period {
  return { from: mondayOf(addWeeks(last, 1 - count)), to: addDays(mondayOf(last), 6) }
}
