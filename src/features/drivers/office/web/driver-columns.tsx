import { Anchor, Badge, Group } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pinTexts } from '#features/drivers/session/texts-pins.ts'
import { DriverPin } from '#features/drivers/session/web/public.tsx'
import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import type { Column } from '#platform/web/admin-ui/data-table.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { listDriverMessages } from '../contract-data.ts'
import { driverListTexts } from '../texts-list.ts'
import { DriverButtons } from './driver-buttons.tsx'
import classes from './drivers-screen.module.css'
import { shownPhone } from './shown-phone.ts'
import type { ListedDriver } from './use-drivers.ts'

/** The list's columns (Spec 2 §2 'Drivers'). */
export function driverColumns(edit: (driver: ListedDriver) => void): readonly Column<ListedDriver>[] {
  return [
    {
      key: 'fullName',
      header: driverListTexts.fullName,
      cell: ({ id, fullName, expiredPapers }) => (
        <span className={classes.name}>
          <Anchor
            size="sm"
            renderRoot={(props) => <Link to="/admin/pracownicy/$id" params={{ id }} {...props} />}
          >
            {fullName}
          </Anchor>
          {expiredPapers.length > 0 ? (
            <Badge color="red" title={driverListTexts.papersOf(expiredPapers)}>
              {driverListTexts.papers}
            </Badge>
          ) : null}
        </span>
      ),
      sortValue: ({ fullName }) => fullName,
    },
    {
      key: 'phone',
      header: driverListTexts.phone,
      cell: ({ phone }) => <span className={classes.digits}>{shownPhone(phone)}</span>,
      sortValue: ({ phone }) => phone,
    },
    {
      key: 'pin',
      header: pinTexts.title,
      cell: ({ id, fullName }) => <DriverPin id={id} fullName={fullName} refreshes={[listDriverMessages]} />,
    },
    {
      key: 'lastDay',
      header: driverListTexts.lastDay,
      cell: ({ lastDay, lastDayOnReserve }) => {
        const date = lastDay === null ? undefined : parseDate(lastDay)
        if (!date) return <span className={classes.digits}>{driverListTexts.noLastDay}</span>
        const day = formatStateDay(date)
        return (
          <span className={classes.digits}>{lastDayOnReserve ? driverListTexts.onReserve(day) : day}</span>
        )
      },
      sortValue: ({ lastDay }) => lastDay,
    },
    {
      key: 'active',
      header: driverListTexts.active,
      cell: ({ active }) => (
        <Badge color={active ? 'green' : 'gray'}>{active ? driverListTexts.yes : driverListTexts.no}</Badge>
      ),
      sortValue: ({ active }) => !active,
    },
    {
      key: 'edit',
      header: driverListTexts.edit,
      actions: true,
      cell: (driver) => (
        <Group gap={6} wrap="nowrap" justify="flex-end" component="span">
          <IconButton
            variant="default"
            size="lg"
            label={driverListTexts.editOne(driver.fullName)}
            onClick={() => edit(driver)}
          >
            <IconPencil size={18} aria-hidden />
          </IconButton>
          <DriverButtons driver={driver} />
        </Group>
      ),
    },
  ]
}
