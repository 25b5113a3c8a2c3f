import { useId } from 'react'
import { WarningIcon } from '#platform/web/ui/icons.tsx'
import { FUEL_CHOICES, FULL_TANK, fuelDifference } from '../../domain/handover.ts'
import { handoverTexts as texts } from '../../texts.ts'
import { fuelWords } from '../../texts-words.ts'

interface FuelProps {
  readonly fuel: number | null
  /** At the hand-over before; null where nobody has said. */
  readonly before: number | null
  readonly wrong: string | undefined
  readonly onFuel: (fuel: number) => void
}

/** The tank by quarters, each drawn and named. */
export function FuelChoice({ fuel, before, wrong, onFuel }: FuelProps) {
  const id = useId()
  const difference = fuel === null ? 0 : fuelDifference(fuel, before)
  const part = fuelWords[Math.abs(difference)] ?? ''
  return (
    <fieldset
      className="handover-part handover-fuel"
      {...(wrong ? { 'aria-describedby': `${id}-wrong` } : {})}
    >
      <legend className="handover-part-head">
        <b>{texts.fuel}</b>
      </legend>
      <p className="handover-flag" role="status">
        {difference !== 0 && (
          <>
            <WarningIcon />
            <span>{difference < 0 ? texts.fuelLess(part) : texts.fuelMore(part)}</span>
          </>
        )}
      </p>
      <div className="handover-tanks">
        {FUEL_CHOICES.map((eighths) => (
          <label key={eighths} className="handover-tank">
            <input type="radio" name={id} checked={fuel === eighths} onChange={() => onFuel(eighths)} />
            <svg viewBox="0 0 44 14" aria-hidden="true" focusable="false">
              <rect x="1" y="1" width="42" height="12" rx="4" className="tank-rim" />
              <rect
                x="3"
                y="3"
                width={Math.max(2, (38 * eighths) / FULL_TANK)}
                height="8"
                rx="2"
                className="tank-fuel"
              />
            </svg>
            <span>{fuelWords[eighths]}</span>
          </label>
        ))}
      </div>
      {wrong && (
        <p className="handover-wrong" id={`${id}-wrong`} role="alert">
          <WarningIcon />
          <span>{wrong}</span>
        </p>
      )}
    </fieldset>
  )
}
