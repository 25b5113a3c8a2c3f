import { Anchor, Badge, Group } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { pinTexts } from '#features/drivers/session/texts-pins.ts'
import { DriverPin } from '#features/drivers/session/web/public.tsx'
import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { LANGUAGE_NAMES } from '#platform/pure/languages.ts'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import type { ListColumn } from '#platform/web/admin-ui/list/data-list.tsx'
import { NameMark } from '#platform/web/admin-ui/list/name-mark.tsx'
import { listDriverMessages } from '../contract-data.ts'
import { driverListTexts } from '../texts-list.ts'
import { DriverButtons } from './driver-buttons.tsx'
import classes from './drivers-screen.module.css'
import { shownPhone } from './shown-phone.ts'
import type { ListedDriver } from './use-drivers.ts'

/**
 * The list's columns (Spec 2 §2 'Drivers'), and those that somebody may choose beside them.
 * @param marks what tells drivers of one name apart, by id
 */
export function driverColumns(
  edit: (driver: ListedDriver) => void,
  marks: ReadonlyMap<string, string>,
): readonly ListColumn<ListedDriver>[] {
  return [
    {
      key: 'fullName',
      header: driverListTexts.fullName,
      shown: 'always',
      width: '27%',
      cell: ({ id, fullName, expiredPapers }) => (
        <span className={classes.name}>
          <Anchor
            size="sm"
            renderRoot={(props) => <Link to="/admin/pracownicy/$id" params={{ id }} {...props} />}
          >
            {fullName}
          </Anchor>
          <NameMark mark={marks.get(id)} />
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
      width: '15%',
      filed: ({ phone }) => shownPhone(phone),
      cell: ({ phone }) => <span className={classes.digits}>{shownPhone(phone)}</span>,
      sortValue: ({ phone }) => phone,
    },
    {
      key: 'pin',
      header: pinTexts.title,
      width: '17%',
      asked: true,
      unfiled: true,
      cell: ({ id, fullName }) => <DriverPin id={id} fullName={fullName} refreshes={[listDriverMessages]} />,
    },
    {
      key: 'lastDay',
      header: driverListTexts.lastDay,
      width: '16%',
      asked: true,
      filed: ({ lastDay, lastDayOnReserve }) => lastDayWords(lastDay, lastDayOnReserve) ?? '',
      cell: ({ lastDay, lastDayOnReserve }) => (
        <span className={classes.digits}>
          {lastDayWords(lastDay, lastDayOnReserve) ?? driverListTexts.noLastDay}
        </span>
      ),
      sortValue: ({ lastDay }) => lastDay,
    },
    {
      key: 'active',
      header: driverListTexts.active,
      asked: true,
      width: '90px',
      filed: ({ active }) => (active ? driverListTexts.yes : driverListTexts.no),
      cell: ({ active }) => (
        <Badge color={active ? 'green' : 'gray'}>{active ? driverListTexts.yes : driverListTexts.no}</Badge>
      ),
      sortValue: ({ active }) => !active,
    },
    {
      key: 'email',
      header: driverListTexts.email,
      shown: 'asked',
      asked: true,
      width: '20%',
      cell: ({ email }) => <span title={email}>{email || '–'}</span>,
      sortValue: ({ email }) => email,
    },
    {
      key: 'language',
      header: driverListTexts.language,
      shown: 'asked',
      asked: true,
      width: '12%',
      cell: ({ language }) => (language ? LANGUAGE_NAMES[language] : driverListTexts.noLanguage),
      sortValue: ({ language }) => (language ? LANGUAGE_NAMES[language] : ''),
    },
    {
      key: 'papers',
      header: driverListTexts.papers,
      shown: 'asked',
      asked: true,
      width: '20%',
      cell: ({ expiredPapers }) => expiredPapers.join(', ') || '–',
      sortValue: ({ expiredPapers }) => expiredPapers.join(', '),
    },
    {
      key: 'edit',
      header: driverListTexts.edit,
      shown: 'always',
      asked: true,
      actions: true,
      width: '132px',
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

/** `16.3.2026 (rezerwa)`; undefined without any shift. */
function lastDayWords(lastDay: string | null, isReserve: boolean): string | undefined {
  const date = lastDay === null ? undefined : parseDate(lastDay)
  if (!date) return undefined
  const day = formatStateDay(date)
  return isReserve ? driverListTexts.onReserve(day) : day
}
