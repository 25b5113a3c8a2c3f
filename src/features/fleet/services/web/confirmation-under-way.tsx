import { useEffect, useRef, useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { serviceOfLink } from '../contract.ts'
import { confirmationTexts } from '../texts-driver.ts'
import { ConfirmedWords } from './confirmed-words.tsx'
import {
  type Confirming,
  type RunningConfirmation,
  sendConfirmation,
  startConfirming,
  wasWaiting,
} from './confirming.ts'
import { type LinkedService, VisitFacts } from './visit-facts.tsx'

interface ConfirmationProps {
  /** The last part of `/ps/{id}`. */
  readonly linkKey: string
  /** What the driver saw before the press; undefined where the page was loaded anew since. */
  readonly seen: LinkedService | undefined
}

/**
 * The driver confirms (Spec 2 §2 'Service confirmation page'): says thanks whatever the server thinks of the
 * link, but only once the server has been told (D27). What was confirmed stays in sight.
 */
export function ConfirmationUnderWay({ linkKey, seen }: ConfirmationProps) {
  const [state, setState] = useState<Confirming>('working')
  const [service, setService] = useState(seen)
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

  // It may have been moved or called off since it was seen.
  useEffect(() => {
    if (state !== 'done') return
    void call(serviceOfLink, { uuid: linkKey }).then((result) => {
      if (result.ok) setService(result.value.service ?? undefined)
    })
  }, [state, linkKey])

  return (
    <main className="message">
      <div role="status" className="service-confirmation" data-state={state}>
        <Words state={state} service={service} />
      </div>
      {state === 'waiting' && (
        <Button kind="primary" onClick={() => running.current?.hurry()}>
          {confirmationTexts.again}
        </Button>
      )}
    </main>
  )
}

interface WordsProps {
  readonly state: Confirming
  readonly service: LinkedService | undefined
}

function Words({ state, service }: WordsProps) {
  switch (state) {
    case 'working':
      return (
        <>
          <h1>{confirmationTexts.working}</h1>
          {service && <VisitFacts service={service} />}
        </>
      )
    case 'waiting':
      return (
        <>
          <h1>{confirmationTexts.waiting}</h1>
          {service && <VisitFacts service={service} />}
          <p>{confirmationTexts.unreached}</p>
        </>
      )
    case 'done':
      return <ConfirmedWords service={service} />
  }
}
