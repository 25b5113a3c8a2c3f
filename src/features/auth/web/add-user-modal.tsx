import { Button, Checkbox, Group, Modal, PasswordInput, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addUser, listUsers } from '../contract.ts'

export function AddUserModal({ onClose }: { onClose(): void }) {
  const [failure, setFailure] = useState<CallFailure>()
  const add = useAct(addUser, { refreshes: [listUsers], showsFailure: true })
  const form = useForm({ initialValues: { name: '', login: '', password: '', admin: false } })

  const submit = form.onSubmit(async (values) => {
    const result = await add.run(values)
    if (!result.ok) {
      if (result.failure.code === 'login_taken') form.setErrors({ login: result.failure.msg })
      else setFailure(showInForm(form, result.failure))
      return
    }
    toastDone(`Dodano użytkownika ${values.name.trim()}.`)
    onClose()
  })

  return (
    <Modal opened onClose={onClose} title="Nowy użytkownik">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          <TextInput
            label="Imię i nazwisko"
            autoComplete="off"
            data-autofocus
            {...form.getInputProps('name')}
          />
          <TextInput
            label="Login"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...form.getInputProps('login')}
          />
          <PasswordInput
            label="Hasło"
            description="Co najmniej 8 znaków. Przekaż je osobiście; użytkownik zmieni je sam."
            autoComplete="new-password"
            {...form.getInputProps('password')}
          />
          <Checkbox
            label="Administrator"
            description="Użytkownicy, PIN-y, hasła, powiadomienia, usuwanie i dane osobowe."
            {...form.getInputProps('admin', { type: 'checkbox' })}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Anuluj
            </Button>
            <Button type="submit" loading={add.busy}>
              Dodaj
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
