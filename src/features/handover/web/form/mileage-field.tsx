import { useId } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { WarningIcon } from '#platform/web/ui/icons.tsx'
import { handoverTexts as texts } from '../../texts.ts'

interface MileageProps {
  readonly km: string
  readonly hint: string
  /** What is wrong, or odd, with it. */
  readonly wrong: string | undefined
  /** It is odd, and may be right all the same. */
  readonly canBeSure: boolean
  readonly onKm: (km: string) => void
  readonly onSure: () => void
}

export function MileageField({ km, hint, wrong, canBeSure, onKm, onSure }: MileageProps) {
  const id = useId()
  return (
    <section className="handover-part">
      <div className="handover-part-head">
        <h2>
          <label htmlFor={id}>{texts.mileage}</label>
        </h2>
        <span>{hint}</span>
      </div>
      <div className={wrong ? 'handover-km handover-km-wrong' : 'handover-km'}>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={9}
          value={km}
          onChange={(event) => onKm(event.target.value.replace(/\D/g, '').slice(0, 7))}
          {...(wrong ? { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` } : {})}
        />
        <span aria-hidden="true">{texts.km}</span>
      </div>
      {wrong && (
        <div className="handover-wrong" id={`${id}-wrong`} role="alert">
          <WarningIcon />
          <span>{wrong}</span>
          {canBeSure && <Button onClick={onSure}>{texts.kmSure}</Button>}
        </div>
      )}
    </section>
  )
}
