import { useEffect, useState } from 'react'
import { OfficeLine } from '#features/settings/web/public-driver.tsx'
import type { FailureCodeOf } from '#platform/pure/endpoint.ts'
import { type CallFailure, call } from '#platform/web/call.ts'
import { recall, remember } from '#platform/web/device-memory.ts'
import { noteDevice } from '#platform/web/own-things.ts'
import { newRequestId } from '#platform/web/request-id.ts'
import { PAGE_LANGUAGE } from '#platform/web/texts.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { openByLink } from '../contract-links.ts'
import { type LinkGoal, readLinkHash } from '../domain/entry-link.ts'
import { dialogTexts } from '../texts-dialogs.ts'
import { linkTexts as texts } from '../texts-links.ts'
import '#platform/web/ui/text-field.css'
import './entry-link.css'

const CALENDAR = '/kalendarz-pracy'
const PAGES: Readonly<Record<LinkGoal, string>> = { calendar: CALENDAR, form: '/' }

interface EntryLinkProps {
  /** Who runs the fleet, as it says itself beside its address; empty where it says nothing. */
  readonly fleet: string
}

/**
 * The page behind a link in a letter or an SMS. It names the fleet and nobody; one tap lets the device in.
 * Opening it alone does nothing, since programs that look through messages open links too. The key stands
 * behind the '#', goes out in a body, and leaves the address then.
 */
export function EntryLink({ fleet }: EntryLinkProps) {
  const [link, setLink] = useState<ReturnType<typeof readLinkHash>>()
  const [isShared, setIsShared] = useState(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  const [host, setHost] = useState('')

  useEffect(() => {
    const read = () => {
      const found = location.hash.slice(1)
      // The address that was emptied below is no other link.
      if (found === '' && history.state === EMPTIED) return
      setLink(readLinkHash(found))
      setFailure(undefined)
    }
    setHost(location.host)
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  async function enter() {
    if (sending || !link?.key) return
    setSending(true)
    setFailure(undefined)
    const opened = await call(openByLink, { key: link.key, device: ownName(), shared: isShared })
    if (!opened.ok && !isDead(opened.failure)) {
      setSending(false)
      return setFailure(opened.failure)
    }
    history.replaceState(EMPTIED, '', location.pathname)
    if (opened.ok) {
      noteDevice(isShared, opened.value.me)
      return location.replace(PAGES[link.goal])
    }
    setSending(false)
    setFailure(opened.failure)
  }

  const isOver = failure !== undefined && isDead(failure)
  const lacksKey = link?.key === ''
  return (
    <main className="message entry-link">
      <h1>{texts.title}</h1>
      <p className="entry-fleet">
        <span>{texts.fleet}</span> <b translate="no">{host}</b>
      </p>
      {fleet !== '' && (
        <div>
          {PAGE_LANGUAGE !== 'pl' && <p className="field-note">{texts.ofFleet}</p>}
          <p className="field-note as-typed" lang="pl">
            {fleet}
          </p>
        </div>
      )}
      <div role="alert">{failure && <p>{failure.msg}</p>}</div>
      {lacksKey && <p>{texts.noKey}</p>}
      {isOver || lacksKey ? (
        <>
          <a className="button button-primary" href={CALENDAR}>
            {texts.logIn}
          </a>
          <OfficeLine />
        </>
      ) : (
        <>
          <p>{texts.lead}</p>
          <Button kind="primary" data-early="enter" disabled={sending} onClick={() => void enter()}>
            {sending ? texts.entering : link?.goal === 'form' ? texts.enterForm : texts.enter}
          </Button>
          <label className="check">
            <input
              type="checkbox"
              checked={isShared}
              onChange={(event) => setIsShared(event.target.checked)}
            />
            <span>{dialogTexts.sharedDevice}</span>
          </label>
          <p className="field-note">{isShared ? dialogTexts.sharedDeviceNote : texts.stays}</p>
        </>
      )}
    </main>
  )
}

/** The link itself is over, and no other try will open it. */
function isDead({ code }: CallFailure): boolean {
  return code in DEAD
}

/** A new failure of the call is to be named here too. */
const DEAD: Readonly<Record<FailureCodeOf<typeof openByLink>, true>> = {
  dead_link: true,
  link_expired: true,
  link_used_up: true,
}

/** What the address's state is once the key has left it. */
const EMPTIED = 'emptied'

let name: string | undefined

/** By which this device is counted once, however often its driver comes by a link. */
function ownName(): string {
  name ??= recall(
    'entry-device',
    (value): value is string => typeof value === 'string' && /^\w{32}$/.test(value),
  )
  name ??= newRequestId()
  remember('entry-device', name)
  return name
}
