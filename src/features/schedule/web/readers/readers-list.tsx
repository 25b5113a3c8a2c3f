import { Alert, Button, Checkbox, Progress, Text } from '@mantine/core'
import { IconSend, IconUserCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { nightText } from '#features/settings/texts-chasing.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { getWeekReaders, tellUnread } from '../../contract-readers.ts'
import { readersTexts as texts } from '../../texts-readers.ts'
import { readersColumns, type Unread } from './readers-columns.tsx'
import classes from './readers-list.module.css'

type Readers = NonNullable<OutputOf<typeof getWeekReaders>>

/** Who has read a published week, and who has not, the soonest to drive first; those are told once more. */
export function ReadersList({ week }: { readonly week: Week }) {
  const list = useCall(getWeekReaders, { year: week.year, week: week.week }, { everySeconds: 30 })
  const { data, failure, again } = list
  if (data) return <Published week={week} readers={data} again={again} failure={failure} />
  if (data === null)
    return (
      <Panel>
        <Empty
          action={
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link
                  to="/admin/edycja-grafiku"
                  search={{ rok: week.year, tydzien: week.week } as never}
                  {...props}
                />
              )}
            >
              {texts.toBoard}
            </Button>
          }
        >
          {texts.notYet(week.week)}
        </Empty>
      </Panel>
    )
  return failure ? (
    <FailureAlert failure={failure} title={texts.failedTitle} again={again} />
  ) : (
    <Panel>
      <Text role="status">{texts.loading}</Text>
    </Panel>
  )
}

interface PublishedProps extends Pick<ReturnType<typeof useCall>, 'failure' | 'again'> {
  readonly week: Week
  readonly readers: Readers
}

function Published({ week, readers, failure, again }: PublishedProps) {
  const { people, read, data, publishedAt, night, restHours } = readers
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set())
  const act = useAct(tellUnread, { refreshes: [getWeekReaders] })
  const selected = data.filter(({ driverId }) => !unticked.has(driverId))
  const can = selected.filter(canBeTold)
  const tick = (ids: readonly string[], on: boolean) =>
    setUnticked((before) => {
      const next = new Set(before)
      for (const id of ids) {
        if (on) next.delete(id)
        else next.add(id)
      }
      return next
    })
  const tell = async () => {
    const sure = await askToConfirm({
      title: texts.askTitle,
      text: texts.ask(can.length, restHours),
      confirm: texts.repeat(can.length),
    })
    if (!sure) return
    const told = await act.run({
      ...{ year: week.year, week: week.week },
      driverIds: selected.map(({ driverId }) => driverId),
    })
    if (told.ok) toastDone(texts.done(told.value))
  }
  return (
    <Panel
      title={texts.title(read, people)}
      description={texts.published(week.week, dateAndTime(publishedAt))}
    >
      {people > 0 ? (
        <Progress
          value={(100 * read) / people}
          color="green"
          size="lg"
          mb={8}
          aria-label={texts.title(read, people)}
        />
      ) : null}
      <Text size="sm" c="dimmed" mb="sm">
        {texts.hint}
      </Text>
      {night && data.length > 0 ? (
        <Alert color="yellow" mb="sm">
          {nightText({ date: night.date as CalendarDate, hour: night.hour })}
        </Alert>
      ) : null}
      {data.length > 0 ? (
        <Checkbox
          mb="sm"
          label={texts.selectAll(data.length)}
          checked={selected.length === data.length}
          indeterminate={selected.length > 0 && selected.length < data.length}
          onChange={(event) =>
            tick(
              data.map(({ driverId }) => driverId),
              event.currentTarget.checked,
            )
          }
        />
      ) : null}
      <div className={classes.table}>
        <DataTable
          label={texts.title(read, people)}
          columns={readersColumns({
            isSelected: (driverId) => !unticked.has(driverId),
            onSelect: (driverId, on) => tick([driverId], on),
          })}
          rows={data}
          rowKey={({ driverId }) => driverId}
          failure={failure}
          again={again}
          isMuted={({ next }) => next === null}
          empty={<Empty icon={<IconUserCheck size={24} />}>{people === 0 ? texts.nobody : texts.all}</Empty>}
        />
      </div>
      {data.length > 0 ? (
        <div className={classes.bar}>
          <p aria-live="polite">
            <b>{texts.selected(selected.length)}</b>
            <Text size="sm" c="dimmed" component="span" display="block">
              {texts.can(can.length, selected.filter(({ restsUntil }) => restsUntil !== null).length)}
            </Text>
          </p>
          <Button
            leftSection={<IconSend size={18} aria-hidden />}
            loading={act.busy}
            disabled={can.length === 0 || night !== null}
            onClick={() => void tell()}
          >
            {texts.repeat(can.length)}
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}

/** By the server's own rule; it judges anew. */
function canBeTold({ next, restsUntil, push, letter, sms }: Unread): boolean {
  return next !== null && restsUntil === null && (push || letter || sms)
}
