import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { typedText } from '#kernel/typed-text.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import type { CallFailure, CallResult } from '#platform/web/call.ts'

interface WordsModalProps {
  readonly title: string
  readonly hint?: string
  readonly label: string
  readonly save: string
  /** Letters at the least, and what is said where fewer are typed. */
  readonly least: number
  readonly tooFew: string
  readonly most: number
  onSave(words: string): Promise<CallResult<unknown>>
  onClose(): void
}

/** A dialog for a reason, a question or an answer; what is typed stays where saving fails. */
export function WordsModal(props: WordsModalProps) {
  const { title, hint, label, save, least, tooFew, most, onSave, onClose } = props
  const [failure, setFailure] = useState<CallFailure>()
  const [busy, setBusy] = useState(false)
  const form = useForm({
    initialValues: { words: '' },
    validate: { words: (words) => (typedText(words).length < least ? tooFew : null) },
  })
  const submit = form.onSubmit(async ({ words }) => {
    setFailure(undefined)
    setBusy(true)
    const result = await onSave(typedText(words))
    setBusy(false)
    if (result.ok) onClose()
    else setFailure(result.failure)
  })
  return (
    <FormDialog
      form={form}
      title={title}
      onClose={onClose}
      {...(hint ? { lead: hint } : {})}
      failure={failure}
      save={save}
      busy={busy}
      onSubmit={submit}
    >
      <Textarea
        label={label}
        autosize
        minRows={3}
        maxLength={most}
        data-autofocus
        {...form.getInputProps('words')}
      />
    </FormDialog>
  )
}
