import { RightIcon } from '#platform/web/ui/icons.tsx'
import { calendarTexts } from './calendar-texts.ts'
import { giveTexts } from './give-texts.ts'
import type { OwnMarket } from './giving.tsx'
import './market-row.css'

/**
 * The way to the shifts that the driver may take.
 * @param tap told where the page was left before the answer to 'Biorę' came
 * @param asks so many of them wait for this very driver's word
 */
export function MarketRow({ asks, tap }: { readonly asks: number; readonly tap: OwnMarket['tap'] }) {
  return (
    <>
      <div role="status">
        {tap && (
          <p className={tap.isYours ? 'notice notice-good' : 'notice'}>
            <span>{tap.words}</span>
          </p>
        )}
      </div>
      <a className="market-row" href="/wolne">
        <span>{calendarTexts.market}</span>
        <span role="status">{asks > 0 && <b className="market-asks">{giveTexts.asks(asks)}</b>}</span>
        <RightIcon />
      </a>
    </>
  )
}
