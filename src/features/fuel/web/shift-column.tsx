import { useState } from 'react'
import type { Shift } from '#kernel/shift.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { FuelPrices } from '../domain/fuel-entry.ts'
import { costOf } from './checked-lines.ts'
import type { TypedLine } from './draft.ts'
import { DriverLine } from './driver-line.tsx'
import { fuelPageTexts as texts } from './fuel-texts.ts'
import { inPln } from './pln.ts'
import type { ShownLine } from './use-fuel-sheet.ts'

interface ShiftColumnProps {
  readonly shift: Shift
  /** All of the shift. */
  readonly lines: readonly ShownLine[]
  readonly search: string
  readonly prices: FuelPrices
  readonly saving: boolean
  /** What stands in the way of the last try. */
  readonly problem: string | undefined
  onType(key: string, field: keyof TypedLine, text: string): void
  onTick(key: string, ticked: boolean): void
  onSave(shift: Shift): void
}

/** One of the two columns, day or night (Spec 2 §2 'Fuel control'). */
export function ShiftColumn(props: ShiftColumnProps) {
  const { shift, lines, search, prices, saving, problem, onType, onTick, onSave } = props
  const [showsTicked, setShowsTicked] = useState(false)
  const found = lines.filter(({ fullName, reg }) => matches(search, fullName, reg))
  const ticked = found.filter((line) => line.ticked)
  const shown = showsTicked ? found : found.filter((line) => !line.ticked)
  const unsent = lines.filter((line) => line.unsent).length
  const total = costOf(
    lines.map(({ typed }) => typed),
    prices,
  )
  return (
    <section className={`fuel-column fuel-${shift}`} aria-label={texts.shifts[shift]}>
      <h2>{texts.shifts[shift]}</h2>
      {lines.length === 0 && <p className="fuel-none">{texts.nobody}</p>}
      {lines.length > 0 && found.length === 0 && <p className="fuel-none">{texts.noneFound}</p>}
      {found.length > 0 && shown.length === 0 && <p className="fuel-none">{texts.allHidden}</p>}
      {shown.map((line) => (
        <DriverLine key={line.key} line={line} prices={prices} onType={onType} onTick={onTick} />
      ))}
      {ticked.length > 0 && (
        <Button kind="quiet" onClick={() => setShowsTicked(!showsTicked)}>
          {showsTicked ? texts.hideHidden : texts.showHidden(ticked.length)}
        </Button>
      )}
      {lines.length > 0 && (
        <footer className="fuel-foot">
          <p>
            {texts.costOf[shift]}: <strong>{inPln(total)}</strong>
          </p>
          {unsent > 0 && <p className="fuel-unsent">{texts.unsaved(unsent)}</p>}
          <p className="field-error" role="alert">
            {problem}
          </p>
          <Button kind="primary" disabled={saving} onClick={() => onSave(shift)}>
            {saving ? texts.saving : texts.save[shift]}
          </Button>
        </footer>
      )}
    </section>
  )
}

function matches(search: string, ...words: string[]): boolean {
  const wanted = search.trim().toLocaleLowerCase('pl')
  return wanted === '' || words.some((word) => word.toLocaleLowerCase('pl').includes(wanted))
}
