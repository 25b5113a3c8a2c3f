import { useMemo } from 'react'
import { formatStateDay, parseDate } from '#kernel/calendar-date.ts'
import { unsentDates } from './draft.ts'
import { fuelPageTexts as texts } from './fuel-texts.ts'

interface UnsentDatesProps {
  /** The date on the screen, which says so itself. */
  readonly except: string | undefined
  onOpen(date: string): void
}

/** Days that somebody began on this device and did not save, with the way to them. */
export function UnsentDates({ except, onOpen }: UnsentDatesProps) {
  const dates = useMemo(() => unsentDates(except), [except])
  if (dates.length === 0) return null
  return (
    <div className="fuel-dates">
      <span>{texts.unsentDates}</span>
      {dates.map((date) => (
        <button key={date} type="button" className="fuel-back" onClick={() => onOpen(date)}>
          {inFigures(date)}
        </button>
      ))}
    </div>
  )
}

function inFigures(text: string): string {
  const date = parseDate(text)
  return date ? formatStateDay(date) : text
}
