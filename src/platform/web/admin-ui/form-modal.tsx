import { Modal, type ModalProps } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { askToConfirm } from './confirm.tsx'
import { useFocusBack } from './kept-focus.ts'
import { kitTexts } from './texts-kit.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

interface FormModalProps {
  /** The `@mantine/form` form in it. */
  readonly form: { isDirty(): boolean }
  readonly title: ReactNode
  /** A question lies over the dialog, which Escape answers. */
  readonly held?: boolean
  /** The kit's own unless told. */
  readonly size?: ModalProps['size']
  /** All of the screen, as on a phone. */
  readonly fullScreen?: boolean
  onClose(): void
  readonly children: ReactNode
}

/**
 * A dialog with a form, there from its first moment and gone with its subject. Closing it by Escape, by a
 * click beside it or by its cross, leaving the screen and reloading ask first where something is typed; a
 * button 'Anuluj' in it means what it says, and calls `onClose` itself.
 */
export function FormModal({
  form,
  title,
  held = false,
  size,
  fullScreen = false,
  onClose,
  children,
}: FormModalProps) {
  const [asking, setAsking] = useState(false)
  useLeaveGuard(form, LOST)
  useFocusBack()
  const close = async () => {
    if (form.isDirty()) {
      setAsking(true)
      const sure = await askToConfirm({
        title: kitTexts.unsaved,
        text: LOST,
        confirm: kitTexts.closeUnsaved,
        cancel: kitTexts.stay,
        danger: true,
      })
      setAsking(false)
      if (!sure) return
    }
    onClose()
  }
  return (
    <Modal
      opened
      onClose={() => void close()}
      closeOnEscape={!asking && !held}
      title={title}
      fullScreen={fullScreen}
      {...(size === undefined ? {} : { size })}
    >
      {children}
    </Modal>
  )
}

const LOST = kitTexts.typedIsLost
