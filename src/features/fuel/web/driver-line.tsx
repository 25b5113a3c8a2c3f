import { type MouseEvent, memo } from 'react'
import { CheckIcon } from '#platform/web/ui/icons.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { checkLine, costOfEntry, type ReadPrices, saysFuel } from './checked-lines.ts'
import type { TypedLine } from './draft.ts'
import { fuelPageTexts as texts } from './fuel-texts.ts'
import { inPln } from './pln.ts'
import { looksSame, type ShownLine } from './shown-line.ts'

interface DriverLineProps {
  readonly line: ShownLine
  readonly prices: ReadPrices
  onType(key: string, line: TypedLine): void
  /** @param byKeyboard whose focus then needs a place */
  onTick(key: string, ticked: boolean, byKeyboard: boolean): void
  onForget(key: string): void
}

const FIELDS = [
  { name: 'petrol', label: texts.petrol, problem: texts.badLitres, maxLength: 12 },
  { name: 'gas', label: texts.gas, problem: texts.badLitres, maxLength: 12 },
  { name: 'hours', label: texts.hours, problem: texts.badHours, maxLength: 6 },
] as const

/** One driver of a shift: litres, hours, what they cost, and the tick that takes the row out of sight. */
export const DriverLine = memo(
  function DriverLine({ line, prices, onType, onTick, onForget }: DriverLineProps) {
    const { key, fullName, reg, typed, ticked, offRoster } = line
    const { entry, wrong, odd } = checkLine(typed)
    const tick = (event: MouseEvent) => onTick(key, !ticked, event.detail === 0)
    return (
      <fieldset className="fuel-line" data-line={key}>
        <legend>
          <span>{fullName}</span> <span className="fuel-plate">{reg}</span>
        </legend>
        {offRoster && <p className="fuel-off">{texts.offRoster}</p>}
        <div className="fuel-fields">
          {FIELDS.map(({ name, label, problem, maxLength }) => (
            <TextField
              key={name}
              label={label}
              inputMode="decimal"
              autoComplete="off"
              maxLength={maxLength}
              value={typed[name]}
              onText={(text) => onType(key, { ...typed, [name]: text })}
              error={wrong[name] ? problem : undefined}
            />
          ))}
          <button
            type="button"
            className="fuel-tick"
            aria-label={ticked ? texts.untick(fullName) : texts.tick(fullName)}
            aria-pressed={ticked}
            onClick={tick}
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
          <span>{`${texts.cost}:`}</span>{' '}
          <strong>{inPln(entry && saysFuel(typed) ? costOfEntry(entry, prices) : undefined)}</strong>
          <SentState line={line} />
        </p>
        {line.since === 'figures' && line.sent && (
          <p className="fuel-before">
            <span>{texts.sentBefore(line.sent.typed)}</span>{' '}
            <button type="button" className="fuel-back" onClick={() => onForget(key)}>
              <span>{texts.backToSent}</span>
              <span className="hidden-text">{`: ${fullName}`}</span>
            </button>
          </p>
        )}
      </fieldset>
    )
  },
  (before, after) =>
    looksSame(before.line, after.line) &&
    before.prices === after.prices &&
    before.onType === after.onType &&
    before.onTick === after.onTick &&
    before.onForget === after.onForget,
)

function SentState({ line: { sent, since } }: { readonly line: ShownLine }) {
  if (!sent) return null
  return (
    <span className={since ? 'fuel-sent fuel-changed' : 'fuel-sent'}>
      {since ? texts.changedSince[since] : texts.sent}
    </span>
  )
}
