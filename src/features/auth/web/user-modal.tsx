import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import type { GetInputPropsReturnType } from '@mantine/form'
import type { FormEvent, ReactNode } from 'react'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { accountTexts } from '../texts-screens.ts'

interface UserModalProps {
  readonly form: { isDirty(): boolean }
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
export function UserModal({ form, title, send, busy, failure, onSubmit, onClose, children }: UserModalProps) {
  return (
    <FormModal form={form} onClose={onClose} title={title}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          {children}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {accountTexts.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {send}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}

export function NameField(input: GetInputPropsReturnType) {
  return <TextInput label={accountTexts.fullName} autoComplete="off" data-autofocus {...input} />
}

/** What the flag opens (D28). */
export function AdministratorField(input: GetInputPropsReturnType) {
  return (
    <Checkbox label={accountTexts.administrator} description={accountTexts.administratorHint} {...input} />
  )
}

interface MoneyFieldProps extends GetInputPropsReturnType {
  /** It is being given: who has it already is told, and it is no second person's before tomorrow. */
  readonly isGiven: boolean
}

/** What the right to money opens, which the flag does not bring along. */
export function MoneyField({ isGiven, ...input }: MoneyFieldProps) {
  return (
    <Checkbox
      label={accountTexts.moneyField}
      description={isGiven ? accountTexts.moneyGivenHint : accountTexts.moneyHint}
      {...input}
    />
  )
}
