import { RightIcon } from '#platform/web/ui/icons.tsx'
import { calendarTexts } from './calendar-texts.ts'
import './market-row.css'

/** The way to the shifts that the driver may take. */
export function MarketRow() {
  return (
    <a className="market-row" href="/wolne">
      <span>{calendarTexts.market}</span>
      <RightIcon />
    </a>
  )
}
