import { Badge, Group, Switch } from '@mantine/core'
import { IconCalendarOff, IconPencil, IconTrash } from '@tabler/icons-react'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { longDateWithWeekday } from '#platform/web/admin-ui/polish-dates.ts'
import type { CallFailure } from '#platform/web/call.ts'
import type { LimitChange } from '../domain/week-grid.ts'
import { capacityTexts } from '../texts.ts'
import { limitDayTexts } from '../texts-days.ts'
import { limitOfficeTexts, placesWords } from '../texts-office.ts'
import { type DayLimit, dateOfLimit } from './limits-of-month.ts'
import { LimitDialogs, useSavingLimits } from './use-saving-limits.tsx'

interface LimitListProps {
  readonly limits: readonly DayLimit[] | undefined
  readonly failure: CallFailure | undefined
  again(): void
  onEdit(date: CalendarDate): void
}

export function LimitList({ limits, failure, again, onEdit }: LimitListProps) {
  const saving = useSavingLimits()

  const askAndRemove = async (limit: DayLimit) => {
    const date = stateDay(limit)
    const sure = await askToConfirm({
      title: limitDayTexts.deleteTitle,
      text: limitDayTexts.deleteText(date),
      confirm: limitDayTexts.deleteLimit,
      danger: true,
    })
    if (!sure) return
    saving.save({
      changes: shiftsOf(limit).map(({ date: on, shift, limit: from }) => ({
        date: on,
        shift,
        from,
        to: undefined,
      })),
      done: () => undefined,
      told: capacityTexts.removed(date),
    })
  }

  const columns: readonly Column<DayLimit>[] = [
    {
      key: 'date',
      header: limitDayTexts.date,
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
      cell: ({ day }) => carsWords(day),
      sortValue: ({ day }) => day,
    },
    {
      key: 'night',
      header: SHIFT_ON_WIRE.night,
      numeric: true,
      cell: ({ night }) => carsWords(night),
      sortValue: ({ night }) => night,
    },
    {
      key: 'comment',
      header: limitDayTexts.info,
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
      key: 'active',
      header: limitOfficeTexts.inForce,
      cell: (limit) => (
        <Switch
          aria-label={limitOfficeTexts.switchLabel(stateDay(limit))}
          checked={limit.active}
          disabled={saving.busy}
          onChange={() => saving.save({ changes: switched(limit), done: () => undefined })}
        />
      ),
    },
    {
      key: 'remove',
      header: limitDayTexts.delete,
      actions: true,
      cell: (limit) => {
        const date = dateOfLimit(limit)
        return (
          <Group gap={4} wrap="nowrap">
            <IconButton
              variant="subtle"
              color="gray"
              size={36}
              label={limitOfficeTexts.edit(stateDay(limit))}
              onClick={() => date && onEdit(date)}
            >
              <IconPencil size={18} />
            </IconButton>
            <IconButton
              variant="subtle"
              color="red"
              size={36}
              label={limitDayTexts.deleteOn(stateDay(limit))}
              onClick={() => void askAndRemove(limit)}
            >
              <IconTrash size={18} />
            </IconButton>
          </Group>
        )
      },
    },
  ]
  return (
    <>
      <DataTable
        label={limitDayTexts.daily}
        columns={columns}
        rows={limits}
        rowKey={({ id }) => id}
        defaultSort={{ key: 'date', direction: 'up' }}
        isMuted={({ active }) => !active}
        failure={failure}
        again={again}
        empty={<Empty icon={<IconCalendarOff size={24} />}>{limitDayTexts.none}</Empty>}
      />
      <LimitDialogs of={saving} />
    </>
  )
}

/** The limit in each shift that it speaks of. */
function shiftsOf(limit: DayLimit) {
  const date = dateOfLimit(limit)
  return (['day', 'night'] as const).flatMap((shift) => {
    const cars = limit[shift]
    return date && cars !== null
      ? [{ date, shift, limit: { cars, info: limit.comment, active: limit.active } }]
      : []
  })
}

/** The limit switched the other way, in each shift that it speaks of. */
function switched(limit: DayLimit): readonly LimitChange[] {
  return shiftsOf(limit).map(({ limit: from, ...slot }) => ({
    ...slot,
    from,
    to: { ...from, active: !from.active },
  }))
}

function carsWords(cars: number | null): string {
  return cars === null ? '–' : placesWords(cars)
}

function stateDay(limit: DayLimit): string {
  const date = dateOfLimit(limit)
  return date ? formatStateDay(date) : `${limit.dayNumber}.${limit.month}.${limit.year}`
}
