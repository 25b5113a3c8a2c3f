import { RightIcon } from '#platform/web/ui/icons.tsx'
import { handoverRowTexts as texts } from './handover-row-texts.ts'
import './market-row.css'

/** The way to taking or returning the car. */
export function HandoverRow() {
  return (
    <a className="market-row" href="/odbior-auta">
      <span>{texts.way}</span>
      <RightIcon />
    </a>
  )
}
