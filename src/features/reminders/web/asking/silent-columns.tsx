import { ActionIcon, Checkbox, Text } from '@mantine/core'
import { IconMail, IconPhone, IconPlus } from '@tabler/icons-react'
import { sendFaultText } from '#features/messaging/texts-gateway.ts'
import { MessageState } from '#features/messaging/web/public.tsx'
import type { Column } from '#platform/web/admin-ui/data-table.tsx'
import { DriverDoor } from '#platform/web/admin-ui/doors.tsx'
import { Hint } from '#platform/web/admin-ui/hint.tsx'
import { IconButton } from '#platform/web/admin-ui/icon-button.tsx'
import { dateAndTime, dayOfInstant } from '#platform/web/admin-ui/polish-instants.ts'
import { silentTexts as texts } from '../../texts-silent.ts'
import { type Silent, wayTo } from './shown-silent.ts'
import classes from './silent-list.module.css'
import { WeekMarks } from './week-marks.tsx'

const QUIET = { variant: 'subtle', color: 'gray' } as const

interface Selecting {
  /** Number of the week before. */
  readonly before: number
  isSelected(driverId: string): boolean
  onSelect(driverId: string, on: boolean): void
  onEnter(person: Silent): void
  /**
   * Little room: without addresses and the day of the last form; how they were asked stands with the name.
   */
  readonly isNarrow: boolean
}

export function silentColumns({
  before,
  isSelected,
  onSelect,
  onEnter,
  isNarrow,
}: Selecting): readonly Column<Silent>[] {
  const columns: Column<Silent>[] = [
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
      sortValue: ({ fullName }) => fullName,
      cell: (person) => (
        <span className={classes.person}>
          <DriverDoor id={person.driverId} className={classes.name}>
            {person.fullName}
          </DriverDoor>
          <Text size="xs" c="dimmed" component="span">
            {[person.phone, isNarrow ? '' : person.email].filter(Boolean).join(' · ')}
          </Text>
          {isNarrow && (person.asked || hasNoWay(person)) ? <AskedCell person={person} /> : null}
        </span>
      ),
    },
    { key: 'before', header: texts.before(before), cell: ({ before: days }) => <WeekMarks days={days} /> },
    {
      key: 'shifts',
      header: texts.shifts,
      numeric: true,
      sortValue: ({ before: days }) => days.length,
      cell: ({ before: days }) => days.length,
    },
    {
      key: 'sent',
      header: texts.lastSent,
      sortValue: ({ lastSentAt }) => lastSentAt,
      cell: ({ lastSentAt, withdrawnAt }) => (
        <>
          <span>{lastSentAt === null ? texts.never : dayOfInstant(lastSentAt)}</span>
          {withdrawnAt === null ? null : (
            <Text size="xs" c="dimmed">
              {texts.withdrawn(dateAndTime(withdrawnAt))}
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'asked',
      header: texts.asked,
      sortValue: ({ asked }) => asked?.at,
      cell: (person) => <AskedCell person={person} />,
    },
    {
      key: 'acts',
      header: texts.acts,
      actions: true,
      pinned: true,
      cell: (person) => (
        <span className={classes.acts}>
          {person.phone === '' ? null : (
            <Hint label={texts.call(person.fullName)}>
              <ActionIcon
                aria-label={texts.call(person.fullName)}
                {...QUIET}
                renderRoot={(props) => <a href={`tel:${person.phone}`} {...props} />}
              >
                <IconPhone size={18} aria-hidden />
              </ActionIcon>
            </Hint>
          )}
          {person.email === '' || isNarrow ? null : (
            <Hint label={texts.write(person.fullName)}>
              <ActionIcon
                aria-label={texts.write(person.fullName)}
                {...QUIET}
                renderRoot={(props) => <a href={`mailto:${person.email}`} {...props} />}
              >
                <IconMail size={18} aria-hidden />
              </ActionIcon>
            </Hint>
          )}
          <IconButton label={texts.enter(person.fullName)} {...QUIET} onClick={() => onEnter(person)}>
            <IconPlus size={18} aria-hidden />
          </IconButton>
        </span>
      ),
    },
  ]
  return isNarrow ? columns.filter(({ key }) => key !== 'sent' && key !== 'asked') : columns
}

/** Nothing that is written can reach them. */
function hasNoWay(person: Silent): boolean {
  const { other } = person
  return wayTo(person, false) === undefined && other !== 'email' && other !== 'sms'
}

function AskedCell({ person }: { readonly person: Silent }) {
  const { asked, restsUntil, other } = person
  const noWay = wayTo(person, false) === undefined && other !== 'email' && other !== 'sms' ? other : undefined
  return (
    <span className={classes.asked}>
      {asked ? (
        <>
          <span>
            {`${dateAndTime(asked.at)}, ${texts.way[asked.way]}, ${asked.byOffice ? texts.times(asked.times) : texts.automatic}`}
          </span>
          <span className={classes.state}>
            <MessageState state={asked.state} />
            {asked.error ? <span>{sendFaultText(asked.error)}</span> : null}
          </span>
          {restsUntil === null ? null : (
            <Text size="xs" c="dimmed" component="span">
              {texts.restsUntil(dateAndTime(restsUntil))}
            </Text>
          )}
        </>
      ) : (
        <Text size="sm" c="dimmed" component="span">
          {texts.notAsked}
        </Text>
      )}
      {noWay ? (
        <Text size="xs" c="red" component="span">
          {texts.noWay[noWay]}
        </Text>
      ) : null}
    </span>
  )
}
