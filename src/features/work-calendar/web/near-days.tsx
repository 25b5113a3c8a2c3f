import type { CalendarDate } from '#kernel/calendar-date.ts'
import { dayAndMonth, weekdayName } from '#platform/web/polish-dates.ts'
import { Pill } from '#platform/web/ui/pill.tsx'
import { calendarTexts, SHIFT_NAMES } from './calendar-texts.ts'
import { homeTexts } from './home-texts.ts'
import type { DayShown } from './week-days.ts'

interface NearDaysProps {
  /** Of the week, today first. */
  readonly days: readonly DayShown[]
  readonly today: CalendarDate | undefined
  /** The date of the next shift, which stands above in full. */
  readonly told: CalendarDate
}

/**
 * Today and tomorrow in a line each, in sight on the smallest phone: the week itself stands further below.
 */
export function NearDays({ days, today, told }: NearDaysProps) {
  const near = days[0]?.date === today ? days.slice(0, 2).filter(({ date }) => date !== told) : []
  if (near.length === 0) return null
  return (
    <ul className="near-days">
      {near.map(({ date, shifts }) => (
        <li key={date}>
          <b>
            <span className="near-word">{date === today ? calendarTexts.today : homeTexts.tomorrowWord}</span>
            <span className="hidden-text">{`, ${weekdayName(date)}, ${dayAndMonth(date)}`}</span>
          </b>
          {!shifts?.length && <span>{shifts ? homeTexts.dayOff : homeTexts.notGenerated}</span>}
          {shifts?.map(({ option, reg }) => (
            <span key={option}>
              <Pill of={option} word={SHIFT_NAMES[option]} />
              {reg !== '' && (
                <span className="plate" translate="no">
                  {reg}
                </span>
              )}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
