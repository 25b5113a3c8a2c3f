import { IconMoon, IconSun } from '@tabler/icons-react'
import { calendarDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import type { getSubmissionDetails } from '../../contract.ts'
import { dayHeading } from '../../texts-export.ts'
import { officeTexts } from '../../texts-office.ts'
import classes from './capacity-overview.module.css'

export type CapacityDay = OutputOf<typeof getSubmissionDetails>['capacityDay'][number]

/** Per day of the week how many regular places are taken of how many (D4), with the limit's comment. */
export function CapacityOverview({ days }: { readonly days: readonly CapacityDay[] }) {
  return (
    <Panel title={officeTexts.capacityTitle} description={officeTexts.capacityHint}>
      <ul className={classes.days}>
        {days.map((day) => {
          const date = calendarDate(day.year, day.month, day.dayNumber)
          return date ? (
            <li key={date} className={classes.day} data-full={day.toChoose === 0 || undefined}>
              <strong className={classes.name}>{dayHeading(date)}</strong>
              <Filling shift="day" taken={day.dayShifts} limit={day.dayLimit} />
              <Filling shift="night" taken={day.nightShift} limit={day.nightLimit} />
              <span className={classes.free}>{officeTexts.free(day.toChoose)}</span>
              {overOf(day) > 0 ? (
                <span className={classes.comment}>{officeTexts.overLimit(overOf(day))}</span>
              ) : null}
              {day.comment ? <span className={classes.comment}>{day.comment}</span> : null}
            </li>
          ) : null
        })}
      </ul>
    </Panel>
  )
}

/** Regular choices beyond a limit that was lowered since, both shifts; they stay as they were accepted. */
function overOf({ dayShifts, dayLimit, nightShift, nightLimit }: CapacityDay): number {
  return Math.max(0, dayShifts - dayLimit) + Math.max(0, nightShift - nightLimit)
}

interface FillingProps {
  readonly shift: 'day' | 'night'
  readonly taken: number
  readonly limit: number
}

function Filling({ shift, taken, limit }: FillingProps) {
  const Icon = shift === 'day' ? IconSun : IconMoon
  const share = limit > 0 ? Math.min(1, taken / limit) : 1
  return (
    <span className={classes.filling} data-shift={shift}>
      <Icon size={15} aria-hidden />
      <span className={classes.track} aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span className={classes.unseen}>{officeTexts.taken(shift, taken, limit)}</span>
      <span className={classes.count} aria-hidden>
        {limit === 0 ? (taken > 0 ? `${taken}/0` : officeTexts.closed) : `${taken}/${limit}`}
      </span>
    </span>
  )
}
