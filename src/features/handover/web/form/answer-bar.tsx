import { Button } from '#platform/web/ui/button.tsx'
import type { HandoverKind } from '../../domain/handover.ts'
import { handoverTexts as texts } from '../../texts.ts'

interface AnswerBarProps {
  readonly kind: HandoverKind
  /** There is a hand-over before to object to. */
  readonly canObject: boolean
  readonly isObjecting: boolean
  readonly saving: boolean
  readonly onObject: (wanted: boolean) => void
  readonly onSave: () => void
}

/** What the thumb does: accepts the car, or says what is wrong with it. */
export function AnswerBar({ kind, canObject, isObjecting, saving, onObject, onSave }: AnswerBarProps) {
  const word = kind === 'return' ? texts.give : isObjecting ? texts.takeWithRemarks : texts.accept
  return (
    <section className="handover-bar" aria-label={texts.title[kind]}>
      {canObject && (
        <Button onClick={() => onObject(!isObjecting)}>{isObjecting ? texts.notObject : texts.object}</Button>
      )}
      <Button kind="primary" disabled={saving} onClick={onSave}>
        {saving ? texts.saving : word}
      </Button>
    </section>
  )
}
