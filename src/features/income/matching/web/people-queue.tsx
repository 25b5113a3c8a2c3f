import { Button, Skeleton, Text } from '@mantine/core'
import { IconUserCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { closedTexts } from '#features/income/facts/texts-closed.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageButtons } from '#platform/web/admin-ui/page-buttons.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { SearchField } from '#platform/web/admin-ui/search-field.tsx'
import { listUnmatched, PEOPLE_ON_PAGE } from '../contract.ts'
import { peopleTexts as texts } from '../texts.ts'
import classes from './people.module.css'
import type { PeopleState, Person } from './people-types.ts'
import { type PersonActs, PersonCard } from './person-card.tsx'
import { AddDriver, ChooseDriver } from './person-dialogs.tsx'
import { useDecisions } from './use-decisions.ts'
import { useQueueKeys } from './use-queue-keys.ts'

/** Who was left out is not assigned to anybody. */
function nobodyText(state: PeopleState, ignored: number): string {
  if (state === 'ignored') return texts.noneIgnored
  if (state === 'matched') return texts.noneMatched
  return ignored > 0 ? texts.noneWaiting(ignored) : texts.allDone
}

/** People whom files name, in one state; each can be decided where it stands. */
export function PeopleQueue({ state }: { readonly state: PeopleState }) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const asked = useDeferredValue(search)
  const { data, failure, again } = useCall(
    listUnmatched,
    { state, search: asked, page },
    { keepPrevious: true },
  )
  const { told, busy, decide, undo } = useDecisions()
  const [dialog, setDialog] = useState<{ kind: 'choose' | 'add'; person: Person }>()
  const people = data?.data ?? []
  // The last one of a later page was decided.
  if (data && people.length === 0 && page > 1) setPage(1)
  const acts: PersonActs = {
    assign: (person, driverId) => void decide(person, { decision: 'assign', driverId }),
    choose: (person) => setDialog({ kind: 'choose', person }),
    add: (person) => setDialog({ kind: 'add', person }),
    ignore: (person) => void decide(person, { decision: 'ignore' }),
    putBack: (person) => void decide(person, { decision: 'put-back' }),
  }
  const keys = useQueueKeys(people, acts, () => void undo(), busy || dialog !== undefined)
  const Dialog = dialog?.kind === 'add' ? AddDriver : ChooseDriver
  return (
    <>
      <div className={classes.top}>
        <SearchField
          className={classes.search}
          label={texts.search}
          value={search}
          onChange={(typed) => {
            setSearch(typed)
            setPage(1)
          }}
        />
        {state === 'waiting' && data && data.waiting > 0 ? (
          <div className={classes.hint}>
            <div>{texts.summary(data.waiting, data.waitingRows)}</div>
            <div className={classes.keys}>{texts.keys}</div>
          </div>
        ) : null}
      </div>
      <div className={classes.told} role="status" tabIndex={-1} ref={keys.done}>
        {told ? (
          <>
            <Text size="sm">{told.text}</Text>
            {told.closed ? (
              <Link className={classes.link} to="/admin/rozliczenia">
                {closedTexts.toCorrections}
              </Link>
            ) : null}
            {told.undo ? (
              <Button size="compact-sm" variant="default" disabled={busy} onClick={() => void undo()}>
                {texts.undo}
              </Button>
            ) : null}
          </>
        ) : null}
      </div>
      <FailureAlert failure={failure} again={again} />
      {data ? null : <Skeleton height={240} />}
      {data && people.length === 0 ? (
        <Panel>
          <Empty icon={<IconUserCheck size={24} />}>
            {asked ? texts.nothingFound : nobodyText(state, data.ignored)}
          </Empty>
        </Panel>
      ) : null}
      <ul ref={keys.list} className={classes.list} aria-label={texts.list[state]} onFocus={keys.onFocus}>
        {people.map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            acts={acts}
            busy={busy}
            isCurrent={person.id === keys.current}
          />
        ))}
      </ul>
      <PageButtons page={page} size={PEOPLE_ON_PAGE} total={data?.total ?? 0} onChange={setPage} />
      {dialog ? (
        <Dialog person={dialog.person} busy={busy} decide={decide} onClose={() => setDialog(undefined)} />
      ) : null}
    </>
  )
}
