import { ActionIcon, Checkbox, Text } from '@mantine/core'
import { IconMoon, IconPhone, IconSun } from '@tabler/icons-react'
import { sendFaultText } from '#features/messaging/texts-gateway.ts'
import { MessageState } from '#features/messaging/web/public.tsx'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import type { Column } from '#platform/web/admin-ui/data-table.tsx'
import { DriverDoor } from '#platform/web/admin-ui/doors.tsx'
import { Hint } from '#platform/web/admin-ui/hint.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { dayAndMonth, weekdayShort } from '#platform/web/polish-dates.ts'
import type { getWeekReaders } from '../../contract-readers.ts'
import { readersTexts as texts } from '../../texts-readers.ts'
import classes from './readers-list.module.css'

export type Unread = NonNullable<OutputOf<typeof getWeekReaders>>['data'][number]

interface Selecting {
  isSelected(driverId: string): boolean
  onSelect(driverId: string, on: boolean): void
}

export function readersColumns({ isSelected, onSelect }: Selecting): readonly Column<Unread>[] {
  return [
    {
      key: 'select',
      header: texts.selectColumn,
      actions: true,
      width: '1%',
      cell: ({ driverId, fullName }) => (
        <Checkbox
          aria-label={texts.select(fullName)}
          checked={isSelected(driverId)}
          onChange={(event) => onSelect(driverId, event.currentTarget.checked)}
        />
      ),
    },
    {
      key: 'driver',
      header: texts.driver,
      cell: ({ driverId, fullName }) => (
        <DriverDoor id={driverId} className={classes.name}>
          {fullName}
        </DriverDoor>
      ),
    },
    { key: 'next', header: texts.next, cell: ({ next }) => <NextShift next={next} /> },
    { key: 'car', header: texts.car, cell: ({ next }) => next?.reg ?? '' },
    { key: 'told', header: texts.told, cell: (row) => <ToldCell row={row} /> },
    {
      key: 'acts',
      header: texts.acts,
      actions: true,
      cell: ({ fullName, phone }) =>
        phone === '' ? null : (
          <Hint label={texts.call(fullName)}>
            <ActionIcon
              aria-label={texts.call(fullName)}
              variant="subtle"
              color="gray"
              renderRoot={(props) => <a href={`tel:${phone}`} {...props} />}
            >
              <IconPhone size={18} aria-hidden />
            </ActionIcon>
          </Hint>
        ),
    },
  ]
}

function NextShift({ next }: Pick<Unread, 'next'>) {
  if (!next) return <Text size="sm">{texts.noneLeft}</Text>
  const date = next.date as CalendarDate
  const Icon = next.shift === 'day' ? IconSun : IconMoon
  return (
    <span className={classes.next}>
      <span>{`${weekdayShort(date)} ${dayAndMonth(date)}`}</span>
      <Icon size={16} aria-hidden />
      <span>{SHIFT_ON_WIRE[next.shift]}</span>
      {next.kind === 'drive' ? null : <span>{`(${texts.kind[next.kind]})`}</span>}
    </span>
  )
}

function ToldCell({ row: { told, restsUntil } }: { readonly row: Unread }) {
  if (!told) return <Text size="sm">{texts.notTold}</Text>
  return (
    <span className={classes.told}>
      <span>{`${dateAndTime(told.at)}, ${texts.way[told.way]}, ${texts.times(told.times)}`}</span>
      <span className={classes.state}>
        <MessageState state={told.state} />
        {told.error ? <span>{sendFaultText(told.error)}</span> : null}
      </span>
      {restsUntil === null ? null : (
        <Text size="xs" c="dimmed" component="span">
          {texts.restsUntil(dateAndTime(restsUntil))}
        </Text>
      )}
    </span>
  )
}
