import { Button, Checkbox, Group, Modal, PasswordInput, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { editUser, listUsers, whoAmI } from '../contract.ts'
import type { UserRow } from './user-row.ts'

interface EditUserModalProps {
  readonly user: UserRow
  onClose(): void
}

export function EditUserModal({ user, onClose }: EditUserModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const edit = useAct(editUser, { refreshes: [listUsers, whoAmI], showsFailure: true })
  const { name, admin, active } = user.attributes
  const form = useForm({ initialValues: { name, admin, active, password: '' } })
  const endsSessions = form.values.password !== '' || (active && !form.values.active)

  const submit = form.onSubmit(async ({ password, ...values }) => {
    const result = await edit.run({ id: user.id, ...values, ...(password === '' ? {} : { password }) })
    if (!result.ok) return setFailure(showInForm(form, result.failure))
    toastDone(`Zapisano zmiany: ${values.name.trim()}.`)
    onClose()
  })

  return (
    <Modal opened onClose={onClose} title={`Edycja: ${user.attributes.login}`}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          <TextInput
            label="Imię i nazwisko"
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('name')}
          />
          <PasswordInput
            label="Nowe hasło"
            description="Zostaw puste, jeśli hasło ma się nie zmienić."
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <Checkbox
            label="Administrator"
            description="Użytkownicy, PIN-y, hasła, powiadomienia, usuwanie i dane osobowe."
            {...form.getInputProps('admin', { type: 'checkbox' })}
          />
          <Switch
            label="Konto włączone"
            description={
              endsSessions
                ? 'Po zapisaniu ten użytkownik zostanie wszędzie wylogowany.'
                : 'Może się zalogować.'
            }
            {...form.getInputProps('active', { type: 'checkbox' })}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Anuluj
            </Button>
            <Button type="submit" loading={edit.busy}>
              Zapisz
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
