import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type ComponentProps, useState } from 'react'
import { groundingOfficeTexts as texts } from '../texts-office.ts'
import { GroundingDialog } from './grounding-dialog.tsx'
import { useRemoveGrounding } from './use-remove-grounding.tsx'

/** The dialog for where a grounding is no row with buttons of its own. */
export function GroundingEditor(props: Omit<ComponentProps<typeof GroundingDialog>, 'more' | 'held'>) {
  const { subject, onClose } = props
  const remove = useRemoveGrounding()
  const [asking, setAsking] = useState(false)
  const askAndRemove = async () => {
    if (!('attributes' in subject)) return
    setAsking(true)
    const gone = await remove(subject)
    setAsking(false)
    if (gone) onClose()
  }
  return (
    <GroundingDialog
      {...props}
      held={asking}
      {...('attributes' in subject
        ? {
            more: (
              <Button
                variant="default"
                c="var(--mantine-color-error)"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => void askAndRemove()}
              >
                {texts.remove}
              </Button>
            ),
          }
        : {})}
    />
  )
}
