import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { OfficeLine, useSendsPin } from '#features/settings/web/public-driver.tsx'
import { behindPrefix, hasOwnPrefix, normalizePhone } from '#kernel/phone.ts'
import { call } from '#platform/web/call.ts'
import { isAnyWaiting, noteDevice, owner, ownerPhone } from '#platform/web/own-things.ts'
import { recallPerson } from '#platform/web/person-memory.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { openOwnCalendar } from '../contract.ts'
import { sessionTexts } from '../texts.ts'
import { dialogTexts } from '../texts-dialogs.ts'
import { CodeField } from './code-field.tsx'
import { hasLeft } from './leave-device.ts'
import { useLogInLead } from './log-in-lead.ts'
import { PinBoxes } from './pin-boxes.tsx'
import type { PinModalProps } from './pin-modal-props.ts'
import { NO_DIGITS, wholePin } from './pin-typing.ts'
import { SendPin } from './send-pin.tsx'

interface OwnLoginProps extends PinModalProps {
  readonly title?: string
  /** Why it is asked for now; empty where nothing is to be said. */
  readonly before?: string
}

/** Asks for phone and PIN (Spec 1 §2, 'Driver personal calendar screen'). */
export function OwnLoginModal({
  title = dialogTexts.logInTitle,
  before = '',
  onOpened,
  onClose,
}: OwnLoginProps) {
  // What this phone was told to remember need not be typed once more.
  const [remembered] = useState(() => ownerPhone() || (recallPerson()?.phone ?? ''))
  // Who has logged out here is nobody's owner any more.
  const [isEnded] = useState(() => owner() !== undefined && !hasLeft())
  const [isWaiting] = useState(isAnyWaiting)
  const [phone, setPhone] = useState(remembered)
  const [digits, setDigits] = useState(NO_DIGITS)
  const [code, setCode] = useState('')
  const [isShared, setIsShared] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [checking, setChecking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const told = useRef<HTMLParagraphElement>(null)
  const formId = useId()
  const sendsPin = useSendsPin()
  const lead = useLogInLead()
  const pin = wholePin(digits)
  // Behind the bar at the bottom of a small screen nobody would see why nothing opens.
  useEffect(() => {
    if (problem) told.current?.scrollIntoView({ block: 'center' })
  }, [problem])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (checking) return
    const whole = normalizePhone(behindPrefix(phone))
    if (pin === undefined || whole === undefined) return setProblem(sessionTexts.wrongPinOrPhone)
    setChecking(true)
    setProblem(undefined)
    const result = await call(openOwnCalendar, {
      ...{ phone: whole, pin, shared: isShared },
      ...(code === '' ? {} : { code }),
    })
    setChecking(false)
    if (result.ok) {
      noteDevice(isShared, result.value.me, whole)
      return onOpened()
    }
    setProblem(result.failure.msg)
    // Nobody has looked at the PIN yet: it stands there for the next try, with the code.
    if (result.failure.code === 'too_many_tries') return setAsksCode(true)
    setDigits(NO_DIGITS)
    form.current?.querySelector<HTMLElement>('.pin-box')?.focus()
  }

  return (
    <Dialog
      title={title}
      className="pin-modal"
      onClose={onClose}
      footer={
        <>
          <Button
            onClick={() => {
              setPhone('')
              setDigits(NO_DIGITS)
              setProblem(undefined)
            }}
          >
            {dialogTexts.reset}
          </Button>
          <Button kind="primary" type="submit" form={formId} disabled={checking}>
            {checking ? dialogTexts.checking : dialogTexts.next}
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} onSubmit={(event) => void submit(event)} noValidate>
        {before || isEnded ? (
          <div role="status">
            {isEnded ? <p>{dialogTexts.ended}</p> : null}
            {before ? <p>{before}</p> : isWaiting ? <p>{dialogTexts.waits}</p> : null}
          </div>
        ) : null}
        <p>{lead}</p>
        {sendsPin ? <p className="field-note">{dialogTexts.forgotten}</p> : null}
        <OfficeLine />
        <TextField
          label={dialogTexts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={24}
          {...(remembered === '' ? { 'data-first': '' } : {})}
          {...(hasOwnPrefix(phone) ? {} : { fixedStart: dialogTexts.prefix, note: dialogTexts.phoneNote })}
          value={phone}
          onText={setPhone}
        />
        <p className="field-label">{dialogTexts.pin}</p>
        <PinBoxes
          digits={digits}
          onDigits={setDigits}
          errorId={problem ? `${formId}-problem` : undefined}
          isFirst={remembered !== ''}
        />
        <p className="field-error pin-problem" id={`${formId}-problem`} role="alert" ref={told}>
          {problem}
        </p>
        {problem === sessionTexts.wrongPinOrPhone ? (
          <p className="field-note">{dialogTexts.leftFleet}</p>
        ) : null}
        {asksCode ? (
          <CodeField code={code} onCode={setCode} phone={normalizePhone(behindPrefix(phone))} />
        ) : null}
        <SendPin phone={normalizePhone(behindPrefix(phone))} />
        {asksCode ? <p className="field-note">{dialogTexts.pinAlone}</p> : null}
        <label className="check">
          <input type="checkbox" checked={isShared} onChange={(event) => setIsShared(event.target.checked)} />
          <span>{dialogTexts.sharedDevice}</span>
        </label>
        {isShared ? <p className="field-note">{dialogTexts.sharedDeviceNote}</p> : null}
      </form>
    </Dialog>
  )
}
