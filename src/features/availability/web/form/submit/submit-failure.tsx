import { OfficeLine } from '#features/settings/web/public-driver.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { ownFormTexts } from '../own/own-texts.ts'
import { IncompleteDialog } from './incomplete-dialog.tsx'
import { submitTexts } from './submit-texts.ts'

interface SubmitFailureProps {
  readonly failure: CallFailure
  readonly isEmpty: boolean
  /** Undefined where nobody may change what was sent. */
  readonly onLogIn: (() => void) | undefined
  /** Back to the form, with all that was typed. */
  readonly onBack: () => void
}

/** Why the server took nothing (Spec 1 §8). */
export function SubmitFailure({ failure, isEmpty, onLogIn, onBack }: SubmitFailureProps) {
  const { code, msg, status } = failure
  if (code === 'day_after_night') return null
  if (code === 'incomplete' || code === 'invalid_input') {
    return <IncompleteDialog problems={[...new Set(Object.values(failure.fields ?? {}))]} onBack={onBack} />
  }
  const isStale = code === 'form_closed' || code === 'wrong_week' || code === 'deadline_passed'
  const mayChange = code === 'already_submitted' && onLogIn !== undefined
  return (
    <Dialog
      title={submitTexts.errorTitle}
      role="alertdialog"
      onClose={onBack}
      footer={
        isStale ? (
          <Button kind="primary" data-first="" onClick={() => location.reload()}>
            {submitTexts.reload}
          </Button>
        ) : (
          <>
            <Button {...(mayChange ? {} : { kind: 'primary', 'data-first': '' })} onClick={onBack}>
              {submitTexts.giveUp}
            </Button>
            {mayChange && (
              <Button kind="primary" data-first="" onClick={onLogIn}>
                {ownFormTexts.logIn}
              </Button>
            )}
          </>
        )
      }
    >
      <p>{isEmpty && status >= 500 ? submitTexts.emptyFailed : msg}</p>
      <OfficeLine />
    </Dialog>
  )
}
