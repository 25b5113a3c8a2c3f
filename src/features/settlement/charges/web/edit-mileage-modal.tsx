import { useForm } from '@mantine/form'
import { useState } from 'react'
import { kilometres } from '#features/income/facts/web/public-words.ts'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { hundredths, typedHundredths } from '#features/settlement/web/public-numbers.ts'
import type { Week } from '#kernel/week.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { listCharges } from '../contract.ts'
import { decideOverMileage, listOverMileage } from '../contract-standing.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import { AmountField, NoteField } from './charge-fields.tsx'
import type { OverMileageRow } from './listed.ts'

interface EditMileageModalProps {
  readonly row: OverMileageRow
  readonly week: Week
  onClose(): void
}

/** Another amount than the proposed one. */
export function EditMileageModal({ row, week, onClose }: EditMileageModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const decide = useAct(decideOverMileage, { refreshes: [listOverMileage, listCharges], showsFailure: true })
  const form = useForm({
    initialValues: {
      amount: typedHundredths(row.state === 'edited' ? row.grosze : row.proposed),
      note: row.note,
    },
    validate: { amount: (typed) => (hundredths(typed) >= 0 ? null : texts.numberWrong) },
  })
  const submit = form.onSubmit(async ({ amount, note }) => {
    setFailure(undefined)
    const { driverId, metres } = row
    const decided = { driverId, ...week, metres, state: 'edited', grosze: hundredths(amount), note } as const
    const result = await decide.run(decided)
    if (!result.ok) return setFailure(result.failure)
    toastDone(texts.decided)
    onClose()
  })
  return (
    <FormDialog
      form={form}
      title={texts.editOf(row.name)}
      onClose={onClose}
      lead={`${kilometres(row.metres)}, ${texts.proposal}: ${zloty(row.proposed)}`}
      failure={failure}
      save={texts.save}
      busy={decide.busy}
      onSubmit={submit}
    >
      <AmountField label={texts.amountOf} data-autofocus {...form.getInputProps('amount')} />
      <NoteField {...form.getInputProps('note')} />
    </FormDialog>
  )
}
