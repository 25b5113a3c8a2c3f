import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { OpenQuestion } from './question.ts'
import { kitTexts } from './texts-kit.ts'

/** `question` undefined: closed, or on its way out. */
export function ConfirmDialog({ question }: { readonly question: OpenQuestion | undefined }) {
  // The words stay while the dialog fades away.
  const [last, setLast] = useState<OpenQuestion>()
  if (question && question !== last) setLast(question)
  const shown = question ?? last
  // Closed at first: the kit gives the focus back only from a dialog that it has seen opening.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  return (
    <Modal
      opened={ready && question !== undefined}
      onClose={() => question?.answer(false)}
      title={shown?.title}
      size="md"
      // Over a dialog from which it is asked.
      zIndex={350}
    >
      <Text component="div" size="sm">
        {shown?.text}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        {shown?.cancel === false ? null : (
          <Button variant="default" onClick={() => question?.answer(false)}>
            {shown?.cancel ?? kitTexts.cancel}
          </Button>
        )}
        <Button
          data-autofocus
          {...(shown?.danger ? { color: 'red' } : {})}
          onClick={() => question?.answer(true)}
        >
          {shown?.confirm}
        </Button>
      </Group>
    </Modal>
  )
}
