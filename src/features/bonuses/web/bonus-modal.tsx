import { Button, Group, NumberInput, Select, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import { type CalendarDate, formatStateDay } from '#kernel/calendar-date.ts'
import { fromPln, toPln } from '#kernel/money.ts'
import type { Shift } from '#kernel/shift.ts'
import { addWeeks, mondayOf } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong, showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addBonus, editBonus, listBonuses } from '../contract.ts'
import { bonusScreenTexts as texts } from '../texts-office.ts'
import { BonusPreview } from './bonus-preview.tsx'
import { bonusOnWire, type ListedBonus } from './listed-bonus.ts'

interface BonusModalProps {
  /** The bonus to change; undefined for a new one. */
  readonly bonus: ListedBonus | undefined
  readonly bonuses: readonly ListedBonus[]
  onClose(): void
}

interface BonusForm {
  date: CalendarDate | undefined
  shift: Shift | null
  value: number | string
}

/** 'Dodaj nowy bonus' (Spec 2 §2 'Bonuses'), and the same for changing one. */
export function BonusModal({ bonus, bonuses, onClose }: BonusModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const [seen, setSeen] = useState(bonus && bonusOnWire(bonus))
  const shared = { refreshes: [listBonuses], showsFailure: true }
  const add = useAct(addBonus, shared)
  const edit = useAct(editBonus, shared)
  const firstOpen = useFirstOpenDate()
  const form = useForm<BonusForm>({
    initialValues: { date: bonus?.date, shift: bonus?.shift ?? null, value: bonus?.value ?? '' },
    validate: {
      date: (date) => (date ? null : texts.noDate),
      shift: (shift) => (shift ? null : texts.noShift),
      value: (value) => (amount(value) === undefined ? texts.noValue : null),
    },
  })
  const submit = form.onSubmit(async ({ date, shift, value }) => {
    setFailure(undefined)
    if (!date || !shift) return
    const wanted = { date, shift: SHIFT_ON_WIRE[shift], value: Number(value) }
    const result = bonus ? await edit.run({ id: bonus.id, ...wanted, seen }) : await add.run(wanted)
    if (!result.ok) {
      // Told what it is by now, the office may change it all the same.
      if (result.failure.code === 'changed_meanwhile') setSeen(result.failure.details as typeof seen)
      setFailure(showInForm(form, result.failure))
      return
    }
    toastDone((bonus ? texts.changed : texts.added)(formatStateDay(date)))
    onClose()
  }, focusFirstWrong)
  const { date, shift, value } = form.values
  return (
    <FormModal form={form} onClose={onClose} title={bonus ? texts.editTitle : texts.addTitle}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          <DateField
            label={texts.date}
            first
            value={date}
            onChange={(chosen) => form.setFieldValue('date', chosen)}
            error={form.errors.date}
          />
          <Select
            label={texts.shift}
            placeholder={texts.shiftPlaceholder}
            data={[
              { value: 'day', label: SHIFT_ON_WIRE.day },
              { value: 'night', label: SHIFT_ON_WIRE.night },
            ]}
            {...form.getInputProps('shift')}
          />
          <NumberInput
            label={texts.value}
            rightSection={texts.pln}
            rightSectionWidth={48}
            min={1}
            max={100_000}
            decimalScale={2}
            decimalSeparator=","
            allowedDecimalSeparators={[',', '.']}
            hideControls
            {...form.getInputProps('value')}
          />
          <BonusPreview
            bonuses={bonuses}
            id={bonus?.id}
            date={date}
            shift={shift ?? undefined}
            value={amount(value)}
            closed={date !== undefined && firstOpen !== undefined && date < firstOpen}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={add.busy || edit.busy}>
              {bonus ? texts.submitChange : texts.submitNew}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}

/** PLN that the server takes, else undefined. */
function amount(typed: number | string): number | undefined {
  const value = typed === '' ? Number.NaN : Number(typed)
  return value >= 1 && value <= 100_000 && toPln(fromPln(value)) === value ? value : undefined
}

/** Monday of the week for which drivers submit now; undefined until it is known. */
function useFirstOpenDate(): CalendarDate | undefined {
  const fleet = useFleetSettings()
  return fleet.data && mondayOf(addWeeks({ week: fleet.data.week, year: fleet.data.year }, 1))
}
