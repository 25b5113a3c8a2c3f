import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconBell, IconMail, IconMessage } from '@tabler/icons-react'

import type { OutputOf } from '#platform/pure/endpoint.ts'
import type { Column } from '#platform/web/admin-ui/data-table.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import type { listMessages } from '../contract.ts'
import { isAmong, NOT_THROUGH, STOPPABLE } from '../domain/message-state.ts'
import { sendFaultText } from '../texts-gateway.ts'
import { outboxTexts } from '../texts-outbox.ts'
import { SMS_TEXTS } from '../texts-sms.ts'
import { MessageState } from './message-state.tsx'

export type Message = OutputOf<typeof listMessages>['data'][number]

interface Acts {
  readonly busy: boolean
  read(message: Message): void
  again(message: Message): void
  stop(message: Message): void
}

/** The letter's subject, or what the SMS is about. */
export function subjectOf({ attributes: { subject, aboutKind } }: Message): string {
  if (subject) return subject
  if (aboutKind === 'test') return outboxTexts.testSms
  const known = Object.entries(SMS_TEXTS).find(([kind]) => kind === aboutKind)?.[1]
  return known ? `SMS: ${known.name}` : 'SMS'
}

function recipientOf({ kind, to }: Message['attributes']): string {
  return kind === 'push' ? outboxTexts.driversPhone : to || outboxTexts.forgotten
}

export function messageColumns({ read, again, stop, busy }: Acts): readonly Column<Message>[] {
  return [
    {
      key: 'to',
      header: outboxTexts.recipient,
      cell: ({ attributes }) => (
        <Group gap={8} wrap="nowrap" component="span">
          {attributes.kind === 'push' ? (
            <IconBell size={18} aria-label={outboxTexts.push} role="img" />
          ) : attributes.kind === 'sms' ? (
            <IconMessage size={18} aria-label="SMS" role="img" />
          ) : (
            <IconMail size={18} aria-label={outboxTexts.letter} role="img" />
          )}
          <span>{recipientOf(attributes)}</span>
        </Group>
      ),
    },
    {
      key: 'subject',
      header: outboxTexts.subject,
      cell: (message) => (
        <Anchor component="button" type="button" size="sm" ta="left" onClick={() => read(message)}>
          {subjectOf(message)}
        </Anchor>
      ),
    },
    {
      key: 'state',
      header: outboxTexts.state,
      cell: ({ attributes }) => (
        <>
          <MessageState state={attributes.state} />
          {attributes.error ? (
            <Text size="xs" c="dimmed">
              {`${sendFaultText(attributes.error)} (${outboxTexts.tries(attributes.attempts)})`}
            </Text>
          ) : null}
        </>
      ),
    },
    {
      key: 'created',
      header: outboxTexts.created,
      cell: ({ attributes }) => dateAndTime(attributes.createdAt),
    },
    {
      key: 'sent',
      header: outboxTexts.sent,
      cell: ({ attributes: { sentAt, reportedAt, state } }) => (
        <>
          <span>{sentAt ? dateAndTime(sentAt) : '–'}</span>
          {state === 'delivered' && reportedAt ? (
            <Text size="xs" c="dimmed">
              {outboxTexts.deliveredAt(dateAndTime(reportedAt))}
            </Text>
          ) : null}
        </>
      ),
    },
    {
      key: 'acts',
      header: outboxTexts.repeatOrStop,
      actions: true,
      cell: (message) => {
        const { state, to } = message.attributes
        if (to === '') return null
        if (isAmong(NOT_THROUGH, state))
          return (
            <Button
              size="xs"
              variant="default"
              disabled={busy}
              aria-label={outboxTexts.repeatTo(to)}
              onClick={() => again(message)}
            >
              {outboxTexts.repeat}
            </Button>
          )
        return isAmong(STOPPABLE, state) ? (
          <Button
            size="xs"
            variant="default"
            disabled={busy}
            aria-label={outboxTexts.stopTo(to)}
            onClick={() => stop(message)}
          >
            {outboxTexts.stop}
          </Button>
        ) : null
      },
    },
  ]
}
