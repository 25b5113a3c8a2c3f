import { Button, Group, Modal, Text } from '@mantine/core'
import { type ReactNode, useState, useSyncExternalStore } from 'react'

interface Question {
  readonly title: string
  readonly text: ReactNode
  /** The word on the button that does it, as 'Usuń'. */
  readonly confirm: string
  readonly cancel?: string
  /** Something is lost for good: red button. */
  readonly danger?: boolean
}

interface OpenQuestion extends Question {
  answer(yes: boolean): void
}

let open: OpenQuestion | undefined
const listeners = new Set<() => void>()

/** Asks before an act that can't be undone; false for cancel, Escape and a click beside the dialog. */
export function askToConfirm(question: Question): Promise<boolean> {
  open?.answer(false)
  return new Promise((resolve) => {
    show({
      ...question,
      answer: (yes) => {
        show(undefined)
        resolve(yes)
      },
    })
  })
}

/** The one place where questions appear; stands in the provider. */
export function ConfirmDialog() {
  const question = useSyncExternalStore(listen, () => open)
  // The words stay while the dialog fades away.
  const [last, setLast] = useState<OpenQuestion>()
  if (question && question !== last) setLast(question)
  const shown = question ?? last
  return (
    <Modal
      opened={question !== undefined}
      onClose={() => question?.answer(false)}
      title={shown?.title}
      size="md"
    >
      <Text component="div" size="sm">
        {shown?.text}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={() => question?.answer(false)}>
          {shown?.cancel ?? 'Anuluj'}
        </Button>
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

function show(question: OpenQuestion | undefined): void {
  open = question
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
