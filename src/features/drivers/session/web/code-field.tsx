import { useState } from 'react'
import { useSendsLetters } from '#features/settings/web/public-driver.tsx'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { sendEntryCode } from '../contract.ts'
import { dialogTexts } from '../texts-dialogs.ts'

interface CodeFieldProps {
  readonly code: string
  readonly onCode: (code: string) => void
  /** Of the driver who may have the code sent; left out where it is the office's to give. */
  readonly phone?: string | undefined
}

/** For the code that lets a new device be heard while too many wrong tries keep strangers out (Q22). */
export function CodeField({ code, onCode, phone }: CodeFieldProps) {
  const sendsLetters = useSendsLetters()
  const [told, setTold] = useState<string>()
  const [sending, setSending] = useState(false)
  const send = async () => {
    if (phone === undefined) return
    setSending(true)
    const answer = await call(sendEntryCode, { phone })
    setSending(false)
    setTold(answer.ok ? dialogTexts.codeSent : answer.failure.msg)
  }
  return (
    <>
      <TextField
        label={dialogTexts.code}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={code}
        onText={onCode}
      />
      {phone === undefined ? null : !sendsLetters ? (
        <p className="field-note">{dialogTexts.codeByOffice}</p>
      ) : (
        <Button type="button" disabled={sending} onClick={() => void send()}>
          {dialogTexts.sendCode}
        </Button>
      )}
      <p role="status">{told}</p>
    </>
  )
}
