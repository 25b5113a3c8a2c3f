import { useCallback, useRef, useState } from 'react'
import type { Shift } from '#kernel/shift.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { costOf, type ReadPrices } from './checked-lines.ts'
import type { TypedLine } from './draft.ts'
import { DriverLine } from './driver-line.tsx'
import { fuelPageTexts as texts } from './fuel-texts.ts'
import { inPln } from './pln.ts'
import type { ShownLine } from './shown-line.ts'

interface ShiftColumnProps {
  readonly shift: Shift
  /** All of the shift. */
  readonly lines: readonly ShownLine[]
  readonly search: string
  readonly prices: ReadPrices
  readonly saving: boolean
  /** What stands in the way of the last try. */
  readonly problem: string | undefined
  onType(key: string, line: TypedLine): void
  onTick(key: string, ticked: boolean): void
  onForget(key: string): void
  onSave(shift: Shift): void
}

/** One of the two columns, day or night (Spec 2 §2 'Fuel control'). */
export function ShiftColumn(props: ShiftColumnProps) {
  const { shift, lines, search, prices, saving, problem, onType, onTick, onForget, onSave } = props
  const [showsTicked, setShowsTicked] = useState(false)
  const lastTicked = lines.filter((line) => line.ticked).length === 1
  const column = useRef<HTMLElement>(null)
  const tick = useCallback(
    (key: string, isTicked: boolean, byKeyboard: boolean) => {
      if (isTicked && byKeyboard && !showsTicked) focusBeside(column.current, key)
      // With none left to show, the next tick hides its row again.
      if (!isTicked && lastTicked) setShowsTicked(false)
      onTick(key, isTicked)
    },
    [onTick, showsTicked, lastTicked],
  )
  const found = lines.filter(({ fullName, reg }) => matches(search, fullName, reg))
  const ticked = found.filter((line) => line.ticked)
  const shown = showsTicked ? found : found.filter((line) => !line.ticked)
  const unsent = lines.filter((line) => line.unsent).length
  const total = costOf(
    lines.map(({ typed }) => typed),
    prices,
  )
  return (
    <section ref={column} className={`fuel-column fuel-${shift}`} aria-label={texts.shifts[shift]}>
      <h2 tabIndex={-1}>{texts.shifts[shift]}</h2>
      {lines.length === 0 && <p className="fuel-none">{texts.nobody}</p>}
      {lines.length > 0 && found.length === 0 && <p className="fuel-none">{texts.noneFound}</p>}
      {found.length > 0 && shown.length === 0 && <p className="fuel-none">{texts.allHidden}</p>}
      {shown.map((line) => (
        <DriverLine
          key={line.key}
          line={line}
          prices={prices}
          onType={onType}
          onTick={tick}
          onForget={onForget}
        />
      ))}
      {ticked.length > 0 && (
        <Button kind="quiet" onClick={() => setShowsTicked(!showsTicked)}>
          {showsTicked ? texts.hideHidden : texts.showHidden(ticked.length)}
        </Button>
      )}
      {lines.length > 0 && (
        <footer className="fuel-foot">
          <p>
            <span>{`${texts.costOf[shift]}:`}</span> <strong>{inPln(total)}</strong>
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

/**
 * The row is about to go out of sight, and the keyboard must not go with it: on to the next row, else to the
 * column's save button.
 */
function focusBeside(column: HTMLElement | null, key: string): void {
  const row = column?.querySelector(`[data-line="${CSS.escape(key)}"]`)
  const next = row?.nextElementSibling?.matches('[data-line]')
    ? row.nextElementSibling.querySelector('input')
    : column?.querySelector<HTMLElement>('.fuel-foot .button')
  next?.focus()
}

function matches(search: string, ...words: string[]): boolean {
  const wanted = search.trim().toLocaleLowerCase('pl')
  return wanted === '' || words.some((word) => word.toLocaleLowerCase('pl').includes(wanted))
}
