import { Alert, Button, Group, Select, Stack, Switch, Textarea } from '@mantine/core'
import { type UseFormReturnType, useForm } from '@mantine/form'
import { IconKey } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSavingWithMoves } from '#features/schedule/web/public.tsx'
import type { SlotSpan } from '#kernel/slot-span.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { callQuery, useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong, showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { mergedIntoFresh } from '#platform/web/admin-ui/fresh-values.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { addGrounding, editGrounding, listCarGroundings, listGroundings } from '../contract.ts'
import { groundingOfficeTexts as texts } from '../texts-office.ts'
import classes from './grounding-dialog.module.css'
import {
  type Grounding,
  type GroundingDraft,
  type GroundingValues,
  inputOfValues,
  judgeGrounding,
  newValues,
  spanOfValues,
  valuesOf,
} from './grounding-values.ts'
import { WithProposals } from './with-proposals.tsx'

export interface GroundingCar {
  readonly id: string
  readonly reg: string
}

interface GroundingDialogProps {
  /** The one to change, or what a new one begins with. */
  readonly subject: Grounding | GroundingDraft
  /** The cars to choose from: one where there is nothing to choose. */
  readonly cars: readonly GroundingCar[]
  /** Who rents the car in these slots, where that is known: a grounding may be put over a rental. */
  rentedBy?(carId: string, span: SlotSpan): string | undefined
  onClose(): void
  /** It was added or changed; drivers may have been moved. */
  onSaved?(): void
  /** A question over the dialog is open: Escape is its, not the dialog’s. */
  readonly held?: boolean
  /** Beside the buttons, on the left. */
  readonly more?: ReactNode
}

/** The form of a grounding, new or changed: who would change places is asked before it is saved. */
export function GroundingDialog({
  subject,
  cars,
  rentedBy,
  onClose,
  onSaved,
  held = false,
  more,
}: GroundingDialogProps) {
  const grounding = 'attributes' in subject ? subject : undefined
  const form = useForm<GroundingValues>({
    initialValues: 'attributes' in subject ? valuesOf(subject) : newValues(subject),
    validate: judgeGrounding,
  })
  const { send, busy, asking, failure } = useSaving(form, grounding, cars, () => {
    onClose()
    onSaved?.()
  })
  const begin = firstUnknown(form.getInitialValues())
  const reg = cars.find(({ id }) => id === form.values.carId)?.reg
  const span = spanOfValues(form.values)
  const renter = form.values.carId && span && rentedBy?.(form.values.carId, span)
  return (
    <FormModal
      form={form}
      held={asking || held}
      onClose={onClose}
      title={
        grounding
          ? texts.editTitle(grounding.attributes.carReg)
          : reg
            ? texts.newTitle(reg)
            : texts.newTitleAny
      }
    >
      <form onSubmit={form.onSubmit(send, focusFirstWrong)} noValidate>
        <Stack gap="md">
          <FailureAlert failure={failure} />
          {cars.length > 1 ? <CarField form={form} cars={cars} first={begin === 'car'} /> : null}
          <SlotFields form={form} first={begin === 'dayStart'} />
          <Textarea
            label={texts.reason}
            placeholder={texts.reasonHint}
            maxLength={500}
            autosize
            minRows={2}
            {...(begin === 'reason' ? { 'data-autofocus': true } : {})}
            {...form.getInputProps('groundedReason')}
          />
          <Switch label={texts.notOnStation} {...form.getInputProps('notOnStation', { type: 'checkbox' })} />
          {renter ? (
            <Alert color="violet" icon={<IconKey />} role="status">
              {texts.rented(renter)}
            </Alert>
          ) : null}
          <Group justify="space-between" gap="sm">
            <Group gap="sm">
              {more}
              {grounding ? null : <WithProposals form={form} onGone={onClose} />}
            </Group>
            <Group gap="sm">
              <Button variant="default" onClick={onClose}>
                {texts.cancel}
              </Button>
              <Button type="submit" loading={busy}>
                {texts.save}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}

/** Where the form opens with the focus. */
function firstUnknown({ carId, dayStart }: GroundingValues): 'car' | 'dayStart' | 'reason' {
  if (carId === null) return 'car'
  return dayStart === null ? 'dayStart' : 'reason'
}

function useSaving(
  form: UseFormReturnType<GroundingValues>,
  grounding: Grounding | undefined,
  cars: readonly GroundingCar[],
  done: () => void,
) {
  const [failure, setFailure] = useState<CallFailure>()
  const [asking, setAsking] = useState(false)
  const refreshes = [listCarGroundings, listGroundings]
  const add = useAct(addGrounding, { refreshes, showsFailure: true })
  const edit = useAct(editGrounding, { refreshes, showsFailure: true })
  const saveWithMoves = useSavingWithMoves()
  const client = useQueryClient()
  const readNow = async () => {
    if (!grounding) return undefined
    const query = { ...callQuery(listCarGroundings, { id: grounding.id }), staleTime: 0 }
    const [now] = (await client.fetchQuery(query)).data
    return now && valuesOf(now)
  }
  const send = async (typed: GroundingValues) => {
    setFailure(undefined)
    setAsking(true)
    // A colleague may have made it longer since the dialog was opened.
    const values = await mergedIntoFresh(form, typed, readNow)
    if (!values.ok) {
      setAsking(false)
      return setFailure(values.failure)
    }
    const input = inputOfValues(values.value)
    const { carId, dayStart, shiftStart, dayEnd, shiftEnd } = input
    const replaces = grounding ? { replaces: grounding.id } : {}
    const result = await saveWithMoves(
      { carId, kind: 'grounding', dayStart, shiftStart, dayEnd, shiftEnd, ...replaces },
      (seen) => (grounding ? edit.run({ ...input, seen, id: grounding.id }) : add.run({ ...input, seen })),
    )
    setAsking(false)
    if (!result) return
    if (!result.ok) return setFailure(showInForm(form, result.failure))
    const reg = cars.find(({ id }) => id === carId)?.reg ?? ''
    toastDone((grounding ? texts.changed : texts.added)(reg, result.value.moved))
    done()
  }
  return { send, failure, asking, busy: asking || add.busy || edit.busy }
}

interface FieldsProps {
  readonly form: UseFormReturnType<GroundingValues>
  /** The dialog opens with the focus here. */
  readonly first: boolean
}

function CarField({ form, cars, first }: FieldsProps & { readonly cars: readonly GroundingCar[] }) {
  return (
    <Select
      label={texts.car}
      data={cars.map(({ id, reg }) => ({ value: id, label: reg }))}
      searchable
      allowDeselect={false}
      limit={60}
      {...(first ? { 'data-autofocus': true } : {})}
      {...form.getInputProps('carId')}
    />
  )
}

function SlotFields({ form, first }: FieldsProps) {
  const { dayStart, dayEnd } = form.values
  return (
    <div className={classes.slots}>
      <DateField
        label={texts.dayStart}
        first={first}
        value={dayStart ?? undefined}
        onChange={(date) => {
          form.setFieldValue('dayStart', date ?? null)
          // The end follows until it has been chosen, or where it would lie before the start.
          if (date && (!dayEnd || dayEnd < date)) form.setFieldValue('dayEnd', date)
        }}
        error={form.errors.dayStart}
      />
      <ShiftField form={form} field="shiftStart" />
      <DateField
        label={texts.dayEnd}
        value={dayEnd ?? undefined}
        onChange={(date) => form.setFieldValue('dayEnd', date ?? null)}
        error={form.errors.dayEnd}
      />
      <ShiftField form={form} field="shiftEnd" />
    </div>
  )
}

function ShiftField({
  form,
  field,
}: Pick<FieldsProps, 'form'> & { readonly field: 'shiftStart' | 'shiftEnd' }) {
  return (
    <Select
      label={texts[field]}
      data={[SHIFT_ON_WIRE.day, SHIFT_ON_WIRE.night]}
      allowDeselect={false}
      {...form.getInputProps(field)}
    />
  )
}
