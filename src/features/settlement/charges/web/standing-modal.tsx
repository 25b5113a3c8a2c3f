import { Checkbox, Group, Select, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { hundredths } from '#features/settlement/web/public-numbers.ts'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { weekOf } from '#kernel/week.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FormDialog } from '#platform/web/admin-ui/form-dialog.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addStandingCharge, listStandingCharges, STANDING_KINDS } from '../contract-standing.ts'
import { chargeTexts } from '../texts.ts'
import { CHARGE_WORDS, screenTexts as texts } from '../texts-screen.ts'
import { askIfDoubtful } from './ask-if-doubtful.ts'
import { AmountField, DetailField, NoteField } from './charge-fields.tsx'
import { chosenDrivers, useChargedDrivers } from './chosen-drivers.ts'
import { amountProblem } from './typed-amount.ts'

interface StandingModalProps {
  readonly today: string
  readonly vehicles: readonly { readonly id: string; readonly reg: string }[]
  onClose(): void
}

const PERS = ['week', 'day', 'shift'] as const
const WHO = ['driver', 'vehicle'] as const

/** A rate from a day on: rent of a driver or a vehicle, the accountant's amounts, the driver's own car. */
export function StandingModal({ today, vehicles, onClose }: StandingModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const add = useAct(addStandingCharge, { refreshes: [listStandingCharges], showsFailure: true })
  const form = useForm({
    initialValues: {
      kind: 'rent' as (typeof STANDING_KINDS)[number],
      who: 'driver' as (typeof WHO)[number],
      driverId: null as string | null,
      vehicleId: null as string | null,
      per: 'week' as (typeof PERS)[number],
      amount: '',
      byRoster: false,
      detail: '',
      from: parseDate(today) as CalendarDate | undefined,
      to: undefined as CalendarDate | undefined,
      note: '',
    },
    validate: {
      driverId: (id, form) => (isDrivers(form) && !id ? texts.driverMissing : null),
      vehicleId: (id, form) => (!isDrivers(form) && !id ? texts.vehicleMissing : null),
      amount: amountProblem,
      from: (date) => (date ? null : texts.dateMissing),
      to: (date, { from }) => (date && from && date < from ? chargeTexts.endsBefore : null),
      detail: (detail, { kind }) => (kind === 'accountant' && !detail ? chargeTexts.heading : null),
    },
  })
  const { values } = form
  const drivers = useChargedDrivers(values.from && weekOf(values.from))
  const submit = form.onSubmit(async (typed) => {
    if (!typed.from) return
    setFailure(undefined)
    const ofDriver = isDrivers(typed)
    const isRent = typed.kind === 'rent'
    const result = await askIfDoubtful(add.run, {
      kind: typed.kind,
      driverId: ofDriver ? typed.driverId : null,
      vehicleId: ofDriver ? null : typed.vehicleId,
      per: isRent ? typed.per : 'week',
      grosze: hundredths(typed.amount),
      byRoster: isRent && ofDriver && typed.per !== 'shift' && typed.byRoster,
      detail: isRent ? '' : typed.detail,
      from: typed.from,
      to: typed.to ?? null,
      note: typed.note,
    })
    if (!result) return
    if (!result.ok) return setFailure(result.failure)
    toastDone(texts.standingAdded)
    onClose()
  })
  return (
    <FormDialog
      form={form}
      title={texts.addStanding}
      onClose={onClose}
      failure={failure ?? drivers.failure}
      save={texts.save}
      busy={add.busy}
      onSubmit={submit}
    >
      <Select
        label={texts.kind}
        allowDeselect={false}
        data-autofocus
        data={STANDING_KINDS.map((value) => ({ value, label: CHARGE_WORDS[value] }))}
        {...form.getInputProps('kind')}
      />
      {values.kind === 'rent' ? (
        <Group grow align="flex-start">
          <Select
            label={texts.who}
            allowDeselect={false}
            data={WHO.map((value) => ({ value, label: texts.whoKinds[value] }))}
            {...form.getInputProps('who')}
          />
          <Select
            label={texts.per}
            allowDeselect={false}
            data={PERS.map((value) => ({ value, label: texts.perWords[value] }))}
            {...form.getInputProps('per')}
          />
        </Group>
      ) : null}
      <DetailField kind={values.kind} {...form.getInputProps('detail')} />
      {isDrivers(values) ? (
        <Select
          label={texts.driver}
          searchable
          limit={100}
          data={chosenDrivers(drivers)}
          {...form.getInputProps('driverId')}
        />
      ) : (
        <Select
          label={texts.vehicle}
          searchable
          limit={100}
          data={vehicles.map(({ id, reg }) => ({ value: id, label: reg }))}
          {...form.getInputProps('vehicleId')}
        />
      )}
      <AmountField label={texts.rate} {...form.getInputProps('amount')} />
      {values.kind === 'rent' && values.who === 'driver' && values.per !== 'shift' ? (
        <Checkbox label={texts.byRoster} {...form.getInputProps('byRoster', { type: 'checkbox' })} />
      ) : null}
      <Group grow align="flex-start">
        <DateField
          label={texts.from}
          value={values.from}
          error={form.errors.from}
          onChange={(date) => form.setFieldValue('from', date)}
        />
        <DateField
          label={texts.to}
          clearable
          placeholder={texts.untilNotice}
          value={values.to}
          error={form.errors.to}
          onChange={(date) => form.setFieldValue('to', date)}
        />
      </Group>
      {values.kind === 'rent' ? null : (
        <Text size="sm" c="dimmed">
          {texts.weeklyFrom}
        </Text>
      )}
      <NoteField {...form.getInputProps('note')} />
    </FormDialog>
  )
}

/** Only a rent can be a vehicle's. */
function isDrivers({ kind, who }: { readonly kind: string; readonly who: string }): boolean {
  return kind !== 'rent' || who === 'driver'
}
