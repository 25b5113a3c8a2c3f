import { useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { WrenchIcon } from '#platform/web/ui/more-icons.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import { confirmOwnService } from '../contract-own.ts'
import { ownServiceTexts as texts } from '../texts-own.ts'
import './own-service.css'

interface OwnServiceProps {
  readonly visit: {
    readonly id: string
    /** YYYY-MM-DD */
    readonly date: string
    readonly hour: string
    readonly place: string
    readonly confirmed: boolean
    readonly past: boolean
  }
  /** To be asked for anew; undefined where this was kept from before, and nothing can be done. */
  readonly onLook: (() => Promise<void>) | undefined
  readonly onLocked: () => void
}

/** The service of the next shift's car, confirmed by a press as behind the link of its message. */
export function OwnService({ visit, onLook, onLocked }: OwnServiceProps) {
  const { id, date, hour, place, confirmed, past } = visit
  const [sending, setSending] = useState(false)
  const { toast } = useAnnouncer()
  async function confirm() {
    if (sending) return
    setSending(true)
    const result = await call(confirmOwnService, { id, date, hour, place })
    if (!result.ok && result.failure.status === 401) return onLocked()
    toast(result.ok ? texts.done : result.failure.msg)
    // Refused is what has changed meanwhile.
    if (result.ok || result.failure.status === 404 || result.failure.status === 409) await onLook?.()
    setSending(false)
  }
  return (
    <li className="own-service">
      <WrenchIcon />
      <span>
        <b>{texts.title(hour)}</b>
        {place !== '' && <small translate="no">{place}</small>}
      </span>
      {confirmed ? (
        <em>{texts.confirmed}</em>
      ) : past || !onLook ? null : (
        <Button aria-label={texts.confirmNamed(hour)} disabled={sending} onClick={() => void confirm()}>
          {sending ? texts.sending : texts.confirm}
        </Button>
      )}
    </li>
  )
}
