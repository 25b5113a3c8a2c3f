import { IconMoon, IconSun } from '@tabler/icons-react'
import type { getSubmissionDetails } from '#features/availability/contract.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import classes from './dashboard.module.css'
import { dashboardTexts } from './texts.ts'

export type CapacityDay = OutputOf<typeof getSubmissionDetails>['capacityDay'][number]

/** Per day of the week how many regular places are taken of how many. */
export function WeekFilling({ week, days }: { readonly week: Week; readonly days: readonly CapacityDay[] }) {
  return (
    <Panel title={dashboardTexts.fillingFor(week.week)} description={dashboardTexts.fillingHint}>
      <table className={classes.filling}>
        <thead>
          <tr>
            <th scope="col">{dashboardTexts.weekday}</th>
            <th scope="col">
              <IconSun size={16} aria-hidden /> <span>{SHIFT_ON_WIRE.day}</span>
            </th>
            <th scope="col">
              <IconMoon size={16} aria-hidden /> <span>{SHIFT_ON_WIRE.night}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day, index) => (
            <tr key={`${day.year}-${day.month}-${day.dayNumber}`}>
              <th scope="row">
                <span>{WEEKDAY_NAMES[index]}</span>{' '}
                <span className={classes.quiet}>
                  {`${day.dayNumber}.${String(day.month).padStart(2, '0')}`}
                </span>
              </th>
              <td>
                <Bar shift="day" taken={day.dayShifts} limit={day.dayLimit} />
              </td>
              <td>
                <Bar shift="night" taken={day.nightShift} limit={day.nightLimit} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

interface BarProps {
  readonly shift: 'day' | 'night'
  readonly taken: number
  readonly limit: number
}

function Bar({ shift, taken, limit }: BarProps) {
  // A limit of 0 closes the shift: there is nothing that could fill.
  const isClosed = limit === 0
  const isEmpty = isClosed && taken === 0
  const share = isClosed ? Math.min(1, taken) : Math.min(1, taken / limit)
  return (
    <div className={classes.bar}>
      <span className={classes.track} aria-hidden>
        <span data-shift={shift} style={{ width: `${share * 100}%` }} />
      </span>
      <span className={isEmpty ? classes.closed : classes.count}>
        {isEmpty ? dashboardTexts.closed : `${taken}/${limit}`}
      </span>
      {taken >= limit && !isEmpty ? (
        <span className={classes.full}>{taken > limit ? 'ponad' : dashboardTexts.full}</span>
      ) : null}
    </div>
  )
}
