import { useEffect, useRef, useState } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { confirmationTexts } from '../texts-driver.ts'
import {
  type Confirming,
  type RunningConfirmation,
  sendConfirmation,
  startConfirming,
  wasWaiting,
} from './confirming.ts'

/**
 * The driver confirms (Spec 2 §2 'Service confirmation page'): says thanks whatever the server thinks of the
 * link, but only once the server has been told (D27).
 * @param linkKey the last part of `/ps/{id}`
 */
export function ConfirmationUnderWay({ linkKey }: { readonly linkKey: string }) {
  const [state, setState] = useState<Confirming>('working')
  const running = useRef<RunningConfirmation>(undefined)

  useEffect(() => {
    if (wasWaiting(linkKey)) setState('waiting')
    const confirmation = startConfirming({
      send: () => sendConfirmation(linkKey),
      tell: setState,
      later: (milliseconds, then) => {
        const timer = setTimeout(then, milliseconds)
        return () => clearTimeout(timer)
      },
    })
    running.current = confirmation
    const whenSeen = (): void => {
      if (document.visibilityState === 'visible') confirmation.hurry()
    }
    addEventListener('online', confirmation.hurry)
    document.addEventListener('visibilitychange', whenSeen)
    return () => {
      confirmation.stop()
      removeEventListener('online', confirmation.hurry)
      document.removeEventListener('visibilitychange', whenSeen)
    }
  }, [linkKey])

  return (
    <main className="message">
      <div role="status" className="service-confirmation" data-state={state}>
        <Words state={state} />
      </div>
      {state === 'waiting' && (
        <Button kind="primary" onClick={() => running.current?.hurry()}>
          {confirmationTexts.again}
        </Button>
      )}
    </main>
  )
}

function Words({ state }: { readonly state: Confirming }) {
  switch (state) {
    case 'working':
      return <h1>{confirmationTexts.working}</h1>
    case 'waiting':
      return (
        <>
          <h1>{confirmationTexts.waiting}</h1>
          <p>{confirmationTexts.unreached}</p>
        </>
      )
    case 'done':
      return (
        <>
          <h1>{confirmationTexts.thanks}</h1>
          <p>{confirmationTexts.confirmed}</p>
        </>
      )
  }
}
