import { useState } from 'react'
import { useSendsLetters, useSendsPin } from '#features/settings/web/public-driver.tsx'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { sendPinAgain } from '../contract.ts'
import { dialogTexts } from '../texts-dialogs.ts'

/** 'Wyślij mi PIN'. It says alike whether anybody has the number. @param phone as typed so far, once whole */
export function SendPin({ phone }: { readonly phone: string | undefined }) {
  const [told, setTold] = useState<string>()
  const [sending, setSending] = useState(false)
  const sendsPin = useSendsPin()
  const sendsLetters = useSendsLetters()
  async function send() {
    if (sending) return
    if (phone === undefined) return setTold(dialogTexts.sendPinNeedsPhone)
    setSending(true)
    setTold(undefined)
    const answer = await call(sendPinAgain, { phone })
    setSending(false)
    const sent = sendsLetters ? dialogTexts.pinSent : dialogTexts.pinSentBySms
    setTold(answer.ok ? sent : answer.failure.msg)
  }
  if (!sendsPin) return <p className="field-note">{dialogTexts.pinByOffice}</p>
  return (
    <>
      <Button kind="quiet" className="pin-send" disabled={sending} onClick={() => void send()}>
        {dialogTexts.sendPin}
      </Button>
      <p className="field-note" role="status">
        {told}
      </p>
    </>
  )
}
