import { Alert, Anchor, Button, Group, Pagination, Text } from '@mantine/core'
import { IconMail, IconMailOff, IconMessage, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { counted } from '#kernel/polish-text.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { listMessages, retryMessage } from '../contract.ts'
import { MessageModal } from './message-modal.tsx'
import { MessageState } from './message-state.tsx'

type Message = OutputOf<typeof listMessages>['data'][number]

const PAGE_SIZE = 50

/** The outbox: what was sent, what waits, what failed and why, with another try (D30). */
export function MessagesScreen() {
  const [page, setPage] = useState(1)
  const [shown, setShown] = useState<Message>()
  const messages = useCall(listMessages, { page }, { keepPrevious: true, everySeconds: 30 })
  const retry = useAct(retryMessage, {
    refreshes: [listMessages],
    done: () => toastDone('Wiadomość czeka na ponowne wysłanie.'),
  })
  const total = messages.data?.total ?? 0
  const failed = messages.data?.counts.failed ?? 0
  const pages = Math.ceil(total / PAGE_SIZE)
  return (
    <>
      <PageHeader
        title="Wiadomości"
        description={
          messages.data
            ? `${counted(total, 'wiadomość', 'wiadomości', 'wiadomości')}, w tym niewysłane z błędem: ${failed}`
            : 'E-maile i SMS-y do kierowców'
        }
        actions={
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden />}
            loading={messages.refreshing}
            onClick={messages.again}
          >
            Odśwież
          </Button>
        }
      />
      {messages.data?.mailConfigured === false ? (
        <Alert color="yellow" icon={<IconMailOff />} title="Poczta nie jest skonfigurowana" mb="md">
          E-maile czekają tutaj jako „niewysłane, brak bramki”. Podaj serwer poczty w konfiguracji, a system
          wyśle je sam.
        </Alert>
      ) : null}
      <Panel flush>
        <DataTable
          label="Wiadomości"
          columns={columns(setShown, (id) => void retry.run({ id }), retry.busy)}
          rows={messages.data?.data}
          rowKey={({ id }) => id}
          failure={messages.failure}
          again={messages.again}
          empty={
            <Empty icon={<IconMail size={24} />}>
              System nie wysłał jeszcze żadnej wiadomości. Pierwsza powstanie, gdy kierowca prześle grafik.
            </Empty>
          }
        />
      </Panel>
      {shown ? (
        <MessageModal
          id={shown.id}
          subject={shown.attributes.subject || 'SMS'}
          onClose={() => setShown(undefined)}
        />
      ) : null}
      {pages > 1 ? (
        <Group justify="center" mt="md">
          <Pagination
            total={pages}
            value={page}
            onChange={setPage}
            getControlProps={(control) => ({ 'aria-label': CONTROLS[control] })}
            getItemProps={(item) => ({ 'aria-label': `Strona ${item}` })}
          />
        </Group>
      ) : null}
    </>
  )
}

const CONTROLS = {
  first: 'Pierwsza strona',
  previous: 'Poprzednia strona',
  next: 'Następna strona',
  last: 'Ostatnia strona',
} as const

function columns(
  read: (message: Message) => void,
  retry: (id: string) => void,
  busy: boolean,
): readonly Column<Message>[] {
  return [
    {
      key: 'to',
      header: 'Do kogo',
      cell: ({ attributes }) => (
        <Group gap={8} wrap="nowrap" component="span">
          {attributes.kind === 'sms' ? (
            <IconMessage size={18} aria-label="SMS" role="img" />
          ) : (
            <IconMail size={18} aria-label="E-mail" role="img" />
          )}
          {attributes.to}
        </Group>
      ),
    },
    {
      key: 'subject',
      header: 'Temat',
      cell: (message) => (
        <Anchor component="button" type="button" size="sm" ta="left" onClick={() => read(message)}>
          {message.attributes.subject || 'SMS'}
        </Anchor>
      ),
    },
    {
      key: 'state',
      header: 'Stan',
      cell: ({ attributes }) => (
        <>
          <MessageState state={attributes.state} />
          {attributes.error ? (
            <Text size="xs" c="dimmed">
              {attributes.error} ({counted(attributes.attempts, 'próba', 'próby', 'prób')})
            </Text>
          ) : null}
        </>
      ),
    },
    { key: 'created', header: 'Powstała', cell: ({ attributes }) => dateAndTime(attributes.createdAt) },
    {
      key: 'sent',
      header: 'Wysłana',
      cell: ({ attributes }) => (attributes.sentAt ? dateAndTime(attributes.sentAt) : '–'),
    },
    {
      key: 'retry',
      header: 'Ponów',
      actions: true,
      cell: ({ id, attributes }) =>
        attributes.state === 'failed' ? (
          <Button
            size="xs"
            variant="default"
            disabled={busy}
            aria-label={`Wyślij ponownie do ${attributes.to}`}
            onClick={() => retry(id)}
          >
            Wyślij ponownie
          </Button>
        ) : null,
    },
  ]
}
