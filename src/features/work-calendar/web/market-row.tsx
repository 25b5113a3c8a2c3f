import { RightIcon } from '#platform/web/ui/icons.tsx'
import { calendarTexts } from './calendar-texts.ts'
import { giveTexts } from './give-texts.ts'
import './market-row.css'

/**
 * The way to the shifts that the driver may take.
 * @param asks so many of them wait for this very driver's word
 */
export function MarketRow({ asks }: { readonly asks: number }) {
  return (
    <a className="market-row" href="/wolne">
      <span>{calendarTexts.market}</span>
      <span role="status">{asks > 0 && <b className="market-asks">{giveTexts.asks(asks)}</b>}</span>
      <RightIcon />
    </a>
  )
}
