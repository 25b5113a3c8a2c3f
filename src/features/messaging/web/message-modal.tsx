import { Modal, Skeleton, Text } from '@mantine/core'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { useFocusBack } from '#platform/web/admin-ui/kept-focus.ts'
import { readMessage } from '../contract.ts'
import { outboxTexts } from '../texts-outbox.ts'
import classes from './message-state.module.css'

interface MessageModalProps {
  readonly id: string
  readonly subject: string
  onClose(): void
}

/** The whole message as it goes out; reading it is noted in the audit log, since it may carry a PIN. */
export function MessageModal({ id, subject, onClose }: MessageModalProps) {
  useFocusBack()
  const message = useCall(readMessage, { id })
  return (
    <Modal opened onClose={onClose} title={subject} size="lg">
      <FailureAlert failure={message.failure} again={message.again} />
      {message.loading ? (
        <Skeleton height={160} role="status" aria-label={outboxTexts.loadingMessage} />
      ) : null}
      {message.data ? (
        <>
          <Text size="sm" c="dimmed" mb="xs">
            {`Do: ${message.data.attributes.to}`}
          </Text>
          <div className={classes.text}>{message.data.ofMoney ? outboxTexts.ofMoney : message.data.text}</div>
          {message.data.attachments.length > 0 ? (
            <Text size="sm" c="dimmed" mt="xs">
              {outboxTexts.attachments(message.data.attachments.join(', '))}
            </Text>
          ) : null}
        </>
      ) : null}
    </Modal>
  )
}
