import { Button, Group, Modal, Text } from '@mantine/core'
import { type ReactNode, useState, useSyncExternalStore } from 'react'

interface Question {
  readonly title: string
  readonly text: ReactNode
  /** The word on the button that does it, as 'Usuń'. */
  readonly confirm: string
  /** False: there is nothing to choose, the dialog only tells. */
  readonly cancel?: string | false
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

/** A failure that the specification tells in a dialog, as 'Wystąpił błąd'; resolves when it has been read. */
export async function tellInDialog(title: string, text: ReactNode): Promise<void> {
  await askToConfirm({ title, text, confirm: 'OK', cancel: false })
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
      // Over a dialog from which it is asked.
      zIndex={350}
    >
      <Text component="div" size="sm">
        {shown?.text}
      </Text>
      <Group justify="flex-end" mt="lg" gap="sm">
        {shown?.cancel === false ? null : (
          <Button variant="default" onClick={() => question?.answer(false)}>
            {shown?.cancel ?? 'Anuluj'}
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

function show(question: OpenQuestion | undefined): void {
  open = question
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
