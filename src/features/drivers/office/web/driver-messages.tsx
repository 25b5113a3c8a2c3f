import { Button, Group, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { sendFaultText } from '#features/messaging/texts-gateway.ts'
import { MessageState, ThreadLink } from '#features/messaging/web/public.tsx'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { type Column, DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { listDriverMessages } from '../contract-data.ts'
import { driverPageTexts } from '../texts-page.ts'

type Message = OutputOf<typeof listDriverMessages>['data'][number]

const PAGE_SIZE = 50

/** Letters and SMS to the driver, and what became of them. */
export function DriverMessages({ driverId }: { readonly driverId: string }) {
  const [page, setPage] = useState(1)
  const messages = useCall(listDriverMessages, { id: driverId, page }, { keepPrevious: true })
  const hasOlder = page * PAGE_SIZE < (messages.data?.total ?? 0)
  return (
    <Panel title={driverPageTexts.messages} flush actions={<ThreadLink driverId={driverId} />}>
      <DataTable
        label={driverPageTexts.messages}
        columns={COLUMNS}
        rows={messages.data?.data}
        rowKey={({ id }) => id}
        failure={messages.failure}
        again={messages.again}
        empty={<Empty icon={<IconMail size={24} />}>{driverPageTexts.noMessages}</Empty>}
      />
      {page > 1 || hasOlder ? (
        <Group justify="center" p="md">
          {page > 1 ? (
            <Button variant="default" onClick={() => setPage(page - 1)}>
              {driverPageTexts.newer}
            </Button>
          ) : null}
          {hasOlder ? (
            <Button variant="default" onClick={() => setPage(page + 1)}>
              {driverPageTexts.older}
            </Button>
          ) : null}
        </Group>
      ) : null}
    </Panel>
  )
}

const COLUMNS: readonly Column<Message>[] = [
  { key: 'to', header: driverPageTexts.to, cell: ({ attributes }) => attributes.to },
  { key: 'subject', header: driverPageTexts.subject, cell: ({ attributes }) => attributes.subject || 'SMS' },
  {
    key: 'state',
    header: driverPageTexts.state,
    cell: ({ attributes }) => (
      <>
        <MessageState state={attributes.state} />
        {attributes.error ? (
          <Text size="xs" c="dimmed">
            {sendFaultText(attributes.error)}
          </Text>
        ) : null}
      </>
    ),
  },
  {
    key: 'created',
    header: driverPageTexts.created,
    cell: ({ attributes }) => dateAndTime(attributes.createdAt),
  },
  {
    key: 'sent',
    header: driverPageTexts.sent,
    cell: ({ attributes }) => (attributes.sentAt ? dateAndTime(attributes.sentAt) : '–'),
  },
]
