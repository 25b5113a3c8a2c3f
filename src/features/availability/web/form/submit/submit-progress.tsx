import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { submitTexts } from './submit-texts.ts'
import type { Sending } from './use-sending.ts'

interface SubmitProgressProps {
  readonly state: Extract<Sending, { kind: 'sending' | 'waiting' }>
  readonly onNow: () => void
  readonly onStop: () => void
}

/** A submission on its way, or waiting for the connection to come back. */
export function SubmitProgress({ state, onNow, onStop }: SubmitProgressProps) {
  if (state.kind === 'sending') {
    return (
      <Dialog title={submitTexts.sending}>
        <p className="sending-bar" role="progressbar" aria-label={submitTexts.sending} />
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
      <p>{submitTexts.waiting}</p>
      <p className="sending-next">{submitTexts.nextTry(state.seconds)}</p>
    </Dialog>
  )
}
