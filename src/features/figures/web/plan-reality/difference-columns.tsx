import { Badge, Button, Group } from '@mantine/core'
import { IconFileSearch } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { hours, money } from '#features/income/facts/web/public-words.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import type { Column } from '#platform/web/admin-ui/data-table.tsx'
import { DriverDoor } from '#platform/web/admin-ui/doors.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { longDateWithWeekday } from '#platform/web/admin-ui/polish-dates.ts'
import type { getPlanReality } from '../../contract-plan-reality.ts'
import { planRealityTexts as texts } from '../../texts-plan-reality.ts'
import { useOpenSources } from '../figure/opened-sources.tsx'
import classes from './plan-reality.module.css'

type Difference = OutputOf<typeof getPlanReality>['data'][number]

export function differenceColumns(week: Week): readonly Column<Difference>[] {
  return [
    {
      key: 'date',
      header: texts.date,
      cell: ({ date }) => longDateWithWeekday(date as CalendarDate),
      sortValue: ({ date, shift }) => `${date} ${shift}`,
    },
    {
      key: 'shift',
      header: texts.shift,
      cell: ({ shift }) => SHIFT_ON_WIRE[shift],
      sortValue: ({ shift }) => SHIFT_ON_WIRE[shift],
    },
    {
      key: 'driver',
      header: texts.driver,
      cell: ({ driverId, fullName }) => (
        <DriverDoor id={driverId} className={classes.driver}>
          {fullName}
        </DriverDoor>
      ),
      sortValue: ({ fullName }) => fullName,
    },
    {
      key: 'difference',
      header: texts.difference,
      cell: ({ kind, otherShift }) => (
        <span>
          <Badge variant="light" color={kind === 'no-ride' ? 'red' : 'yellow'} title={texts.kindHints[kind]}>
            {texts.kinds[kind]}
          </Badge>
          {otherShift ? <span className={classes.small}>{texts.otherShift}</span> : null}
        </span>
      ),
      sortValue: ({ kind }) => texts.kinds[kind],
    },
    {
      key: 'car',
      header: texts.car,
      cell: ({ plannedReg, drivenReg }) => plannedReg ?? drivenReg ?? texts.noFigures,
      sortValue: ({ plannedReg, drivenReg }) => plannedReg ?? drivenReg ?? '',
    },
    {
      key: 'found',
      header: texts.found,
      cell: foundOf,
      sortValue: ({ totalIncomeGrosze }) => totalIncomeGrosze,
    },
    {
      key: 'bolt-hours',
      header: texts.boltHours,
      cell: ({ boltHours }) => (boltHours ? <Hours {...boltHours} /> : texts.noFigures),
      sortValue: ({ boltHours }) => boltHours?.online ?? null,
    },
    {
      key: 'acts',
      header: texts.acts,
      actions: true,
      cell: (row) => <Acts row={row} week={week} />,
    },
  ]
}

function Hours({ online, waiting, driving }: NonNullable<Difference['boltHours']>) {
  return (
    <span>
      <span>{hours(online)}</span>
      <span className={classes.small}>{texts.boltParts(hours(waiting), hours(driving))}</span>
    </span>
  )
}

function foundOf({ kind, rides, totalIncomeGrosze, gross }: Difference): string {
  if (kind === 'no-ride') return texts.noFigures
  const known = [
    rides === null ? null : texts.rides(rides),
    totalIncomeGrosze === null ? null : `${money(totalIncomeGrosze)}${gross ? ` ${texts.gross}` : ''}`,
  ]
  return known.filter((part) => part !== null).join(', ')
}

function Acts({ row, week: { year, week } }: { readonly row: Difference; readonly week: Week }) {
  const openSources = useOpenSources()
  const { driverId, fullName, shift } = row
  const date = row.date as CalendarDate
  const of = `${fullName}, ${longDateWithWeekday(date)}, ${SHIFT_ON_WIRE[shift]}`
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={`${texts.boardOf(week)}: ${of}`}
        renderRoot={(props) => (
          <Link to="/admin/edycja-grafiku" search={{ rok: year, tydzien: week } as never} {...props} />
        )}
      >
        {texts.board}
      </Button>
      <IconButton
        variant="subtle"
        color="gray"
        size={36}
        label={`${texts.sources}: ${of}`}
        onClick={() => openSources({ driverId, date, shift })}
      >
        <IconFileSearch size={18} />
      </IconButton>
    </Group>
  )
}
