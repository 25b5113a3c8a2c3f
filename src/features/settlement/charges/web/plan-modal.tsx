import { Group, Select, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { planInstalments } from '#features/settlement/domain/public.ts'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { hundredths, wholeNumber } from '#features/settlement/web/public-numbers.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { type Week, weekOf } from '#kernel/week.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { WeekField } from '#platform/web/admin-ui/week-field.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addInstalmentPlan, listInstalmentPlans, PLAN_KINDS } from '../contract-standing.ts'
import { offeredDate } from '../domain/date-of-charge.ts'
import { CHARGE_WORDS, screenTexts as texts } from '../texts-screen.ts'
import { askIfDoubtful } from './ask-if-doubtful.ts'
import { AmountField, DateAndNote } from './charge-fields.tsx'
import { chosenDrivers, useChargedDrivers } from './chosen-drivers.ts'
import { amountProblem } from './typed-amount.ts'

interface AddPlanModalProps {
  /** From which the first instalment is offered: the one that the screen shows. */
  readonly week: Week | undefined
  readonly today: string
  onClose(): void
}

const MOST_INSTALMENTS = 260

/** A debt that is taken week by week. */
export function AddPlanModal({ week: offered, today, onClose }: AddPlanModalProps) {
  const date = parseDate(today)
  const [from, setFrom] = useState<Week | undefined>(() => offered ?? (date && weekOf(date)))
  const drivers = useChargedDrivers(from)
  const [failure, setFailure] = useState<CallFailure>()
  const add = useAct(addInstalmentPlan, { refreshes: [listInstalmentPlans], showsFailure: true })
  const form = useForm({
    initialValues: {
      driverId: null as string | null,
      kind: 'damage' as (typeof PLAN_KINDS)[number],
      amount: '',
      count: '',
      date: (from && offeredDate(from, date)) as CalendarDate | undefined,
      note: '',
    },
    validate: {
      driverId: (id) => (id ? null : texts.driverMissing),
      amount: amountProblem,
      count: (typed) => (isCount(wholeNumber(typed)) ? null : texts.countWrong),
      date: (chosen) => (chosen ? null : texts.dateMissing),
    },
  })
  const begin = (week: Week) => {
    // A day that was chosen stays.
    if (from && form.values.date === offeredDate(from, date))
      form.setFieldValue('date', offeredDate(week, date))
    setFrom(week)
  }
  const grosze = hundredths(form.values.amount)
  const count = wholeNumber(form.values.count)
  const parts = grosze > 0 && isCount(count) ? planInstalments(grosze, count) : []
  const submit = form.onSubmit(async (typed) => {
    if (!typed.driverId || !typed.date || !from) return
    setFailure(undefined)
    const { driverId, kind, note } = typed
    const plan = { driverId, kind, grosze, count, ...from, date: typed.date, note }
    const result = await askIfDoubtful(add.run, plan)
    if (!result) return
    if (!result.ok) return setFailure(result.failure)
    toastDone(texts.planAdded)
    onClose()
  })
  return (
    <FormDialog
      form={form}
      title={texts.addPlan}
      onClose={onClose}
      failure={failure ?? drivers.failure}
      save={texts.save}
      busy={add.busy}
      onSubmit={submit}
    >
      <Select
        label={texts.driver}
        searchable
        selectFirstOptionOnChange
        limit={100}
        data-autofocus
        data={chosenDrivers(drivers)}
        {...form.getInputProps('driverId')}
      />
      <Select
        label={texts.kind}
        allowDeselect={false}
        data={PLAN_KINDS.map((value) => ({ value, label: CHARGE_WORDS[value] }))}
        {...form.getInputProps('kind')}
      />
      <Group grow align="flex-start">
        <AmountField label={texts.total} {...form.getInputProps('amount')} />
        <TextInput
          label={texts.count}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          {...form.getInputProps('count')}
        />
      </Group>
      <Text size="sm" role="status">
        {parts.length > 0
          ? texts.planPreview(zloty(parts[0]?.grosze ?? 0), zloty(parts.at(-1)?.grosze ?? 0), parts.length)
          : ''}
      </Text>
      {from ? <WeekField label={texts.fromWeek} value={from} onChange={begin} /> : null}
      <DateAndNote form={form} />
    </FormDialog>
  )
}

function isCount(count: number): boolean {
  return count >= 1 && count <= MOST_INSTALMENTS
}
