import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { type CallFailure, call } from '#platform/web/call.ts'
import { logIn } from '../contract.ts'
import { doorTexts } from '../texts-doors.ts'
import { accountTexts } from '../texts-screens.ts'
import { secondFactorTexts } from '../texts-second-factor.ts'
import type { Me } from './me.ts'

interface LoginFormProps {
  /** The only login that will do: someone's session has ended in the middle of work. */
  readonly onlyLogin?: string
  /** @param tooWeak the password is from before today's rule */
  onLogin(user: Me, tooWeak: boolean): void
}

/** Login and password; a wrong pair and a throttled try are told in the catalogue's words (Spec 1 §8). */
export function LoginForm({ onlyLogin, onLogin }: LoginFormProps) {
  const [login, setLogin] = useState(onlyLogin ?? '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const [second, setSecond] = useState('')
  const [needsSecond, setNeedsSecond] = useState(false)
  const [failure, setFailure] = useState<CallFailure>()
  const [busy, setBusy] = useState(false)
  const passwordField = useRef<HTMLInputElement>(null)
  const secondField = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    const result = await call(logIn, {
      login: login.trim(),
      password,
      ...(code === '' ? {} : { code }),
      ...(needsSecond ? { secondFactor: second.trim() } : {}),
    })
    setBusy(false)
    if (result.ok) return onLogin(result.value.user, result.value.passwordTooWeak === true)
    if (result.failure.code === 'too_many_tries') setAsksCode(true)
    const asksForSecond = result.failure.code === 'second_factor_needed'
    if (asksForSecond) setNeedsSecond(true)
    // The first time the field itself asks; it is no failure that the page did not know.
    setFailure(asksForSecond && !needsSecond ? undefined : result.failure)
    const { code: why, fields } = result.failure
    if (asksForSecond || why === 'wrong_second_factor' || fields?.secondFactor)
      setTimeout(() => secondField.current?.select())
    else passwordField.current?.select()
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {failure ? <Alert role="alert" color="red" icon={<IconAlertTriangle />} title={failure.msg} /> : null}
        <TextInput
          label={accountTexts.login}
          name="login"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          size="md"
          value={login}
          readOnly={onlyLogin !== undefined}
          onChange={(event) => {
            setLogin(event.currentTarget.value)
            setNeedsSecond(false)
          }}
          error={failure?.fields?.login}
          data-autofocus={onlyLogin === undefined || undefined}
        />
        <PasswordInput
          ref={passwordField}
          label={accountTexts.password}
          name="password"
          autoComplete="current-password"
          size="md"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={failure?.fields?.password}
          data-autofocus={onlyLogin !== undefined || undefined}
        />
        {needsSecond ? (
          <TextInput
            ref={secondField}
            label={secondFactorTexts.code}
            description={secondFactorTexts.codeHint}
            name="second-factor"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            size="md"
            value={second}
            onChange={(event) => setSecond(event.currentTarget.value)}
            error={failure?.fields?.secondFactor}
          />
        ) : null}
        {asksCode ? (
          <TextInput
            label={doorTexts.field}
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={20}
            size="md"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        ) : null}
        <Button type="submit" size="md" loading={busy} fullWidth mt={4}>
          {accountTexts.logIn}
        </Button>
      </Stack>
    </form>
  )
}
