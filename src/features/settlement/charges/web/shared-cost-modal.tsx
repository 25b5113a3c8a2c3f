import { Checkbox, Select, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { splitByShifts } from '#features/settlement/domain/public.ts'
import { zloty } from '#features/settlement/texts-amounts.ts'
import { hundredths } from '#features/settlement/web/public-numbers.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { Empty } from '#platform/web/admin-ui/empty.tsx'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addSharedCost, listCharges, listSharers } from '../contract.ts'
import { offeredDate } from '../domain/date-of-charge.ts'
import { screenTexts as texts } from '../texts-screen.ts'
import type { WeekDialogProps } from './add-charge-modal.tsx'
import { askIfDoubtful } from './ask-if-doubtful.ts'
import { AmountField, DateAndNote } from './charge-fields.tsx'
import { amountProblem } from './typed-amount.ts'

/** A cost of a car, split by the shifts that its drivers had in the week. */
export function SharedCostModal({ week, today, onClose }: WeekDialogProps) {
  const sharers = useCall(listSharers, week)
  const [failure, setFailure] = useState<CallFailure>()
  const add = useAct(addSharedCost, { refreshes: [listCharges], showsFailure: true })
  const form = useForm({
    initialValues: {
      reg: '',
      amount: '',
      date: offeredDate(week, parseDate(today)) as CalendarDate | undefined,
      left: [] as string[],
      note: '',
    },
    validate: {
      amount: amountProblem,
      date: (date) => (date ? null : texts.dateMissing),
      reg: (reg) => (reg === '' ? texts.vehicleMissing : null),
    },
  })
  const all = sharers.data?.data ?? []
  const { reg, left, amount } = form.values
  const people = all.filter((one) => one.reg === reg)
  const shifts = people
    .filter(({ driverId }) => !left.includes(driverId))
    .map(({ driverId: driver, shifts: count }) => ({ driver, shifts: count }))
  const grosze = hundredths(amount)
  const parts = grosze > 0 ? splitByShifts(grosze, shifts) : undefined
  const submit = form.onSubmit(async ({ date, note }) => {
    if (!date) return
    setFailure(undefined)
    const who = shifts.map(({ driver: driverId, shifts: count }) => ({ driverId, shifts: count }))
    const result = await askIfDoubtful(add.run, { ...week, date, grosze, note, shifts: who })
    if (!result) return
    if (!result.ok) return setFailure(result.failure)
    toastDone(texts.sharedDone)
    onClose()
  })
  return (
    <FormDialog
      form={form}
      title={texts.sharedTitle(week.week)}
      onClose={onClose}
      lead={texts.sharedHint}
      failure={failure ?? sharers.failure}
      save={texts.save}
      busy={add.busy}
      disabled={shifts.length === 0}
      onSubmit={submit}
    >
      {sharers.data && all.length === 0 ? <Empty>{texts.sharedNone}</Empty> : null}
      <Select
        label={texts.sharedCar}
        searchable
        data-autofocus
        data={[...new Set(all.map((one) => one.reg))]}
        {...form.getInputProps('reg')}
        onChange={(next) => form.setValues({ reg: next ?? '', left: [] })}
      />
      {people.length > 0 ? (
        <Stack gap={6} role="group" aria-label={texts.sharedPeople}>
          {people.map(({ driverId, name, shifts: count }) => {
            const part = parts?.get(driverId)
            const words = part === undefined ? '' : `, ${zloty(part)}`
            return (
              <Checkbox
                key={driverId}
                label={`${name}, ${texts.shifts(count)}${words}`}
                checked={!left.includes(driverId)}
                onChange={(event) =>
                  form.setFieldValue(
                    'left',
                    event.currentTarget.checked ? left.filter((id) => id !== driverId) : [...left, driverId],
                  )
                }
              />
            )
          })}
        </Stack>
      ) : null}
      <AmountField label={texts.amountOf} {...form.getInputProps('amount')} />
      <DateAndNote form={form} />
    </FormDialog>
  )
}
