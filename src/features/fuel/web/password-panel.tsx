import { Anchor, Button, Group, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { EntryCodeButton, useMe } from '#features/auth/web/public.tsx'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong, showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useLeaveGuard } from '#platform/web/admin-ui/use-leave-guard.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { getFuelPassword, setFuelPassword } from '../contract.ts'
import { fuelTexts } from '../texts.ts'
import { fuelOfficeTexts as texts } from '../texts-office.ts'

/** The fuel page's password: set by administrators, never shown again (D35). */
export function FuelPasswordPanel() {
  const { admin } = useMe()
  const stands = useCall(getFuelPassword, {})
  return (
    <Panel title={texts.title} description={texts.description}>
      <Stack gap="sm">
        <FailureAlert failure={stands.failure} again={stands.again} />
        <Text size="sm" c="dimmed">
          {stands.data && (
            <span>
              {stands.data.changedAt ? texts.changedAt(dateAndTime(stands.data.changedAt)) : texts.never}
            </span>
          )}{' '}
          <Anchor href="/paliwo" target="_blank" rel="noreferrer" size="sm" underline="always">
            {texts.open}
          </Anchor>
        </Text>
        {admin ? (
          <PasswordForm known={Boolean(stands.data?.changedAt)} />
        ) : (
          <Text size="sm" c="dimmed">
            {texts.onlyAdmin}
          </Text>
        )}
        <Group>
          <EntryCodeButton door="fuel" whose="kontrola paliwa" />
        </Group>
      </Stack>
    </Panel>
  )
}

/** @param known whether one is in force, so that a new one locks somebody out */
function PasswordForm({ known }: { readonly known: boolean }) {
  const [failure, setFailure] = useState<CallFailure>()
  const save = useAct(setFuelPassword, { refreshes: [getFuelPassword], showsFailure: true })
  const form = useForm({
    initialValues: { password: '' },
    validate: {
      password: (password) => (password.length < 8 || password.length > 100 ? fuelTexts.shortPassword : null),
    },
  })
  useLeaveGuard(form, texts.passwordUnsaved)
  const submit = form.onSubmit(async ({ password }) => {
    setFailure(undefined)
    if (known && !(await askToConfirm({ title: texts.sureTitle, text: texts.sureText, confirm: texts.sure })))
      return
    const result = await save.run({ password })
    if (!result.ok) return setFailure(showInForm(form, result.failure))
    form.reset()
    toastDone(texts.saved)
  }, focusFirstWrong)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <FailureAlert failure={failure} />
        <div style={{ maxWidth: 420 }}>
          <PasswordInput
            label={texts.password}
            description={texts.passwordHint}
            autoComplete="new-password"
            maxLength={100}
            {...form.getInputProps('password')}
          />
        </div>
        <Group>
          <Button type="submit" loading={save.busy} disabled={!form.isDirty()}>
            {texts.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
