import { Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type DateRange, DateRangeField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { listAudit } from '../contract.ts'
import { auditListTexts } from '../texts.ts'
import classes from './audit-list.module.css'
import { type Details, detailWords } from './detail-words.ts'

type Entry = OutputOf<typeof listAudit>['data'][number]

interface AuditListProps {
  /** Only what was done about this driver. */
  readonly driver?: string
  /** The name of `user:…`, `driver:…`, `vehicle:…`, 'fuel', 'fleet-pin' or 'nobody' for a person. */
  nameOf(subject: string): string
  /** The words for an action. */
  actionOf(action: string): string
}

const PAGE_SIZE = 200

/** Who read, changed or exported what, newest first, a page of 200 at a time. */
export function AuditList({ driver, nameOf, actionOf }: AuditListProps) {
  const [range, setRange] = useState<DateRange>({ from: undefined, to: undefined })
  const [pages, setPages] = useState<readonly string[]>([])
  const before = pages.at(-1)
  const entries = useCall(
    listAudit,
    {
      limit: PAGE_SIZE,
      ...(driver ? { driver } : {}),
      ...(range.from ? { from: range.from } : {}),
      ...(range.to ? { to: range.to } : {}),
      ...(before ? { before } : {}),
    },
    { keepPrevious: true },
  )
  const rows = entries.data?.data
  const last = rows?.at(-1)
  return (
    <>
      <div className={classes.filter}>
        <DateRangeField
          label={auditListTexts.period}
          clearable
          value={range}
          onChange={(chosen) => {
            setPages([])
            setRange(chosen)
          }}
        />
      </div>
      <Panel flush>
        <DataTable
          label={auditListTexts.title}
          columns={columns(nameOf, actionOf, driver)}
          rows={rows}
          rowKey={({ id }) => id}
          failure={entries.failure}
          again={entries.again}
          empty={<Empty icon={<IconHistory size={24} />}>{auditListTexts.nothing}</Empty>}
        />
      </Panel>
      <Group justify="center" mt="md">
        {pages.length > 0 ? (
          <Button variant="default" onClick={() => setPages(pages.slice(0, -1))}>
            {auditListTexts.newer}
          </Button>
        ) : null}
        {last && rows && rows.length === PAGE_SIZE ? (
          <Button variant="default" onClick={() => setPages([...pages, last.id])}>
            {auditListTexts.older}
          </Button>
        ) : null}
      </Group>
    </>
  )
}

/** Whoever logs in is nobody yet while the call runs, and named by what it found. */
function whoOf({ actor, details }: Entry['attributes']): string {
  return actor === 'nobody' && details.user ? `user:${details.user}` : actor
}

/** Without who it was, which stands in its own column, and without the driver whose page it is. */
function detailsOf({ actor, details }: Entry['attributes'], driver: string | undefined): Details {
  return Object.fromEntries(
    Object.entries(details).filter(
      ([name, value]) => !(name === 'user' && actor === 'nobody') && !(name === 'driver' && value === driver),
    ),
  )
}

function columns(
  nameOf: AuditListProps['nameOf'],
  actionOf: AuditListProps['actionOf'],
  driver: string | undefined,
): readonly Column<Entry>[] {
  return [
    {
      key: 'at',
      header: auditListTexts.when,
      width: '170px',
      cell: ({ attributes }) => dateAndTime(attributes.at),
    },
    { key: 'who', header: 'Kto', cell: ({ attributes }) => nameOf(whoOf(attributes)) },
    {
      key: 'what',
      header: 'Co',
      cell: ({ attributes }) => (
        <>
          <span>{actionOf(attributes.action)}</span>
          <Text size="xs" c="dimmed">
            {attributes.ofMoney ? auditListTexts.ofMoney : detailWords(detailsOf(attributes, driver), nameOf)}
          </Text>
        </>
      ),
    },
    {
      key: 'outcome',
      header: auditListTexts.outcome,
      cell: ({ attributes }) => (
        <span className={classes.outcome} data-outcome={attributes.outcome}>
          {attributes.outcome === 'done' ? (
            <IconCheck size={16} aria-hidden />
          ) : (
            <IconAlertTriangle size={16} aria-hidden />
          )}
          <span>{attributes.outcome === 'done' ? 'wykonano' : auditListTexts.refused}</span>
        </span>
      ),
    },
  ]
}
