import { EndedList } from './ended-list.tsx'
import { OfferList } from './offer-list.tsx'
import { PendingList } from './pending-list.tsx'
import type { Market } from './shown-slot.ts'
import './market.css'

interface HomeNewsProps {
  readonly market: Market
  readonly onChanged: () => void
  readonly onLocked: () => void
}

/**
 * What of the market a driver has to know, or to do, at once: on the driver's home, before all else.
 * Questions to this driver first, then what waits for the office, then what came to nothing.
 */
export function HomeNews({ market, onChanged, onLocked }: HomeNewsProps) {
  return (
    <div className="market-home">
      <OfferList
        offers={market.offers.filter(({ asks }) => asks !== 'everyone')}
        onChanged={onChanged}
        onLocked={onLocked}
      />
      <PendingList market={market} onChanged={onChanged} onLocked={onLocked} />
      <EndedList ended={market.ended} onChanged={onChanged} onLocked={onLocked} />
    </div>
  )
}
