import { useCallback, useEffect, useState } from 'react'
import { PaperNotice } from '#features/papers/web/public-driver.tsx'
import { call } from '#platform/web/call.ts'
import { readMarket } from '../contract.ts'
import { marketTexts as texts } from '../texts.ts'
import { EndedList } from './ended-list.tsx'
import { FreeList } from './free-list.tsx'
import { OfferList } from './offer-list.tsx'
import { OwnList } from './own-list.tsx'
import { type FreeShift, keyOf, type Market } from './shown-slot.ts'

interface MarketListsProps {
  readonly given: Market
  /** The session has ended meanwhile. */
  readonly onLocked: () => void
}

/** What is the driver's own first, then offers of colleagues, then what is free. */
export function MarketLists({ given, onLocked }: MarketListsProps) {
  const [market, setMarket] = useState(given)
  useEffect(() => setMarket(given), [given])
  const look = useCallback(async () => {
    const result = await call(readMarket, {})
    if (result.ok) setMarket(result.value)
    else if (result.failure.status === 401) onLocked()
  }, [onLocked])

  const { own } = market
  const isOwn = useCallback((shift: FreeShift) => own.some((each) => keyOf(each) === keyOf(shift)), [own])

  if (!market.on)
    return (
      <div className="notice">
        <p>{texts.off}</p>
      </div>
    )
  const isBarred = market.papers.some(({ ended }) => ended)
  return (
    <>
      <EndedList ended={market.ended} onChanged={() => void look()} onLocked={onLocked} />
      <PaperNotice papers={market.papers} />
      <OwnList market={market} onChanged={() => void look()} />
      <OfferList offers={market.offers} onChanged={() => void look()} onLocked={onLocked} />
      {!(isBarred && market.free.length === 0) && <h2 className="market-title">{texts.free}</h2>}
      <FreeList
        isBarred={isBarred}
        free={market.free}
        isOwn={isOwn}
        onChanged={() => void look()}
        onLocked={onLocked}
      />
    </>
  )
}
