import { Checkbox, MultiSelect, Select, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { hundredths } from '#features/settlement/web/public-numbers.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import type { Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { listDeposits, ONE_OFF_KINDS } from '../contract.ts'
import { offeredDate } from '../domain/date-of-charge.ts'
import { CHARGE_WORDS, screenTexts as texts } from '../texts-screen.ts'
import { AmountField, DateAndNote, DetailField } from './charge-fields.tsx'
import { chosenDrivers, useChargedDrivers } from './chosen-drivers.ts'
import { amountProblem } from './typed-amount.ts'
import { useAdding } from './use-adding.ts'

export interface WeekDialogProps {
  readonly week: Week
  /** YYYY-MM-DD; empty while it is not known. */
  readonly today: string
  onClose(): void
}

type Kind = (typeof ONE_OFF_KINDS)[number]

/** One amount for one or several drivers. */
export function AddChargeModal({ week, today, onClose }: WeekDialogProps) {
  const drivers = useChargedDrivers(week)
  const { add, busy, failure } = useAdding(onClose)
  const form = useForm({
    initialValues: {
      kind: 'fine' as Kind,
      drivers: [] as string[],
      amount: '',
      date: offeredDate(week, parseDate(today)) as CalendarDate | undefined,
      detail: '',
      back: false,
      note: '',
    },
    validate: {
      drivers: (ids) => (ids.length === 0 ? texts.driverMissing : null),
      amount: amountProblem,
      date: (date) => (date ? null : texts.dateMissing),
      detail: (detail, { kind }) => (kind === 'accountant' && !detail ? texts.headingMissing : null),
    },
  })
  const { kind, back } = form.values
  const submit = form.onSubmit(async ({ drivers: ids, amount, date, detail, note }) => {
    if (!date) return
    const grosze = hundredths(amount)
    const entries = ids.map((driverId) => ({ driverId, grosze, note }))
    const kept = kind === 'accountant' || kind === 'own-car' ? detail : ''
    await add({ kind, ...week, date, detail: kept, back, entries })
  })
  const backWords = texts.directionBack
  const deposits = useCall(listDeposits, kind === 'deposit' ? week : undefined)
  const heldOf = (id: string) => deposits.data?.data.find(({ driverId }) => driverId === id)?.grosze ?? 0
  const offered = chosenDrivers(drivers)
  return (
    <FormDialog
      form={form}
      title={texts.addTitle(week.week)}
      onClose={onClose}
      failure={failure ?? drivers.failure}
      save={texts.add}
      busy={busy}
      onSubmit={submit}
    >
      <Select
        label={texts.kind}
        allowDeselect={false}
        data-autofocus
        data={ONE_OFF_KINDS.map((value) => ({ value, label: CHARGE_WORDS[value] }))}
        {...form.getInputProps('kind')}
      />
      <DetailField kind={kind} {...form.getInputProps('detail')} />
      <MultiSelect
        label={texts.drivers}
        description={texts.sameForAll}
        searchable
        // Enter after some letters chooses who is found, and sends nothing.
        selectFirstOptionOnChange
        hidePickedOptions
        limit={100}
        data={offered}
        {...form.getInputProps('drivers')}
      />
      <AmountField label={texts.amountOf} {...form.getInputProps('amount')} />
      <Checkbox
        label={backWords[kind as keyof typeof backWords] ?? backWords.other}
        {...form.getInputProps('back', { type: 'checkbox' })}
      />
      {kind === 'deposit' && deposits.data
        ? offered
            .filter(({ value }) => form.values.drivers.includes(value))
            .map(({ value, label }) => (
              <Text key={value} size="sm" role="status">
                {texts.heldDeposit(label, zloty(heldOf(value)))}
              </Text>
            ))
        : null}
      <DateAndNote form={form} />
    </FormDialog>
  )
}
