import { Button, Skeleton } from '@mantine/core'
import { IconArrowLeft, IconMail, IconUser } from '@tabler/icons-react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageButtons } from '#platform/web/admin-ui/page-buttons.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { listMessages } from '../contract.ts'
import { outboxTexts } from '../texts-outbox.ts'
import { MessageModal } from './message-modal.tsx'
import { shownPhone, subjectOf } from './message-words.ts'
import { MissingGateways } from './missing-gateways.tsx'
import classes from './outbox.module.css'
import { messageColumns } from './outbox-columns.tsx'
import { useMessageActs } from './use-message-acts.ts'

const PAGE_SIZE = 50

/** Everything that one driver was sent, over all ways and under all their numbers, newest first. */
export function ThreadScreen() {
  const { id } = useParams({ from: '/guarded/admin/wiadomosci/osoba/$id' })
  const { strona } = useSearch({ from: '/guarded/admin/wiadomosci/osoba/$id' })
  const navigate = useNavigate()
  const page = Math.max(1, strona ?? 1)
  const messages = useCall(listMessages, { driver: id, page }, { keepPrevious: true, everySeconds: 10 })
  const { acts, shown, close } = useMessageActs()
  const { data, failure, again } = messages
  const person = data?.driver
  return (
    <>
      <PageHeader
        title={person ? outboxTexts.threadTitle(person.fullName) : outboxTexts.thread}
        description={person ? outboxTexts.threadHint(shownPhone(person.phone)) : undefined}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconArrowLeft size={18} aria-hidden />}
              renderRoot={(props) => <Link to="/admin/wiadomosci" {...props} />}
            >
              {outboxTexts.toOutbox}
            </Button>
            {person ? (
              <Button
                variant="default"
                leftSection={<IconUser size={18} aria-hidden />}
                renderRoot={(props) => (
                  <Link to="/admin/pracownicy/$id" params={{ id: person.id }} {...props} />
                )}
              >
                {outboxTexts.driversCard}
              </Button>
            ) : null}
          </>
        }
      />
      {data ? (
        <MissingGateways {...data} />
      ) : failure ? (
        <FailureAlert failure={failure} again={again} />
      ) : (
        <Skeleton height={320} radius={12} role="status" aria-label={outboxTexts.loadingThread} />
      )}
      {data ? (
        <Panel>
          <div className={classes.table}>
            <DataTable
              label={outboxTexts.thread}
              columns={messageColumns({ acts, partPrice: data.partPrice, ofOne: true })}
              rows={data.data}
              rowKey={({ id: message }) => message}
              failure={failure}
              again={again}
              empty={
                <Empty icon={<IconMail size={24} />}>
                  {person ? outboxTexts.threadEmpty : outboxTexts.noSuchPerson}
                </Empty>
              }
            />
          </div>
        </Panel>
      ) : null}
      <PageButtons
        page={page}
        size={PAGE_SIZE}
        total={data?.total ?? 0}
        onChange={(next) =>
          void navigate({
            to: '/admin/wiadomosci/osoba/$id',
            params: { id },
            search: next === 1 ? {} : { strona: next },
          })
        }
      />
      {shown ? <MessageModal id={shown.id} subject={subjectOf(shown)} onClose={close} /> : null}
    </>
  )
}
