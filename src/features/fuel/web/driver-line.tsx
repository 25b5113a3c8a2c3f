import { memo } from 'react'
import { CheckIcon } from '#platform/web/ui/icons.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { type FuelPrices, fuelCost } from '../domain/fuel-entry.ts'
import { checkLine } from './checked-lines.ts'
import type { TypedLine } from './draft.ts'
import { fuelPageTexts as texts } from './fuel-texts.ts'
import { inPln } from './pln.ts'
import type { ShownLine } from './use-fuel-sheet.ts'

interface DriverLineProps {
  readonly line: ShownLine
  readonly prices: FuelPrices
  onType(key: string, field: keyof TypedLine, text: string): void
  onTick(key: string, ticked: boolean): void
}

/** One driver of a shift: litres, hours, what they cost, and the tick that takes the row out of sight. */
export const DriverLine = memo(function DriverLine({ line, prices, onType, onTick }: DriverLineProps) {
  const { key, fullName, reg, typed, sent, unsent, ticked } = line
  const { entry, wrong, odd } = checkLine(typed)
  return (
    <fieldset className="fuel-line" data-line={key}>
      <legend>
        {fullName} <span className="fuel-plate">{reg}</span>
      </legend>
      <div className="fuel-fields">
        <TextField
          label={texts.petrol}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed.petrol}
          onText={(text) => onType(key, 'petrol', text)}
          error={wrong.petrol ? texts.badLitres : undefined}
        />
        <TextField
          label={texts.gas}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed.gas}
          onText={(text) => onType(key, 'gas', text)}
          error={wrong.gas ? texts.badLitres : undefined}
        />
        <TextField
          label={texts.hours}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          value={typed.hours}
          onText={(text) => onType(key, 'hours', text)}
          error={wrong.hours ? texts.badHours : undefined}
        />
        <button
          type="button"
          className="fuel-tick"
          aria-label={ticked ? texts.untick(fullName) : texts.tick(fullName)}
          aria-pressed={ticked}
          onClick={() => onTick(key, !ticked)}
        >
          <CheckIcon />
        </button>
      </div>
      {odd.length > 0 && (
        <ul className="fuel-odd">
          {odd.map((oddity) => (
            <li key={oddity}>{texts.odd[oddity]}</li>
          ))}
        </ul>
      )}
      <p className="fuel-cost">
        {texts.cost}: <strong>{inPln(entry ? fuelCost(entry, prices) : 0)}</strong>
        {sent && (
          <span className={unsent ? 'fuel-sent fuel-changed' : 'fuel-sent'}>
            {unsent ? texts.changedSince : texts.sent}
          </span>
        )}
      </p>
    </fieldset>
  )
})
