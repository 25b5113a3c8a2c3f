import { VisuallyHidden } from '@mantine/core'
import { IconBan, IconEyeOff, IconMessage, IconMoon, IconSun } from '@tabler/icons-react'
import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import type { Month } from '#kernel/month.ts'
import { WEEKDAY_NAMES, WEEKDAY_SHORT } from '#kernel/polish-text.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { longDateWithWeekday } from '#platform/web/admin-ui/polish-dates.ts'
import { limitDayTexts } from '../texts-days.ts'
import { type DayLimit, limitsOn, weeksOfMonth } from './limits-of-month.ts'
import classes from './month-grid.module.css'

interface MonthGridProps {
  readonly month: Month
  readonly limits: readonly DayLimit[]
  readonly defaultLimit: number
  /** A day was touched, to limit it. */
  onChoose(date: CalendarDate): void
}

/** A month with the limits in force; own limits stand out, the default ones are quiet. */
export function MonthGrid({ month, limits, defaultLimit, onChoose }: MonthGridProps) {
  return (
    <table className={classes.grid} aria-label={limitDayTexts.inMonth}>
      <thead>
        <tr>
          {WEEKDAY_SHORT.map((name, index) => (
            <th key={name} scope="col" abbr={WEEKDAY_NAMES[index]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) =>
              date ? (
                <td key={date}>
                  <Day
                    date={date}
                    inForce={limitsOn(limits, date)}
                    defaultLimit={defaultLimit}
                    onChoose={onChoose}
                  />
                </td>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is known by its place alone
                <td key={index} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps extends Pick<MonthGridProps, 'defaultLimit' | 'onChoose'> {
  readonly date: CalendarDate
  readonly inForce: ReturnType<typeof limitsOn>
}

function Day({ date, inForce, defaultLimit, onChoose }: DayProps) {
  const { day, night, comment, off } = inForce
  return (
    <button type="button" className={classes.day} title={comment || undefined} onClick={() => onChoose(date)}>
      <span className={classes.number}>
        <span>{dateParts(date).day}</span>
        <VisuallyHidden>{` (${longDateWithWeekday(date)})`}</VisuallyHidden>
        {off ? <IconEyeOff size={14} role="img" aria-label={limitDayTexts.switchedOff} /> : null}
        {comment ? <IconMessage size={14} aria-hidden /> : null}
      </span>
      <span className={classes.shift} data-own={day !== undefined || undefined} data-shift="day">
        <IconSun size={14} role="img" aria-label={SHIFT_ON_WIRE.day} />
        <span>{placesOn(day ?? defaultLimit)}</span>
      </span>
      <span className={classes.shift} data-own={night !== undefined || undefined} data-shift="night">
        <IconMoon size={14} role="img" aria-label={SHIFT_ON_WIRE.night} />
        <span>{placesOn(night ?? defaultLimit)}</span>
      </span>
      {comment ? <VisuallyHidden>{comment}</VisuallyHidden> : null}
    </button>
  )
}

/** 0 is said in a sign: beside other numbers it reads as one more of them. */
function placesOn(places: number) {
  return places === 0 ? <IconBan size={14} role="img" aria-label={limitDayTexts.closed} /> : places
}
