import { type FormEvent, useId, useState } from 'react'
import { call } from '#platform/web/call.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Dialog } from '#platform/web/ui/dialog.tsx'
import { TextField } from '#platform/web/ui/text-field.tsx'
import { checkFuel } from '../contract.ts'
import { fuelPageTexts as texts } from './fuel-texts.ts'

interface PasswordModalProps {
  onOpened(): void
  onClose(): void
}

/** Asks for the shared password; says whether it was wrong, throttled, or a fault (D35). */
export function PasswordModal({ onOpened, onClose }: PasswordModalProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [checking, setChecking] = useState(false)
  const formId = useId()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (checking) return
    if (password === '') return setProblem(texts.enterPassword)
    setChecking(true)
    setProblem(undefined)
    const result = await call(checkFuel, { password, ...(code === '' ? {} : { code }) })
    setChecking(false)
    if (result.ok) return onOpened()
    if (result.failure.code === 'too_many_tries') setAsksCode(true)
    setProblem(Object.values(result.failure.fields ?? {})[0] ?? result.failure.msg)
  }

  return (
    <Dialog
      title={texts.passwordTitle}
      onClose={onClose}
      footer={
        <Button kind="primary" type="submit" form={formId} disabled={checking}>
          {checking ? texts.checking : texts.open}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <p>{texts.passwordLead}</p>
        <TextField
          label={texts.password}
          type="password"
          autoComplete="current-password"
          data-first
          value={password}
          onText={setPassword}
          error={problem}
        />
        {asksCode ? (
          <TextField
            label={texts.code}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            value={code}
            onText={setCode}
          />
        ) : null}
        <div className="hidden-text" role="alert">
          {problem}
        </div>
      </form>
    </Dialog>
  )
}
