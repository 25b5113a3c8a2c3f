import { EndedList } from './ended-list.tsx'
import type { Market } from './shown-slot.ts'
import './market.css'

interface HomeNewsProps {
  readonly market: Market
  readonly onChanged: () => void
  readonly onLocked: () => void
}

/** What of the market a driver has to know, or to do, at once: on the driver's home, before all else. */
export function HomeNews({ market, onChanged, onLocked }: HomeNewsProps) {
  return (
    <div className="market-home">
      <EndedList ended={market.ended} onChanged={onChanged} onLocked={onLocked} />
    </div>
  )
}
