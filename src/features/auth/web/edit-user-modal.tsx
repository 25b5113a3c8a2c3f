import { Group, PasswordInput, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { showInForm, tellInFields } from '#platform/web/admin-ui/form-failure.ts'
import { useKeptFocus } from '#platform/web/admin-ui/kept-focus.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { editUser, listUsers, whoAmI } from '../contract.ts'
import { accountTexts } from '../texts-screens.ts'
import { EntryCodeButton } from './entry-code-button.tsx'
import { RemoveSecondFactor } from './remove-second-factor.tsx'
import { AdministratorField, MoneyField, NameField, UserModal } from './user-modal.tsx'
import type { UserRow } from './user-row.ts'

interface EditUserModalProps {
  readonly user: UserRow
  onClose(): void
}

export function EditUserModal({ user, onClose }: EditUserModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const [hasSecondFactor, setHasSecondFactor] = useState(user.attributes.secondFactor)
  const keptFocus = useKeptFocus()
  const edit = useAct(editUser, { refreshes: [listUsers, whoAmI], showsFailure: true })
  const { name, admin, money, active } = user.attributes
  const form = useForm({ initialValues: { name, admin, money, active, password: '' } })
  const endsSessions = form.values.password !== '' || (active && !form.values.active)

  const submit = form.onSubmit(async ({ password, ...values }) => {
    const result = await edit.run({ id: user.id, ...values, ...(password === '' ? {} : { password }) })
    if (!result.ok) {
      const { code, msg } = result.failure
      if (code === 'password_too_weak') return tellInFields(form, { password: msg })
      return setFailure(showInForm(form, result.failure))
    }
    toastDone(accountTexts.userSaved(values.name.trim()))
    onClose()
  })

  return (
    <UserModal
      form={form}
      title={`Edycja: ${user.attributes.login}`}
      send={accountTexts.save}
      busy={edit.busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField {...form.getInputProps('name')} />
      <PasswordInput
        label={accountTexts.newPassword}
        description={accountTexts.newPasswordEmpty}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <Group onFocus={keptFocus}>
        <EntryCodeButton door="login" id={user.id} whose={user.attributes.name} />
        {hasSecondFactor ? <RemoveSecondFactor user={user} onDone={() => setHasSecondFactor(false)} /> : null}
      </Group>
      <AdministratorField {...form.getInputProps('admin', { type: 'checkbox' })} />
      <MoneyField
        isGiven={form.values.money && !money}
        {...form.getInputProps('money', { type: 'checkbox' })}
      />
      <Switch
        label={accountTexts.accountOn}
        description={endsSessions ? accountTexts.willBeLoggedOut : accountTexts.mayLogIn}
        {...form.getInputProps('active', { type: 'checkbox' })}
      />
    </UserModal>
  )
}
