import { ActionIcon, Badge } from '@mantine/core'
import { IconCalendarOff, IconTrash } from '@tabler/icons-react'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { longDateWithWeekday } from '#platform/web/admin-ui/polish-dates.ts'
import { toastDone, toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { listDayLimits, removeDayLimit } from '../contract.ts'
import { capacityTexts } from '../texts.ts'
import { type DayLimit, dateOfLimit } from './limits-of-month.ts'

interface LimitListProps {
  readonly limits: readonly DayLimit[] | undefined
  readonly failure: CallFailure | undefined
  again(): void
}

export function LimitList({ limits, failure, again }: LimitListProps) {
  const remove = useAct(removeDayLimit, { refreshes: [listDayLimits], showsFailure: true })

  const askAndRemove = async (limit: DayLimit) => {
    const date = stateDay(limit)
    const sure = await askToConfirm({
      title: 'Usunąć limit?',
      text: `Na dzień ${date} zacznie znów obowiązywać limit domyślny.`,
      confirm: 'Usuń limit',
      danger: true,
    })
    if (!sure) return
    const result = await remove.run({ id: limit.id })
    if (result.ok) toastDone(capacityTexts.removed(date))
    else toastFailure({ ...result.failure, msg: capacityTexts.removeFailed })
  }

  const columns: readonly Column<DayLimit>[] = [
    {
      key: 'date',
      header: 'Data',
      cell: (limit) => {
        const date = dateOfLimit(limit)
        return date ? longDateWithWeekday(date) : stateDay(limit)
      },
      sortValue: dateOfLimit,
    },
    {
      key: 'day',
      header: SHIFT_ON_WIRE.day,
      numeric: true,
      cell: ({ day }) => day ?? '–',
      sortValue: ({ day }) => day,
    },
    {
      key: 'night',
      header: SHIFT_ON_WIRE.night,
      numeric: true,
      cell: ({ night }) => night ?? '–',
      sortValue: ({ night }) => night,
    },
    {
      key: 'comment',
      header: 'Komentarz',
      cell: ({ comment, active }) => (
        <>
          <span>{comment || '–'}</span>
          {active ? null : (
            <Badge ml="xs" color="gray" variant="light">
              nieaktywny
            </Badge>
          )}
        </>
      ),
    },
    {
      key: 'remove',
      header: 'Usuń',
      actions: true,
      cell: (limit) => (
        <ActionIcon
          variant="subtle"
          color="red"
          size={36}
          aria-label={`Usuń limit na dzień ${stateDay(limit)}`}
          onClick={() => void askAndRemove(limit)}
        >
          <IconTrash size={18} />
        </ActionIcon>
      ),
    },
  ]
  return (
    <DataTable
      label="Limity dzienne"
      columns={columns}
      rows={limits}
      rowKey={({ id }) => id}
      defaultSort={{ key: 'date', direction: 'up' }}
      isMuted={({ active }) => !active}
      failure={failure}
      again={again}
      empty={
        <Empty icon={<IconCalendarOff size={24} />}>
          Od tego miesiąca nie ma żadnych limitów. Wybierz dzień w kalendarzu albo naciśnij „Dodaj limit”.
        </Empty>
      }
    />
  )
}

function stateDay(limit: DayLimit): string {
  const date = dateOfLimit(limit)
  return date ? formatStateDay(date) : `${limit.dayNumber}.${limit.month}.${limit.year}`
}
