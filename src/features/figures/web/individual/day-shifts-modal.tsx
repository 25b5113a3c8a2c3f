import { Modal } from '@mantine/core'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { longDateWithWeekday } from '#platform/web/admin-ui/polish-dates.ts'
import { listShiftResults } from '../../contract-statistics.ts'
import { resultsTexts } from '../../texts-screens.ts'
import { type ResultRow, SHIFT_COLUMNS } from '../figure/result-columns.tsx'
import classes from './individual.module.css'

interface DayShiftsModalProps {
  readonly date: CalendarDate
  onClose(): void
}

const { dayChanges } = resultsTexts.individual

/** 'Zmiany z tego dnia': what all drivers brought home that day (Spec 2 §2). */
export function DayShiftsModal({ date, onClose }: DayShiftsModalProps) {
  useFocusBack()
  const { data, failure, again } = useCall(listShiftResults, { startDate: date, endDate: date })
  return (
    <Modal opened onClose={onClose} size="xl" title={dayChanges}>
      <p className={classes.date}>{longDateWithWeekday(date)}</p>
      <DataTable<ResultRow>
        label={dayChanges}
        columns={COLUMNS}
        rows={data?.data}
        rowKey={({ id }) => id}
        defaultSort={{ key: 'income', direction: 'down' }}
        failure={failure}
        again={again}
        empty={<Empty>{resultsTexts.noData}</Empty>}
      />
    </Modal>
  )
}

const { driver, shift, car, income, mileage } = SHIFT_COLUMNS
const COLUMNS = [driver, shift, car, income, mileage]
