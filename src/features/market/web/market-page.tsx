import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { OwnLoginModal, useBehindPin } from '#features/drivers/session/web/public-driver.tsx'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LeftIcon } from '#platform/web/ui/icons.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { readMarket } from '../contract.ts'
import { marketTexts as texts } from '../texts.ts'
import { recallTap } from './kept-tap.ts'
import { MarketLists } from './market-lists.tsx'
import { slotWords } from './shown-slot.ts'
import './market.css'

interface MarketPageProps {
  readonly Link: ComponentType<{
    readonly href: string
    readonly className?: string
    readonly children: ReactNode
  }>
}

/** Whether the tap counted that found no session; empty where there was none. */
function lostTapWords(): string {
  const tap = recallTap()
  return tap?.isLocked ? texts.tapNotCounted(slotWords(tap.shift)) : ''
}

/** `/wolne`: what the driver may take, behind the own phone and PIN. */
export function MarketPage({ Link }: MarketPageProps) {
  const [asking, setAsking] = useState(true)
  const { state, reload, lock } = useBehindPin(
    'own',
    useCallback(() => call(readMarket, {}), []),
  )
  return (
    <main className="market">
      <header className="market-head">
        <Link href="/kalendarz-pracy" className="market-back">
          <LeftIcon />
          <span>{texts.back}</span>
        </Link>
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </header>
      {state.kind === 'loading' && <Skeleton lines={4} label={texts.loading} />}
      {state.kind === 'failed' && (
        <div className="notice notice-wrong" role="alert">
          <div>
            <p>
              <b>{texts.failed}</b> <span>{state.failure.msg}</span>
            </p>
            <Button onClick={reload}>{texts.again}</Button>
          </div>
        </div>
      )}
      {state.kind === 'shown' && <MarketLists given={state.value} onLocked={lock} />}
      {state.kind === 'locked' &&
        (asking ? (
          <OwnLoginModal before={lostTapWords()} onOpened={reload} onClose={() => setAsking(false)} />
        ) : (
          <div className="notice">
            <div>
              <p>{texts.locked}</p>
              <Button onClick={() => setAsking(true)}>{texts.givePin}</Button>
            </div>
          </div>
        ))}
    </main>
  )
}
