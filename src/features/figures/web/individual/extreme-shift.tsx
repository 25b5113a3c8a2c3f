import { Button } from '@mantine/core'
import { kilometres, money } from '#features/income/facts/web/public-words.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { longDateWithWeekday } from '#platform/web/admin-ui/polish-dates.ts'
import type { ShiftResult } from '../../domain/statistics/shift-result.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { ShiftName } from '../figure/result-columns.tsx'
import classes from './individual.module.css'

interface ExtremeShiftProps {
  readonly title: string
  /** Undefined where no income is known. */
  readonly row: ShiftResult | undefined
  showDay(date: CalendarDate): void
}

/** The best or the worst shift, with the way to all drivers' shifts of that day (Spec 2 §2). */
export function ExtremeShift({ title, row, showDay }: ExtremeShiftProps) {
  return (
    <Panel title={title}>
      {row ? (
        <div className={classes.extreme}>
          <p className={classes.amount}>{money(row.totalIncomeGrosze)}</p>
          <p className={classes.quiet}>
            <ShiftName shift={row.shift} />{' '}
            <span>{`${longDateWithWeekday(row.date)}${row.mileageM === null ? '' : `, ${kilometres(row.mileageM)}`}`}</span>
          </p>
          <Button size="xs" variant="default" onClick={() => showDay(row.date)}>
            {resultsTexts.individual.dayChanges}
          </Button>
        </div>
      ) : (
        <p className={classes.quiet}>{resultsTexts.unknown}</p>
      )}
    </Panel>
  )
}
