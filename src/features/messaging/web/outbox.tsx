import { Button, Group, Pagination, Select, Text } from '@mantine/core'
import { IconMail, IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'

import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { DataTable } from '#platform/web/admin-ui/data-table.tsx'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { cancelMessage, listMessages, retryMessage } from '../contract.ts'
import { MESSAGE_STATES, type MessageKind, type MessageState } from '../domain/message-state.ts'
import { outboxTexts } from '../texts-outbox.ts'
import { MessageModal } from './message-modal.tsx'
import { stateLabel } from './message-state.tsx'
import { MissingGateways } from './missing-gateways.tsx'
import { type Message, messageColumns, subjectOf } from './outbox-columns.tsx'

const PAGE_SIZE = 50

/** What was sent, what waits, what failed and why, with another try (D30). */
export function Outbox() {
  const [page, setPage] = useState(1)
  const [kind, setKind] = useState<MessageKind>()
  const [state, setState] = useState<MessageState>()
  const [shown, setShown] = useState<Message>()
  const filter = { page, ...(kind ? { kind } : {}), ...(state ? { state } : {}) }
  const messages = useCall(listMessages, filter, { keepPrevious: true, everySeconds: 10 })
  const retry = useAct(retryMessage, {
    refreshes: [listMessages],
    done: () => toastDone(outboxTexts.repeated),
  })
  const cancel = useAct(cancelMessage, {
    refreshes: [listMessages],
    done: () => toastDone(outboxTexts.stopped),
  })
  const stop = async ({ id, attributes }: Message) => {
    const sure = await askToConfirm({
      title: outboxTexts.stopTitle,
      text: outboxTexts.stopText(attributes.to),
      confirm: outboxTexts.stop,
      danger: true,
    })
    if (sure) await cancel.run({ id })
  }
  const sendAgain = async ({ id, attributes }: Message) => {
    const warning = againWarning(attributes.state, attributes.to)
    const sure =
      warning === undefined ||
      (await askToConfirm({ title: outboxTexts.repeatTitle, text: warning, confirm: outboxTexts.repeat }))
    if (sure) await retry.run({ id })
  }
  const counts = messages.data?.counts ?? {}
  const total = messages.data?.total ?? 0
  const pages = Math.ceil(total / PAGE_SIZE)
  const isFiltered = kind !== undefined || state !== undefined
  return (
    <>
      {messages.data ? <MissingGateways {...messages.data} /> : null}
      <Group align="flex-end" mb="md" gap="sm">
        <Select
          label={outboxTexts.kind}
          w={{ base: '100%', xs: 160 }}
          allowDeselect={false}
          data={[
            { value: '', label: outboxTexts.all },
            { value: 'email', label: outboxTexts.letters },
            { value: 'sms', label: 'SMS-y' },
            { value: 'push', label: outboxTexts.pushes },
          ]}
          value={kind ?? ''}
          onChange={(value) => {
            setKind(value === 'email' || value === 'sms' || value === 'push' ? value : undefined)
            setPage(1)
          }}
        />
        <Select
          label={outboxTexts.state}
          w={{ base: '100%', xs: 280 }}
          allowDeselect={false}
          data={[
            { value: '', label: outboxTexts.all },
            ...MESSAGE_STATES.map((each) => ({
              value: each,
              label: `${stateLabel(each)} (${counts[each] ?? 0})`,
            })),
          ]}
          value={state ?? ''}
          onChange={(value) => {
            setState(MESSAGE_STATES.find((each) => each === value))
            setPage(1)
          }}
        />
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} aria-hidden />}
          loading={messages.refreshing}
          onClick={messages.again}
        >
          {outboxTexts.refresh}
        </Button>
        {messages.data ? (
          <Text size="sm" c="dimmed" role="status" ml="auto">
            {`${outboxTexts.messages(total)}${counts.failed ? outboxTexts.failed(counts.failed) : ''}${counts.undelivered ? outboxTexts.undelivered(counts.undelivered) : ''}`}
          </Text>
        ) : null}
      </Group>
      <Panel flush>
        <DataTable
          label={outboxTexts.title}
          columns={messageColumns({
            read: setShown,
            again: (message) => void sendAgain(message),
            stop: (message) => void stop(message),
            busy: retry.busy || cancel.busy,
          })}
          rows={messages.data?.data}
          rowKey={({ id }) => id}
          failure={messages.failure}
          again={messages.again}
          empty={
            <Empty icon={<IconMail size={24} />}>{isFiltered ? outboxTexts.noSuch : outboxTexts.none}</Empty>
          }
        />
      </Panel>
      {shown ? (
        <MessageModal id={shown.id} subject={subjectOf(shown)} onClose={() => setShown(undefined)} />
      ) : null}
      {pages > 1 ? (
        <Group justify="center" mt="md">
          <Pagination
            total={pages}
            value={page}
            onChange={setPage}
            getControlProps={(control) => ({ 'aria-label': CONTROLS[control] })}
            getItemProps={(item) => ({ 'aria-label': outboxTexts.page(item) })}
          />
        </Group>
      ) : null}
    </>
  )
}

/** What the office should know before such a message goes out again. */
function againWarning(state: MessageState, to: string): string | undefined {
  if (state === 'undelivered') return outboxTexts.againUndelivered(to)
  if (state === 'expired') return outboxTexts.againPassed(to)
  return undefined
}

const CONTROLS = {
  first: outboxTexts.firstPage,
  previous: outboxTexts.previousPage,
  next: outboxTexts.nextPage,
  last: outboxTexts.lastPage,
} as const
