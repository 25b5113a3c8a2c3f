import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { availabilityTexts } from '../../../texts.ts'
import { submitTexts } from './submit-texts.ts'

interface IncompleteDialogProps {
  /** What the server found, where it was the server. */
  readonly problems?: readonly string[]
  /** Back to the form, with all that was typed. */
  readonly onBack: () => void
}

/** 'Dane są niekompletne' (Spec 1 §8). */
export function IncompleteDialog({ problems = [], onBack }: IncompleteDialogProps) {
  return (
    <Dialog
      title={submitTexts.incompleteTitle}
      role="alertdialog"
      onClose={onBack}
      footer={
        <Button kind="primary" data-first="" onClick={onBack}>
          {submitTexts.incompleteBack}
        </Button>
      }
    >
      <p>{availabilityTexts.incomplete}</p>
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Dialog>
  )
}
