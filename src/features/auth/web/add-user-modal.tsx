import { PasswordInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { showInForm, tellInFields } from '#platform/web/admin-ui/form-failure.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addUser, listUsers } from '../contract.ts'
import { authTexts } from '../texts.ts'
import { accountTexts } from '../texts-screens.ts'
import { AdministratorField, MoneyField, NameField, UserModal } from './user-modal.tsx'

export function AddUserModal({ onClose }: { onClose(): void }) {
  const [failure, setFailure] = useState<CallFailure>()
  const add = useAct(addUser, { refreshes: [listUsers], showsFailure: true })
  const form = useForm({ initialValues: { name: '', login: '', password: '', admin: false, money: false } })

  const submit = form.onSubmit(async (values) => {
    const result = await add.run(values)
    if (!result.ok) {
      const { code, msg } = result.failure
      if (code === 'login_taken') return tellInFields(form, { login: msg })
      if (code === 'password_too_weak') return tellInFields(form, { password: msg })
      return setFailure(showInForm(form, result.failure))
    }
    toastDone(accountTexts.userAdded(values.name.trim()))
    onClose()
  })

  return (
    <UserModal
      form={form}
      title={accountTexts.newUser}
      send={accountTexts.add}
      busy={add.busy}
      failure={failure}
      onSubmit={submit}
      onClose={onClose}
    >
      <NameField {...form.getInputProps('name')} />
      <TextInput
        label={accountTexts.login}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.getInputProps('login')}
      />
      <PasswordInput
        label={accountTexts.password}
        description={accountTexts.newPasswordHint(authTexts.passwordHint)}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <AdministratorField {...form.getInputProps('admin', { type: 'checkbox' })} />
      <MoneyField isGiven={form.values.money} {...form.getInputProps('money', { type: 'checkbox' })} />
    </UserModal>
  )
}
