import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm, tellInFields } from '#platform/web/admin-ui/form-failure.ts'
import { type CallFailure, call } from '#platform/web/call.ts'
import { createFirstAdministrator, logIn } from '../contract.ts'
import { authTexts } from '../texts.ts'
import { accountTexts } from '../texts-screens.ts'
import type { Me } from './me.ts'

interface FirstStartFormProps {
  onLogin(user: Me): void
  onAlreadyStarted(): void
}

/** The first administrator, made by whoever can read the one-time code on the server's console (D28). */
export function FirstStartForm({ onLogin, onAlreadyStarted }: FirstStartFormProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const [busy, setBusy] = useState(false)
  const form = useForm({ initialValues: { code: '', login: '', name: '', password: '' } })

  const submit = form.onSubmit(async (values) => {
    setBusy(true)
    setFailure(undefined)
    const made = await call(createFirstAdministrator, values)
    const entered = made.ok
      ? await call(logIn, { login: values.login, password: values.password })
      : undefined
    setBusy(false)
    if (entered?.ok) return onLogin(entered.value.user)
    if (made.ok || made.failure.code === 'already_started') return onAlreadyStarted()
    if (made.failure.code === 'password_too_weak') return tellInFields(form, { password: made.failure.msg })
    setFailure(showInForm(form, made.failure))
  })

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FailureAlert failure={failure} />
        <TextInput
          label={accountTexts.startCode}
          description={accountTexts.startCodeHint}
          size="md"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('code')}
        />
        <TextInput
          label={accountTexts.fullName}
          size="md"
          autoComplete="name"
          {...form.getInputProps('name')}
        />
        <TextInput
          label={accountTexts.login}
          size="md"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('login')}
        />
        <PasswordInput
          label={accountTexts.password}
          description={authTexts.passwordHint}
          size="md"
          autoComplete="new-password"
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={busy} fullWidth mt={4}>
          {accountTexts.createAdministrator}
        </Button>
      </Stack>
    </form>
  )
}
