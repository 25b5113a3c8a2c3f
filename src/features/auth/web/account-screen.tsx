import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong, showInForm, tellInFields } from '#platform/web/admin-ui/form-failure.ts'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { changeOwnPassword } from '../contract.ts'
import { authTexts } from '../texts.ts'
import { accountTexts } from '../texts-screens.ts'
import { useMe } from './me.ts'
import { SecondFactorPanel } from './second-factor-panel.tsx'

/** Who one is, and a new password for oneself. */
export function AccountScreen() {
  const me = useMe()
  return (
    <>
      <PageHeader title={accountTexts.account} description={accountTexts.whoIAm(me)} />
      <Stack gap="lg" maw={520}>
        <Panel title={accountTexts.passwordChange} description={accountTexts.passwordChangeHint}>
          <PasswordForm login={me.login} />
        </Panel>
        <SecondFactorPanel login={me.login} />
      </Stack>
    </>
  )
}

function PasswordForm({ login }: { readonly login: string }) {
  const [failure, setFailure] = useState<CallFailure>()
  const [done, setDone] = useState(false)
  const change = useAct(changeOwnPassword, { showsFailure: true })
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '', again: '' },
    validate: {
      again: (again, values) => (again === values.newPassword ? null : accountTexts.twoPasswords),
    },
  })

  const submit = form.onSubmit(async ({ currentPassword, newPassword }) => {
    setDone(false)
    setFailure(undefined)
    const result = await change.run({ currentPassword, newPassword })
    if (!result.ok) {
      const { code, msg } = result.failure
      if (code === 'wrong_login') return tellInFields(form, { currentPassword: msg })
      if (code === 'password_too_weak') return tellInFields(form, { newPassword: msg })
      return setFailure(showInForm(form, result.failure))
    }
    form.reset()
    setDone(true)
    toastDone(accountTexts.passwordChanged)
  }, focusFirstWrong)

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <FailureAlert failure={failure} />
        <input type="hidden" name="username" autoComplete="username" value={login} readOnly />
        <PasswordInput
          label={accountTexts.oldPassword}
          autoComplete="current-password"
          {...form.getInputProps('currentPassword')}
        />
        <PasswordInput
          label={accountTexts.newPassword}
          description={authTexts.passwordHint}
          autoComplete="new-password"
          {...form.getInputProps('newPassword')}
        />
        <PasswordInput
          label={accountTexts.newPasswordAgain}
          autoComplete="new-password"
          {...form.getInputProps('again')}
        />
        <div>
          <Button type="submit" loading={change.busy}>
            {accountTexts.changePassword}
          </Button>
          {done ? (
            <Text component="span" size="sm" c="green" ml="sm" role="status">
              {accountTexts.passwordChanged}
            </Text>
          ) : null}
        </div>
      </Stack>
    </form>
  )
}
