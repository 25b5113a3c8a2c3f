import { type ReactNode, useEffect, useState } from 'react'
import { OfficeLine } from '#features/settings/web/public-driver.tsx'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { serviceOfLink } from '../contract.ts'
import { confirmationTexts as texts } from '../texts-driver.ts'
import { ConfirmationUnderWay } from './confirmation-under-way.tsx'
import { ConfirmedWords } from './confirmed-words.tsx'
import { wasWaiting } from './confirming.ts'
import { type LinkedService, VisitFacts } from './visit-facts.tsx'
import './service-confirmation.css'

/** `undefined`: asked for; `unseen`: nobody answered; `null`: no service has this link. */
type Seen = LinkedService | 'unseen' | null | undefined

/**
 * The driver has opened the link: sees which car is due when, and confirms by a press. Opening confirms
 * nothing, since a preview of the message, or a child with the phone, opens links too (0027).
 * @param linkKey the last part of `/ps/{id}`
 */
export function ServiceConfirmation({ linkKey }: { readonly linkKey: string }) {
  const [seen, setSeen] = useState<Seen>()
  const [tries, setTries] = useState(0)
  const [pressed, setPressed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try looks again
  useEffect(() => {
    // What was pressed before and has not arrived yet goes on.
    if (wasWaiting(linkKey)) return setPressed(true)
    let isOver = false
    setSeen(undefined)
    void call(serviceOfLink, { uuid: linkKey }).then((result) => {
      if (!isOver) setSeen(result.ok ? result.value.service : 'unseen')
    })
    return () => {
      isOver = true
    }
  }, [linkKey, tries])

  const isUnseen = seen === 'unseen'
  useEffect(() => {
    if (!isUnseen) return
    const lookAgain = (): void => {
      if (document.visibilityState === 'visible') setTries((before) => before + 1)
    }
    addEventListener('online', lookAgain)
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      removeEventListener('online', lookAgain)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [isUnseen])

  if (pressed) return <ConfirmationUnderWay linkKey={linkKey} seen={isService(seen) ? seen : undefined} />
  return (
    <main className="message">
      <div role="status" className="service-confirmation" data-state={stateOf(seen)}>
        <Words seen={seen} />
      </div>
      {seen === 'unseen' && (
        <Button kind="primary" onClick={() => setTries(tries + 1)}>
          {texts.again}
        </Button>
      )}
      {isToConfirm(seen) && (
        <>
          <Button kind="primary" onClick={() => setPressed(true)}>
            {texts.confirm}
          </Button>
          <p>{texts.otherwise}</p>
          <OfficeLine />
        </>
      )}
    </main>
  )
}

function isService(seen: Seen): seen is LinkedService {
  return typeof seen === 'object' && seen !== null
}

function isToConfirm(seen: Seen): boolean {
  return isService(seen) && !seen.confirmed && !seen.past
}

function stateOf(seen: Seen): string {
  if (seen === undefined || isToConfirm(seen)) return 'working'
  return isService(seen) && seen.confirmed && !seen.past ? 'done' : 'waiting'
}

function Words({ seen }: { readonly seen: Seen }) {
  if (seen === undefined) return <h1>{texts.looking}</h1>
  if (seen === 'unseen') return <Told title={texts.unseen} lead={texts.unseenLead} />
  if (seen === null) return <Told title={texts.dead} lead={texts.deadLead} office />
  const visit = <VisitFacts service={seen} />
  if (seen.past)
    return (
      <Told title={texts.past} lead={texts.pastLead} office>
        {visit}
      </Told>
    )
  if (seen.confirmed) return <ConfirmedWords service={seen} />
  return (
    <>
      <h1>{texts.ask}</h1>
      {visit}
    </>
  )
}

interface ToldProps {
  readonly title: string
  readonly lead: string
  /** It sends the driver to the office. */
  readonly office?: boolean
  readonly children?: ReactNode
}

function Told({ title, lead, office = false, children }: ToldProps) {
  return (
    <>
      <h1>{title}</h1>
      {children}
      <p>{lead}</p>
      {office && <OfficeLine />}
    </>
  )
}
