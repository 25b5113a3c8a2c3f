import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { typedText } from '#kernel/typed-text.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
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
    <FormDialog
      form={form}
      title={title}
      onClose={onClose}
      lead={hint}
      failure={failure}
      save={act}
      busy={busy}
      onSubmit={form.onSubmit(({ reason }) => run(reason))}
    >
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
    </FormDialog>
  )
}
