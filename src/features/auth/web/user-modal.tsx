import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import type { FormEvent, ReactNode } from 'react'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import type { CallFailure } from '#platform/web/call.ts'

interface UserModalProps {
  readonly title: string
  /** The word on the button that sends. */
  readonly send: string
  readonly busy: boolean
  readonly failure: CallFailure | undefined
  onSubmit(event: FormEvent<HTMLFormElement>): void
  onClose(): void
  /** The fields. */
  readonly children: ReactNode
}

/** What adding and editing a user have in common. */
export function UserModal({ title, send, busy, failure, onSubmit, onClose, children }: UserModalProps) {
  return (
    <Modal opened onClose={onClose} title={title}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          {children}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              Anuluj
            </Button>
            <Button type="submit" loading={busy}>
              {send}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}

export function NameField(input: GetInputPropsReturnType) {
  return <TextInput label="Imię i nazwisko" autoComplete="off" data-autofocus {...input} />
}

/** What the flag opens (D28). */
export function AdministratorField(input: GetInputPropsReturnType) {
  return (
    <Checkbox
      label="Administrator"
      description="Użytkownicy, PIN-y, hasła, powiadomienia, usuwanie i dane osobowe."
      {...input}
    />
  )
}
