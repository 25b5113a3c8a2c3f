import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ownFormTexts } from '../own/own-texts.ts'
import { submitTexts } from './submit-texts.ts'
import type { Tries } from './use-tries.ts'

interface SubmitProgressProps {
  readonly state: Extract<Tries<unknown, unknown>, { kind: 'sending' | 'waiting' }>
  /** What was sent before is being changed (D51). */
  readonly isEdit?: boolean
  readonly onNow: () => void
  readonly onStop: () => void
}

/** A submission, or a change of one, on its way, or waiting for the connection to come back. */
export function SubmitProgress({ state, isEdit = false, onNow, onStop }: SubmitProgressProps) {
  if (state.kind === 'sending') {
    const words = isEdit ? ownFormTexts.saving : submitTexts.sending
    return (
      <Dialog title={words}>
        <p className="sending-bar" role="progressbar" aria-label={words} />
      </Dialog>
    )
  }
  return (
    <Dialog
      title={submitTexts.waitingTitle}
      role="alertdialog"
      footer={
        <>
          <Button onClick={onStop}>{submitTexts.giveUp}</Button>
          <Button kind="primary" data-first="" onClick={onNow}>
            {submitTexts.tryNow}
          </Button>
        </>
      }
    >
      <p>{isEdit ? ownFormTexts.editWaits : submitTexts.waiting}</p>
      <p className="sending-next">{submitTexts.nextTry(state.seconds)}</p>
    </Dialog>
  )
}
