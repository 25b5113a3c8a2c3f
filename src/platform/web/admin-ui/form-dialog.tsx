import { Button, Group, Stack, Text } from '@mantine/core'
import type { ComponentProps, SubmitEvent } from 'react'
import type { CallFailure } from '../call.ts'
import { FailureAlert } from './failure-alert.tsx'
import { FormModal } from './form-modal.tsx'
import { kitTexts } from './texts-kit.ts'

interface FormDialogProps extends ComponentProps<typeof FormModal> {
  /** What it is about, above everything else. */
  readonly lead?: string
  readonly failure: CallFailure | undefined
  /** What the act is called. */
  readonly save: string
  readonly busy: boolean
  readonly disabled?: boolean
  onSubmit(event: SubmitEvent<HTMLFormElement>): void
}

/** A `FormModal` as nearly all are: why it failed, the fields, and at its foot 'Anuluj' and the act. */
export function FormDialog({
  lead,
  failure,
  save,
  busy,
  disabled = false,
  onSubmit,
  children,
  ...modal
}: FormDialogProps) {
  return (
    <FormModal {...modal}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {lead ? <Text size="sm">{lead}</Text> : null}
          <FailureAlert failure={failure} />
          {children}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={modal.onClose}>
              {kitTexts.cancel}
            </Button>
            <Button type="submit" loading={busy} disabled={disabled}>
              {save}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
