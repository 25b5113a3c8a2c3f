import { Badge, Button, Drawer, Group, Skeleton } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { authorWords } from '#features/roster/texts-authors.ts'
import { listWeekVersions } from '#features/schedule/contract-history.ts'
import { historyTexts } from '#features/schedule/texts-history.ts'
import type { Week } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { failureOf } from '#platform/web/admin-ui/call-error.ts'
import { callQuery, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { OnceOpened } from '#platform/web/admin-ui/once-opened.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastFailure } from '#platform/web/admin-ui/toasts.tsx'
import { recordedMove } from '../changes/recorded-spot.ts'
import classes from './history-drawer.module.css'

type Page = OutputOf<typeof listWeekVersions>
type Version = Page['data'][number]

interface HistoryProps {
  readonly week: Week
  /** Of the saved week, newest. */
  readonly current: number
  onLook(version: number): void
  onBringBack(version: number): void
}

/** Who changed what when (D19): any version can be looked at, and brought back as unsaved edits. */
export const History = memo(function History({ week, current, onLook, onBringBack }: HistoryProps) {
  const [open, setOpen] = useState(false)
  const then = (act: (version: number) => void) => (version: number) => {
    setOpen(false)
    act(version)
  }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconHistory size={15} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {historyTexts.open}
      </Button>
      <OnceOpened opened={open}>
        {(opened) => (
          <Drawer
            opened={opened}
            onClose={() => setOpen(false)}
            position="right"
            size="md"
            title={historyTexts.title}
          >
            {open ? (
              <Versions
                key={current}
                week={week}
                current={current}
                onLook={then(onLook)}
                onBringBack={then(onBringBack)}
              />
            ) : null}
          </Drawer>
        )}
      </OnceOpened>
    </>
  )
})

function Versions({ week, ...rest }: HistoryProps) {
  const newest = useCall(listWeekVersions, { year: week.year, week: week.week })
  const [olderPages, setOlderPages] = useState<readonly Page[]>([])
  const [fetching, setFetching] = useState(false)
  const client = useQueryClient()
  if (!newest.data) {
    return newest.failure ? (
      <FailureAlert failure={newest.failure} again={newest.again} />
    ) : (
      <Skeleton height={320} radius={12} role="status" aria-label={historyTexts.loading} />
    )
  }
  const pages = [newest.data, ...olderPages]
  const before = pages.at(-1)?.older
  const loadOlder = async (version: number) => {
    setFetching(true)
    try {
      const input = { year: week.year, week: week.week, before: version }
      const page = await client.fetchQuery(callQuery(listWeekVersions, input))
      setOlderPages([...olderPages, page])
    } catch (error) {
      toastFailure(failureOf(error))
    } finally {
      setFetching(false)
    }
  }
  return (
    <>
      <ol className={classes.versions}>
        {pages
          .flatMap(({ data }) => data)
          .map((version) => (
            <li key={version.version}>
              <OneVersion version={version} {...rest} />
            </li>
          ))}
      </ol>
      {before ? (
        <Group justify="center" mt="md">
          <Button variant="default" loading={fetching} onClick={() => void loadOlder(before)}>
            {historyTexts.older}
          </Button>
        </Group>
      ) : null}
    </>
  )
}

interface OneVersionProps extends Omit<HistoryProps, 'week'> {
  readonly version: Version
}

const SHOWN = 8

function OneVersion({
  version: { version, savedBy, savedAt, changes },
  current,
  onLook,
  onBringBack,
}: OneVersionProps) {
  const named = (act: string) => `${act}: ${historyTexts.version(version)}`
  const rest = changes.length - SHOWN
  return (
    <article aria-label={historyTexts.version(version)}>
      <div className={classes.head}>
        <h3>{historyTexts.version(version)}</h3>
        {version === current ? (
          <Badge variant="light" color="green">
            {historyTexts.current}
          </Badge>
        ) : null}
      </div>
      <p className={classes.saved}>
        {[authorWords(savedBy), dateAndTime(savedAt)].filter(Boolean).join(', ')}
      </p>
      {changes.length === 0 ? (
        <p className={classes.none}>{version === 1 ? historyTexts.generated : historyTexts.noMoves}</p>
      ) : (
        <ul className={classes.moves}>
          {changes.slice(0, SHOWN).map((change) => (
            <li key={`${change.driverId} ${change.oldDay} ${change.oldShift} ${change.day} ${change.shift}`}>
              <b>{change.fullName}</b>
              <span>{`: ${recordedMove(change)}`}</span>
            </li>
          ))}
          {rest > 0 ? <li>{historyTexts.more(rest)}</li> : null}
        </ul>
      )}
      {version === current ? null : (
        <Group gap="xs" mt={8}>
          <Button
            size="xs"
            variant="default"
            aria-label={named(historyTexts.look)}
            onClick={() => onLook(version)}
          >
            {historyTexts.look}
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={named(historyTexts.bringBack)}
            onClick={() => onBringBack(version)}
          >
            {historyTexts.bringBack}
          </Button>
        </Group>
      )}
    </article>
  )
}
