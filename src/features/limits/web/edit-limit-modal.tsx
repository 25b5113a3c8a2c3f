import { Button, Group, NumberInput, Stack, Switch, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Shift } from '#kernel/shift.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { type SlotLimit, sameLimit } from '../domain/slot-limit.ts'
import { type LimitOfSlot, typedCars } from '../domain/week-grid.ts'
import { changeTexts } from '../texts-change.ts'
import { limitOfficeTexts } from '../texts-office.ts'
import classes from './limits.module.css'
import { LimitDialogs, useSavingLimits } from './use-saving-limits.tsx'

const SHIFTS = ['day', 'night'] as const

interface EditLimitModalProps {
  readonly date: CalendarDate
  readonly limitOf: LimitOfSlot
  readonly defaultLimit: number
  onClose(): void
}

interface TypedShift {
  readonly cars: string
  readonly info: string
  readonly active: boolean
}

/**
 * The limits of one day as they stand there, to be changed: number, comment, on or off, each shift by itself.
 */
export function EditLimitModal({ date, limitOf, defaultLimit, onClose }: EditLimitModalProps) {
  // What the dialog showed when it opened is what the save is held against.
  const [before] = useState({
    day: limitOf({ date, shift: 'day' }),
    night: limitOf({ date, shift: 'night' }),
  })
  const [typed, setTyped] = useState({ day: typedOf(before.day), night: typedOf(before.night) })
  const [tried, setTried] = useState(false)
  const saving = useSavingLimits()
  const changes = SHIFTS.map((shift) => ({
    date,
    shift,
    from: before[shift],
    to: limitOfTyped(typed[shift]),
  }))
  const changed = changes.filter(({ from, to }) => !sameLimit(from, to))
  const isWrong = SHIFTS.some((shift) => typedCars(typed[shift].cars) === undefined)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isWrong || saving.busy) return
    if (changed.length === 0) onClose()
    else saving.save({ changes: changed, done: onClose })
  }
  return (
    <FormModal
      form={{ isDirty: () => changed.length > 0 }}
      held={saving.dialogs !== null}
      title={limitOfficeTexts.editTitle(date)}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {SHIFTS.map((shift) => (
            <ShiftFields
              key={shift}
              shift={shift}
              typed={typed[shift]}
              defaultLimit={defaultLimit}
              tried={tried}
              onChange={(next) => setTyped({ ...typed, [shift]: next })}
            />
          ))}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {limitOfficeTexts.cancel}
            </Button>
            <Button type="submit" loading={saving.busy}>
              {limitOfficeTexts.save}
            </Button>
          </Group>
        </Stack>
      </form>
      <LimitDialogs of={saving} />
    </FormModal>
  )
}

interface ShiftFieldsProps {
  readonly shift: Shift
  readonly typed: TypedShift
  readonly defaultLimit: number
  readonly tried: boolean
  onChange(typed: TypedShift): void
}

function ShiftFields({ shift, typed, defaultLimit, tried, onChange }: ShiftFieldsProps) {
  const isLimited = typed.cars.trim() !== ''
  return (
    <fieldset className={classes.shift}>
      <legend>{SHIFT_ON_WIRE[shift]}</legend>
      <NumberInput
        label={limitOfficeTexts.cars}
        description={limitOfficeTexts.carsHint(defaultLimit)}
        placeholder={String(defaultLimit)}
        min={0}
        max={10_000}
        allowDecimal={false}
        value={typed.cars}
        error={tried && typedCars(typed.cars) === undefined && changeTexts.cars}
        onChange={(cars) => onChange({ ...typed, cars: String(cars) })}
        data-autofocus={shift === 'day' || undefined}
      />
      {isLimited ? (
        <>
          <Textarea
            label={limitOfficeTexts.comment}
            description={limitOfficeTexts.commentHint}
            autosize
            minRows={1}
            maxLength={500}
            value={typed.info}
            onChange={(event) => onChange({ ...typed, info: event.currentTarget.value })}
          />
          <Switch
            label={limitOfficeTexts.inForce}
            checked={typed.active}
            onChange={(event) => onChange({ ...typed, active: event.currentTarget.checked })}
          />
        </>
      ) : null}
    </fieldset>
  )
}

function typedOf(limit: SlotLimit | undefined): TypedShift {
  return limit
    ? { cars: String(limit.cars), info: limit.info, active: limit.active }
    : { cars: '', info: '', active: true }
}

function limitOfTyped({ cars, info, active }: TypedShift): SlotLimit | undefined {
  const number = typedCars(cars)
  return number === null || number === undefined ? undefined : { cars: number, info: info.trim(), active }
}
