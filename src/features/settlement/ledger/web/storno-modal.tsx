import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { readDriverLedger, readReceipt, takeBackCash } from '../contract.ts'
import { ledgerTexts } from '../texts.ts'
import { ledgerFailures } from '../texts-failures.ts'

interface StornoModalProps {
  readonly entry: { readonly id: string; readonly grosze: number }
  onClose(): void
}

/** Cash that was booked wrong is taken back, with a reason. */
export function StornoModal({ entry: { id, grosze }, onClose }: StornoModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const act = useAct(takeBackCash, { refreshes: [readDriverLedger, readReceipt], showsFailure: true })
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (text) => (text.trim().length < 3 ? ledgerFailures.reason : null) },
  })
  const submit = form.onSubmit(async ({ reason }) => {
    setFailure(undefined)
    const result = await act.run({ id, reason: reason.trim() })
    if (!result.ok) {
      setFailure(showInForm(form, result.failure))
      return
    }
    toastDone(ledgerTexts.takenBack)
    onClose()
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={ledgerTexts.takeBackTitle(grosze)}
      lead={ledgerTexts.takeBackHint}
      failure={failure}
      save={ledgerTexts.takeBackNow}
      busy={act.busy}
      onSubmit={submit}
    >
      <TextInput
        label={ledgerTexts.takeBackReason}
        maxLength={200}
        required
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}
