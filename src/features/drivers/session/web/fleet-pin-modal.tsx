import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { openFleetCalendar } from '../contract.ts'
import { dialogTexts } from '../texts-dialogs.ts'
import { CodeField } from './code-field.tsx'
import { PinBoxes } from './pin-boxes.tsx'
import type { PinModalProps } from './pin-modal-props.ts'
import { NO_DIGITS, wholePin } from './pin-typing.ts'

/** Asks for the fleet's PIN; the server remembers by a cookie that it was right (D13). */
export function FleetPinModal({ onOpened, onClose }: PinModalProps) {
  const [digits, setDigits] = useState(NO_DIGITS)
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [checking, setChecking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const formId = useId()
  const pin = wholePin(digits)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (pin === undefined || checking) return
    setChecking(true)
    setProblem(undefined)
    const result = await call(openFleetCalendar, { pin, ...(code === '' ? {} : { code }) })
    setChecking(false)
    if (result.ok) return onOpened()
    setProblem(result.failure.msg)
    // Nobody has looked at the PIN yet: it stands there for the next try, with the code.
    if (result.failure.code === 'too_many_tries') setAsksCode(true)
    else reset()
  }

  function reset() {
    setDigits(NO_DIGITS)
    form.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  }

  return (
    <Dialog
      title={dialogTexts.pinTitle}
      className="pin-modal"
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              setProblem(undefined)
              reset()
            }}
          >
            {dialogTexts.reset}
          </Button>
          <Button kind="primary" type="submit" form={formId} disabled={pin === undefined || checking}>
            {checking ? dialogTexts.checking : dialogTexts.next}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={(event) => void submit(event)}>
        <p>{dialogTexts.pinLead}</p>
        <PinBoxes
          digits={digits}
          onDigits={setDigits}
          errorId={problem ? `${formId}-problem` : undefined}
          isFirst
        />
        {asksCode ? <CodeField code={code} onCode={setCode} /> : null}
        <p className="field-error pin-problem" id={`${formId}-problem`} role="alert">
          {problem}
        </p>
      </form>
    </Dialog>
  )
}
