import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { type Act, useAct } from '#platform/web/admin-ui/calls.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { readDriverLedger, readReceipt, takeBackCash, undoCashStorno } from '../contract.ts'
import { ledgerTexts } from '../texts.ts'
import { ledgerFailures } from '../texts-failures.ts'

interface StornoModalProps {
  readonly entry: { readonly id: string; readonly grosze: number }
  onClose(): void
}

const REFRESHES = [readDriverLedger, readReceipt]

/** Cash that was booked wrong is taken back, with a reason. */
export function StornoModal({ entry, onClose }: StornoModalProps) {
  const act = useAct(takeBackCash, { refreshes: REFRESHES, showsFailure: true })
  return (
    <WithReason
      act={act}
      entry={entry}
      title={ledgerTexts.takeBackTitle(entry.grosze)}
      lead={ledgerTexts.takeBackHint(entry.grosze < 0)}
      save={ledgerTexts.takeBackNow}
      done={ledgerTexts.takenBack}
      onClose={onClose}
    />
  )
}

/** A storno that was a mistake is undone, with a reason. */
export function UndoStornoModal({ entry, onClose }: StornoModalProps) {
  const act = useAct(undoCashStorno, { refreshes: REFRESHES, showsFailure: true })
  return (
    <WithReason
      act={act}
      entry={entry}
      title={ledgerTexts.undoTitle(entry.grosze)}
      lead={ledgerTexts.undoHint}
      save={ledgerTexts.undo}
      done={ledgerTexts.undone}
      onClose={onClose}
    />
  )
}

interface WithReasonProps extends StornoModalProps {
  readonly act: Act<typeof takeBackCash> | Act<typeof undoCashStorno>
  readonly title: string
  readonly lead: string
  readonly save: string
  readonly done: string
}

function WithReason({ act, entry: { id }, title, lead, save, done, onClose }: WithReasonProps) {
  const [failure, setFailure] = useState<CallFailure>()
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
    toastDone(done)
    onClose()
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      lead={lead}
      failure={failure}
      save={save}
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
