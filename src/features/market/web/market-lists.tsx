import { useCallback, useEffect, useState } from 'react'
import { call } from '#platform/web/call.ts'
import { readMarket } from '../contract.ts'
import { marketTexts as texts } from '../texts.ts'
import { FreeList } from './free-list.tsx'
import { OfferList } from './offer-list.tsx'
import { OwnList } from './own-list.tsx'
import type { Market } from './shown-slot.ts'

interface MarketListsProps {
  readonly given: Market
  /** The session has ended meanwhile. */
  readonly onLocked: () => void
}

/** Offers of colleagues first, then what is free, then what is the driver's own. */
export function MarketLists({ given, onLocked }: MarketListsProps) {
  const [market, setMarket] = useState(given)
  useEffect(() => setMarket(given), [given])
  const look = useCallback(async () => {
    const result = await call(readMarket, {})
    if (result.ok) setMarket(result.value)
    else if (result.failure.status === 401) onLocked()
  }, [onLocked])

  if (!market.on)
    return (
      <div className="notice">
        <p>{texts.off}</p>
      </div>
    )
  return (
    <>
      <OfferList offers={market.offers} onChanged={() => void look()} />
      <h2 className="market-title">{texts.free}</h2>
      <FreeList free={market.free} onChanged={() => void look()} onLocked={onLocked} />
      <OwnList market={market} onChanged={() => void look()} />
    </>
  )
}
