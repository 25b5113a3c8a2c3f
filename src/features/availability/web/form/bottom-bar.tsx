import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { UpIcon } from '#platform/web/ui/icons.tsx'
import { amountInWords, countsInWords } from './count-texts.ts'
import { formTexts } from './form-texts.ts'
import './bottom-bar.css'

interface BottomBarProps {
  readonly chosen: readonly ChosenDay[]
  /** How many shifts are missing for which bonus, in words. */
  readonly hint: string | undefined
  /** What was sent is being changed: the words of the button (D51). */
  readonly nextWords?: string | undefined
  readonly onNext: () => void
  /** Chooses what was sent last; undefined where nothing is known of it. */
  readonly onTakeOver: (() => void) | undefined
  readonly onShowChosen: () => void
}

/** What is chosen, in words, and the one next step; always in reach of the thumb. */
export function BottomBar({ chosen, hint, nextWords, onNext, onTakeOver, onShowChosen }: BottomBarProps) {
  const isEmpty = chosen.length === 0
  const words = (
    <>
      <b>{isEmpty ? formTexts.nothingChosen : amountInWords(chosen)}</b>
      {!isEmpty && <span className="bar-counts">{countsInWords(chosen)}</span>}
      {hint && <span className="bar-hint">{hint}</span>}
    </>
  )
  return (
    <section className="bar" aria-label={formTexts.chosen}>
      <div className="bar-inside">
        {isEmpty ? (
          <div className="bar-words">{onTakeOver ? <TakeOver onClick={onTakeOver} /> : words}</div>
        ) : (
          <>
            <button
              type="button"
              className="bar-words bar-open"
              aria-haspopup="dialog"
              onClick={onShowChosen}
            >
              <UpIcon />
              <span>{words}</span>
              <span className="hidden-text">{`. ${formTexts.chosen}`}</span>
            </button>
            <div className="bar-words bar-still">{words}</div>
          </>
        )}
        <Button
          kind={isEmpty && !nextWords ? 'secondary' : 'primary'}
          className="bar-next"
          data-early="next"
          onClick={onNext}
        >
          {nextWords ?? (isEmpty ? formTexts.sendEmpty : formTexts.next)}
        </Button>
      </div>
    </section>
  )
}

function TakeOver({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className="text-button" onClick={onClick}>
      {formTexts.lastWeek}
    </button>
  )
}
