import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { typedText } from '#kernel/typed-text.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { transferTexts } from '../texts.ts'
import { transferScreenTexts as texts } from '../texts-screens.ts'

interface ReasonModalProps {
  readonly title: string
  readonly hint: string
  /** The word on the button that does it. */
  readonly act: string
  readonly busy: boolean
  readonly failure: CallFailure | undefined
  run(reason: string): Promise<void>
  onClose(): void
}

/** An act that is done with a reason only, in the words of whoever answers for it. */
export function ReasonModal({ title, hint, act, busy, failure, run, onClose }: ReasonModalProps) {
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (text) => (typedText(text).length < 3 ? transferTexts.reason : null) },
  })
  return (
    <FormModal form={form} onClose={onClose} title={title}>
      <form onSubmit={form.onSubmit(({ reason }) => run(reason))} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          <Text size="sm">{hint}</Text>
          <Textarea
            label={texts.reason}
            description={texts.reasonHint}
            autosize
            minRows={2}
            maxLength={500}
            required
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {act}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
