import { useEffect, useState } from 'react'
import { PAGE_LANGUAGE } from '#platform/web/texts.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { formTexts } from './form-texts.ts'

/** A thumb that was on its way to a card when the popup came must not answer it. */
const NO_ANSWER_MS = 500

interface InfoPopupProps {
  readonly text: string
  /** Asked for by its own button alone: no tap that was meant for something else. */
  readonly onRead: () => void
  /** Put aside by the keyboard or the cross; it comes again the next time. */
  readonly onClose: () => void
}

/**
 * The office's words, shown when they are switched on (Spec 1 §2); they come with the page, before anything
 * can be tapped.
 */
export function InfoPopup({ text, onRead, onClose }: InfoPopupProps) {
  const [answers, setAnswers] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAnswers(true), NO_ANSWER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog
      title={formTexts.infoTitle}
      onClose={() => answers && onClose()}
      staysOnTapBeside
      footer={
        <Button kind="primary" data-first="" aria-disabled={!answers} onClick={() => answers && onRead()}>
          {formTexts.ok}
        </Button>
      }
    >
      {PAGE_LANGUAGE !== 'pl' && <p className="field-note">{formTexts.ofOffice}</p>}
      <p className="as-typed" lang="pl">
        {text}
      </p>
    </Dialog>
  )
}
