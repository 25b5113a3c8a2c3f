import { Badge, Button, Checkbox, Group, Select } from '@mantine/core'
import { IconCalendarOff, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useMe } from '#features/auth/web/public.tsx'
import { exportRemovedShifts, listRemovedShifts } from '#features/removals/contract.ts'
import { REMOVAL_REASON_TEXTS, removedTexts } from '#features/removals/texts.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { DriverDoor } from '#platform/web/admin-ui/doors.tsx'
import { download } from '#platform/web/admin-ui/download.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { findsText } from '#platform/web/admin-ui/finds-text.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { longDateWithWeekday, weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import classes from './dashboard.module.css'
import { type Removed, RemovedCounts } from './removed-counts.tsx'
import own from './removed-shifts.module.css'

/**
 * Removed shifts (Spec 1 §2 'Admin dashboard', D22): what was taken from whom and why; reasons for
 * administrators.
 */
export function RemovedShifts() {
  const me = useMe()
  const { data, failure, again } = useCall(listRemovedShifts, {})
  const [driver, setDriver] = useState('')
  const [reason, setReason] = useState<string | null>(null)
  const [week, setWeek] = useState<string | null>(null)
  const all = data?.data
  const rows = all?.filter(
    ({ attributes }) =>
      findsText(driver, attributes.driver) &&
      (reason === null || attributes.reason === reason) &&
      (week === null || weekKey(attributes) === week),
  )
  const weeks = new Map(all?.map(({ attributes }) => [weekKey(attributes), attributes]))
  const texts = removedTexts
  return (
    <div className={classes.stack}>
      <Panel title={texts.list} description={texts.keptFor} actions={<Download admin={me.admin} />} flush>
        {all && all.length > 0 ? (
          <div className={own.filters}>
            <SearchField
              className={own.search}
              label={texts.driver}
              placeholder={texts.search}
              value={driver}
              onChange={setDriver}
            />
            <Select
              label={texts.week}
              placeholder={texts.allWeeks}
              clearable
              searchable
              value={week}
              onChange={setWeek}
              data={[...weeks].map(([value, { year, week: number }]) => ({
                value,
                label: `${number}: ${weekRange({ year, week: number })}`,
              }))}
            />
            {me.admin ? (
              <Select
                label={texts.reasonHeading}
                placeholder={texts.allReasons}
                clearable
                value={reason}
                onChange={setReason}
                data={Object.values(REMOVAL_REASON_TEXTS)}
              />
            ) : null}
          </div>
        ) : null}
        <DataTable
          label={texts.list}
          columns={me.admin ? COLUMNS : COLUMNS.filter(({ key }) => key !== 'reason')}
          rows={rows}
          rowKey={({ id }) => id}
          defaultSort={{ key: 'date', direction: 'down' }}
          failure={failure}
          again={again}
          empty={
            <Empty icon={<IconCalendarOff size={24} />}>
              {all?.length === 0 ? texts.none : texts.noneFound}
            </Empty>
          }
        />
      </Panel>
      {rows && rows.length > 0 ? <RemovedCounts removed={rows} withReasons={me.admin} /> : null}
    </div>
  )
}

function weekKey({ year, week }: { readonly year: number; readonly week: number }): string {
  return `${year}-${String(week).padStart(2, '0')}`
}

const COLUMNS: readonly Column<Removed>[] = [
  {
    key: 'date',
    header: removedTexts.date,
    cell: ({ attributes: { day } }) => shownDate(day),
    sortValue: ({ attributes: { day, shift } }) => `${day} ${shift}`,
  },
  { key: 'shift', header: removedTexts.shift, cell: ({ attributes }) => attributes.shift },
  {
    key: 'driver',
    header: removedTexts.driver,
    cell: ({ attributes: { driver, driverId } }) => (
      <DriverDoor id={driverId} className={own.driver}>
        {driver}
      </DriverDoor>
    ),
    sortValue: ({ attributes }) => attributes.driver,
  },
  {
    key: 'reason',
    header: removedTexts.reasonHeading,
    cell: ({ attributes: { reason, reasonText } }) => (
      <>
        <span>{reason}</span>
        {reasonText ? <span className={own.text}>{reasonText}</span> : null}
      </>
    ),
    sortValue: ({ attributes }) => attributes.reason ?? '',
  },
  {
    key: 'state',
    header: removedTexts.state,
    cell: ({ attributes: { saved } }) =>
      saved ? (
        removedTexts.saved
      ) : (
        <Badge variant="light" color="yellow">
          {removedTexts.unsaved}
        </Badge>
      ),
    sortValue: ({ attributes }) => (attributes.saved ? 1 : 0),
  },
  {
    key: 'who',
    header: removedTexts.who,
    cell: ({ attributes: { user, createdAt } }) => (
      <>
        <span>{user}</span>
        <span className={own.text}>{dateAndTime(createdAt)}</span>
      </>
    ),
    sortValue: ({ attributes }) => attributes.createdAt,
  },
]

/** The list as a file (Spec 1 §9); reasons only for administrators who ask for them. */
function Download({ admin }: { readonly admin: boolean }) {
  const [reasons, setReasons] = useState(false)
  const [busy, setBusy] = useState(false)
  const fetchFile = async () => {
    setBusy(true)
    const failure = await download(exportRemovedShifts, { reasons })
    setBusy(false)
    if (failure) toastFailure(failure)
  }
  return (
    <Group gap="sm">
      {admin ? (
        <Checkbox
          size="sm"
          label={removedTexts.withReasons}
          title={removedTexts.withReasonsHint}
          checked={reasons}
          onChange={(event) => setReasons(event.currentTarget.checked)}
        />
      ) : null}
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        loading={busy}
        onClick={() => void fetchFile()}
      >
        {removedTexts.csv}
      </Button>
    </Group>
  )
}

function shownDate(text: string): string {
  const date = parseDate(text)
  return date ? longDateWithWeekday(date) : text
}
