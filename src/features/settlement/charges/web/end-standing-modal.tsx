import { useForm } from '@mantine/form'
import { useState } from 'react'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { endStandingCharge, listStandingCharges } from '../contract-standing.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import type { Standing } from './listed.ts'

interface EndStandingModalProps {
  readonly standing: Standing
  readonly today: string
  onClose(): void
}

/** The last day of a rate. */
export function EndStandingModal({ standing, today, onClose }: EndStandingModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const end = useAct(endStandingCharge, { refreshes: [listStandingCharges], showsFailure: true })
  const form = useForm({
    initialValues: { to: parseDate(standing.to ?? today) as CalendarDate | undefined },
    validate: { to: (date) => (date ? null : texts.dateMissing) },
  })
  const submit = form.onSubmit(async ({ to }) => {
    if (!to) return
    setFailure(undefined)
    const result = await end.run({ id: standing.id, to })
    if (!result.ok) return setFailure(result.failure)
    toastDone(texts.standingEnded)
    onClose()
  })
  return (
    <FormDialog
      form={form}
      title={`${texts.endTitle}: ${standing.name}`}
      onClose={onClose}
      lead={texts.endHint}
      failure={failure}
      save={texts.end}
      busy={end.busy}
      onSubmit={submit}
    >
      <DateField
        label={texts.to}
        first
        value={form.values.to}
        error={form.errors.to}
        onChange={(date) => form.setFieldValue('to', date)}
      />
    </FormDialog>
  )
}
