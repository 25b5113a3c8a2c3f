import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { OwnLoginModal, useBehindPin } from '#features/drivers/session/web/public-driver.tsx'
import { call } from '#platform/web/call.ts'
import { deviceInstant } from '#platform/web/device-clock.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { LeftIcon } from '#platform/web/ui/icons.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { readHandover } from '../contract.ts'
import { isNear } from '../domain/which-now.ts'
import { handoverTexts as texts } from '../texts.ts'
import { HandoverDesk } from './handover-desk.tsx'
import { useWaiting } from './keep/use-waiting.ts'
import { keptCars } from './kept-cars.ts'
import { WaitingList } from './waiting-list.tsx'
import './handover.css'

interface HandoverPageProps {
  readonly Link: ComponentType<{
    readonly href: string
    readonly className?: string
    readonly children: ReactNode
  }>
}

const load = () => call(readHandover, { ahead: 'day' })

/** `/odbior-auta`: taking and returning cars, behind the own phone and PIN. */
export function HandoverPage({ Link }: HandoverPageProps) {
  const [asking, setAsking] = useState(true)
  const { state, reload, refresh } = useBehindPin('own', load, keptCars)
  const waiting = useWaiting(useCallback(() => void refresh(), [refresh]))
  const kept = state.kind === 'loading' || state.kind === 'failed' ? state.kept : undefined
  const all = state.kind === 'shown' ? state.value : kept?.value
  // What is kept is of the day to come too, and may be looked at by then.
  const now = state.kind === 'shown' ? state.value.now : deviceInstant()
  const shown = all && { ...all, cars: all.cars.filter((car) => isNear(car, now)) }
  return (
    <main className="handover">
      <header className="handover-head">
        <Link href="/kalendarz-pracy" className="handover-back">
          <LeftIcon />
          <span>{texts.back}</span>
        </Link>
        <h1>{texts.page}</h1>
      </header>
      <WaitingList waiting={waiting} me={shown?.me ?? ''} />
      {state.kind === 'loading' && !kept && <Skeleton lines={5} label={texts.loading} />}
      {state.kind === 'failed' && !kept && (
        <div className="notice notice-wrong" role="alert">
          <div>
            <p>
              <b>{texts.failed}</b> <span>{state.failure.msg}</span>
            </p>
            <Button onClick={reload}>{texts.again}</Button>
          </div>
        </div>
      )}
      {shown &&
        (shown.on ? (
          <HandoverDesk shown={shown} waiting={waiting} />
        ) : (
          <div className="notice">
            <p>{texts.off}</p>
          </div>
        ))}
      {state.kind === 'locked' &&
        (asking ? (
          <OwnLoginModal
            onOpened={() => {
              reload()
              void waiting.send()
            }}
            onClose={() => setAsking(false)}
          />
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
