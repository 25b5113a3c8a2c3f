import { useCallback, useEffect, useState } from 'react'
import { type CallFailure, call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { useAnnouncer } from '#platform/web/ui/toast.tsx'
import {
  downloadOwnCalendar,
  getCalendarSubscription,
  renewCalendarSubscription,
  revokeCalendarSubscription,
} from '../contract.ts'
import { calendarTexts } from './calendar-texts.ts'

interface PhoneCalendarProps {
  /** The session has ended meanwhile. */
  readonly onLocked: () => void
}

/** The own shifts in the phone's calendar: as a file, or under an address that it looks up by itself. */
export function PhoneCalendar({ onLocked }: PhoneCalendarProps) {
  /** Undefined until it is known: a new address would end one that is in use. */
  const [address, setAddress] = useState<string | null>()
  const [failure, setFailure] = useState<CallFailure>()
  const [revoking, setRevoking] = useState(false)
  const { toast } = useAnnouncer()

  const look = useCallback(async () => {
    setFailure(undefined)
    const result = await call(getCalendarSubscription, {})
    if (result.ok) setAddress(result.value.url)
    else if (result.failure.status === 401) onLocked()
    else setFailure(result.failure)
  }, [onLocked])

  useEffect(() => void look(), [look])

  function tell(refused: CallFailure) {
    if (refused.status === 401) onLocked()
    else toast(refused.msg)
  }

  async function create() {
    const result = await call(renewCalendarSubscription, {})
    if (result.ok) setAddress(result.value.url)
    else tell(result.failure)
  }

  async function copy(text: string) {
    // The clipboard is closed to pages without TLS.
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
    toast(copied ? calendarTexts.copied : calendarTexts.copyFailed)
  }

  async function revoke() {
    setRevoking(false)
    const result = await call(revokeCalendarSubscription, {})
    if (!result.ok) return tell(result.failure)
    setAddress(null)
    toast(calendarTexts.revoked)
  }

  return (
    <section className="phone-calendar">
      <h2>{calendarTexts.phoneCalendar}</h2>
      <p>{calendarTexts.phoneCalendarLead}</p>
      {address && (
        <TextField
          label={calendarTexts.address}
          note={calendarTexts.addressNote}
          readOnly
          value={address}
          onText={() => undefined}
          onFocus={(event) => event.target.select()}
        />
      )}
      {address && isAndroid() && <p className="field-note">{calendarTexts.onAndroid}</p>}
      {failure && <p role="alert">{`${calendarTexts.addressFailed} ${failure.msg}`}</p>}
      <div className="phone-calendar-acts">
        <a className="button" href={downloadOwnCalendar.path} download>
          {calendarTexts.download}
        </a>
        {failure && <Button onClick={() => void look()}>{calendarTexts.again}</Button>}
        {address === null && <Button onClick={() => void create()}>{calendarTexts.createAddress}</Button>}
        {address && (
          <>
            <Button onClick={() => void copy(address)}>{calendarTexts.copy}</Button>
            {!isAndroid() && (
              <a className="button" href={address.replace(/^https?:/, 'webcal:')}>
                {calendarTexts.openInPhone}
              </a>
            )}
            <Button kind="quiet" onClick={() => setRevoking(true)}>
              {calendarTexts.revoke}
            </Button>
          </>
        )}
      </div>
      {revoking && (
        <Dialog
          title={calendarTexts.revokeTitle}
          role="alertdialog"
          onClose={() => setRevoking(false)}
          footer={
            <>
              <Button onClick={() => setRevoking(false)}>{calendarTexts.cancel}</Button>
              <Button kind="primary" onClick={() => void revoke()}>
                {calendarTexts.revoke}
              </Button>
            </>
          }
        >
          <p>{calendarTexts.revokeLead}</p>
        </Dialog>
      )}
    </section>
  )
}

/** Nothing there answers to `webcal:`. Asked only once the address is there, so never on the server. */
function isAndroid(): boolean {
  return /Android/.test(navigator.userAgent)
}
