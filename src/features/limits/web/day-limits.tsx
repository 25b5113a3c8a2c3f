import { Button, Group, Skeleton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { addMonths } from '#kernel/month.ts'
import { MONTH_NAMES, monthTitle } from '#kernel/polish-text.ts'
import { addWeeks, mondayOf, type Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listDayLimits } from '../contract.ts'
import { limitDayTexts } from '../texts-days.ts'
import { AddLimitModal } from './add-limit-modal.tsx'
import { EditLimitModal } from './edit-limit-modal.tsx'
import { limitsBySlot } from './limit-change-codec.ts'
import { LimitList } from './limit-list.tsx'
import { monthOf } from './limits-of-month.ts'
import { MonthGrid } from './month-grid.tsx'
import { WeekLimits } from './week-limits.tsx'

interface DayLimitsProps {
  /** In the fleet, to tell limits beyond them; undefined while that is not known. */
  readonly cars: number | undefined
}

/** The day limits of a month as a calendar, and all from there on as a list (Spec 1 §2 'Limity dzienne'). */
export function DayLimits({ cars }: DayLimitsProps) {
  const fleet = useFleetSettings()
  if (!fleet.data) {
    return fleet.failure ? (
      <FailureAlert failure={fleet.failure} again={fleet.again} />
    ) : (
      <Skeleton height={420} radius={12} role="status" aria-label={limitDayTexts.loading} />
    )
  }
  const { week, year, defaultLimit } = fleet.data
  return <LimitsFrom current={{ week, year }} defaultLimit={defaultLimit} cars={cars} />
}

interface LimitsFromProps extends DayLimitsProps {
  readonly current: Week
  readonly defaultLimit: number
}

function LimitsFrom({ current, defaultLimit, cars }: LimitsFromProps) {
  const coming = mondayOf(addWeeks(current, 1))
  const [month, setMonth] = useState(monthOf(coming))
  const [adding, setAdding] = useState<CalendarDate>()
  const [editing, setEditing] = useState<CalendarDate>()
  const limits = useCall(listDayLimits, month, { keepPrevious: true })
  const limitOf = limitsBySlot(limits.data?.data ?? [])
  const isLimited = (date: CalendarDate) =>
    limitOf({ date, shift: 'day' }) || limitOf({ date, shift: 'night' })
  return (
    <>
      <WeekLimits coming={addWeeks(current, 1)} defaultLimit={defaultLimit} cars={cars} />
      <Panel
        title={monthTitle(month)}
        description={limitDayTexts.others(defaultLimit)}
        actions={
          <Group gap={6}>
            <IconButton
              variant="default"
              size={36}
              label={limitDayTexts.previousMonth}
              onClick={() => setMonth(addMonths(month, -1))}
            >
              <IconChevronLeft size={18} />
            </IconButton>
            <IconButton
              variant="default"
              size={36}
              label={limitDayTexts.nextMonth}
              onClick={() => setMonth(addMonths(month, 1))}
            >
              <IconChevronRight size={18} />
            </IconButton>
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(coming)}>
              {limitDayTexts.addLimit}
            </Button>
          </Group>
        }
      >
        <MonthGrid
          month={month}
          limits={limits.data?.data ?? []}
          defaultLimit={defaultLimit}
          onChoose={(date) => (isLimited(date) ? setEditing(date) : setAdding(date))}
        />
      </Panel>
      <Panel
        title={limitDayTexts.list}
        description={limitDayTexts.listHint(MONTH_NAMES[month.month - 1] ?? '', month.year)}
        flush
      >
        <LimitList
          limits={limits.data?.data}
          failure={limits.failure}
          again={limits.again}
          onEdit={setEditing}
        />
      </Panel>
      {editing ? (
        <EditLimitModal
          key={editing}
          date={editing}
          limitOf={limitOf}
          defaultLimit={defaultLimit}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
      {adding ? (
        <AddLimitModal
          date={adding}
          current={current}
          limits={limits.data?.data ?? []}
          onClose={() => setAdding(undefined)}
        />
      ) : null}
    </>
  )
}
