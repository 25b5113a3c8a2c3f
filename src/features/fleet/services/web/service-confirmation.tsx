import { type ReactNode, useEffect, useState } from 'react'
import { parseDate } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { call } from '#platform/web/call.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { serviceOfLink } from '../contract.ts'
import { confirmationTexts as texts } from '../texts-driver.ts'
import { ConfirmationUnderWay } from './confirmation-under-way.tsx'
import { wasWaiting } from './confirming.ts'
import './service-confirmation.css'

type Service = NonNullable<OutputOf<typeof serviceOfLink>['service']>

/** `undefined`: asked for; `unseen`: nobody answered; `null`: no service has this link. */
type Seen = Service | 'unseen' | null | undefined

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

  if (pressed) return <ConfirmationUnderWay linkKey={linkKey} />
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
        </>
      )}
    </main>
  )
}

function isToConfirm(seen: Seen): boolean {
  return typeof seen === 'object' && seen !== null && !seen.confirmed && !seen.past
}

function stateOf(seen: Seen): string {
  if (seen === undefined || isToConfirm(seen)) return 'working'
  return typeof seen === 'object' && seen?.confirmed && !seen.past ? 'done' : 'waiting'
}

function Words({ seen }: { readonly seen: Seen }) {
  if (seen === undefined) return <h1>{texts.looking}</h1>
  if (seen === 'unseen') return <Told title={texts.unseen} lead={texts.unseenLead} />
  if (seen === null) return <Told title={texts.dead} lead={texts.deadLead} />
  const visit = <Visit service={seen} />
  if (seen.past)
    return (
      <Told title={texts.past} lead={texts.pastLead}>
        {visit}
      </Told>
    )
  if (seen.confirmed)
    return (
      <Told title={texts.thanks} lead={texts.confirmed}>
        {visit}
      </Told>
    )
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
  readonly children?: ReactNode
}

function Told({ title, lead, children }: ToldProps) {
  return (
    <>
      <h1>{title}</h1>
      {children}
      <p>{lead}</p>
    </>
  )
}

function Visit({ service: { reg, date, hour, place } }: { readonly service: Service }) {
  const day = parseDate(date)
  return (
    <dl>
      <div>
        <dt>{texts.car}</dt>
        <dd translate="no">{reg}</dd>
      </div>
      <div>
        <dt>{texts.day}</dt>
        <dd>{day ? spokenDate(day) : date}</dd>
      </div>
      <div>
        <dt>{texts.hour}</dt>
        <dd>{hour}</dd>
      </div>
      {place !== '' && (
        <div>
          <dt>{texts.place}</dt>
          <dd>{place}</dd>
        </div>
      )}
    </dl>
  )
}
