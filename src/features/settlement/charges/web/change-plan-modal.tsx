import { Select } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { parseDate } from '#kernel/calendar-date.ts'
import { type Week, weekOf } from '#kernel/week.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { WeekField } from '#platform/web/admin-ui/week-field.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { changeInstalmentPlan, listInstalmentPlans } from '../contract-standing.ts'
import { INSTALMENT_ACTS, type InstalmentAct } from '../domain/instalment-plan.ts'
import { CHARGE_WORDS, screenTexts as texts } from '../texts-screen.ts'
import { askIfDoubtful } from './ask-if-doubtful.ts'
import { NoteField } from './charge-fields.tsx'
import type { ListedPlan } from './listed.ts'

interface ChangePlanModalProps {
  readonly plan: ListedPlan
  readonly today: string
  onClose(): void
}

/** A plan pauses, goes on, or comes to its end from a week on. */
export function ChangePlanModal({ plan, today, onClose }: ChangePlanModalProps) {
  const date = parseDate(today)
  const [from, setFrom] = useState<Week | undefined>(() => date && weekOf(date))
  const [failure, setFailure] = useState<CallFailure>()
  const change = useAct(changeInstalmentPlan, { refreshes: [listInstalmentPlans], showsFailure: true })
  const form = useForm({
    initialValues: { act: (plan.state === 'paused' ? 'resume' : 'pause') as InstalmentAct, note: '' },
  })
  const submit = form.onSubmit(async ({ act, note }) => {
    if (!from) return
    setFailure(undefined)
    const result = await askIfDoubtful(change.run, { id: plan.id, act, ...from, note })
    if (!result) return
    if (!result.ok) return setFailure(result.failure)
    toastDone(texts.planChanged)
    onClose()
  })
  return (
    <FormDialog
      form={form}
      title={texts.planChangeTitle}
      onClose={onClose}
      lead={`${plan.name}: ${CHARGE_WORDS[plan.kind]}, ${texts.planOf(zloty(plan.grosze), plan.count)}`}
      failure={failure}
      save={texts.save}
      busy={change.busy}
      onSubmit={submit}
    >
      <Select
        label={texts.act}
        allowDeselect={false}
        data-autofocus
        data={INSTALMENT_ACTS.map((value) => ({ value, label: texts.acts[value] }))}
        {...form.getInputProps('act')}
      />
      {from ? <WeekField label={texts.actFrom} value={from} onChange={setFrom} /> : null}
      <NoteField {...form.getInputProps('note')} />
    </FormDialog>
  )
}
