import {
  Button,
  Group,
  Input,
  NumberInput,
  SegmentedControl,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { FieldGroup, WholeRow } from '#platform/web/admin-ui/field-group.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { openEndText, rentalOfficeTexts, rentalUnits, rentalFormTexts as texts } from '../texts-office.ts'
import type { OwnCar } from './car-choices.ts'
import { CarField } from './car-field.tsx'
import { NAMES, problemOf, RENTAL_TYPES, type RentalValues } from './rental-values.ts'
import { TimeField } from './time-field.tsx'
import type { RentalFormState } from './use-rental-form.ts'

interface RentalFormProps {
  readonly form: RentalFormState
  readonly submit: string
  readonly busy: boolean
  /**
   * Until when the car is taken without an end date; undefined for a new rental, whose end can't be typed
   * yet.
   */
  readonly openUntil?: CalendarDate | undefined
  readonly own?: OwnCar
  /** Sends the values; answers the failure to show, undefined for done or for one that was told. */
  send(values: RentalValues): Promise<CallFailure | undefined>
  /** Beside the button. */
  readonly more?: ReactNode
}

/**
 * The rental form (Spec 2 §2): what is wrong stands beside its field, and above in the specification's words.
 */
export function RentalForm({ form, submit, busy, openUntil, own, send, more }: RentalFormProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const show = (refused: CallFailure) => {
    showInForm(form, refused, NAMES)
    setFailure(refused)
  }
  const trySending = form.onSubmit(async (values) => {
    setFailure(undefined)
    const problem = problemOf(values)
    const refused = problem ? { ...problem, status: 400 } : await send(values)
    if (refused) show(refused)
  })
  return (
    <form onSubmit={trySending} noValidate>
      <Stack gap="lg">
        <RenterFields form={form} />
        <CarFields form={form} own={own} />
        <StartFields form={form} />
        <EndFields form={form} openUntil={openUntil} />
        <FailureAlert failure={failure} title={titleOf(failure)} />
        <Group justify="space-between" gap="sm">
          <Button type="submit" loading={busy}>
            {submit}
          </Button>
          {more}
        </Group>
      </Stack>
    </form>
  )
}

function titleOf(failure: CallFailure | undefined): string {
  if (failure?.code === 'incomplete_rental') return rentalOfficeTexts.incompleteTitle
  return failure?.status === 400 ? rentalOfficeTexts.checkTitle : rentalOfficeTexts.failureTitle
}

interface FieldsProps {
  readonly form: RentalFormState
}

function RenterFields({ form }: FieldsProps) {
  return (
    <FieldGroup legend={texts.renter}>
      <TextInput label={texts.first_name} autoComplete="off" {...form.getInputProps('first_name')} />
      <TextInput label={texts.last_name} autoComplete="off" {...form.getInputProps('last_name')} />
      <TextInput
        label={texts.phone_number}
        type="tel"
        autoComplete="off"
        {...form.getInputProps('phone_number')}
      />
    </FieldGroup>
  )
}

function CarFields({ form, own }: FieldsProps & { readonly own: OwnCar | undefined }) {
  return (
    <FieldGroup legend={texts.rental}>
      <CarField form={form} own={own} />
      <TextInput
        label={texts.weekly_price}
        inputMode="decimal"
        autoComplete="off"
        rightSection={
          <Text span size="sm" c="dimmed">
            {rentalUnits.zloty}
          </Text>
        }
        {...form.getInputProps('weekly_price')}
      />
      <TypeField form={form} />
      <WholeRow>
        <Switch label={texts.notOnStation} {...form.getInputProps('notOnStation', { type: 'checkbox' })} />
      </WholeRow>
    </FieldGroup>
  )
}

function TypeField({ form }: FieldsProps) {
  return (
    <div>
      <Input.Label labelElement="div" id="rental-type">
        {texts.type}
      </Input.Label>
      <SegmentedControl
        fullWidth
        aria-labelledby="rental-type"
        data={[...RENTAL_TYPES]}
        {...form.getInputProps('type')}
      />
    </div>
  )
}

function StartFields({ form }: FieldsProps) {
  return (
    <FieldGroup legend={texts.start}>
      <DateValue form={form} field="start_date" />
      <TimeField form={form} field="start_time" />
      <MileageField form={form} field="mileage_start" />
    </FieldGroup>
  )
}

/** Closed for a new rental, as nobody knows its end yet (Spec 2 §5). */
function EndFields({ form, openUntil }: FieldsProps & { readonly openUntil: CalendarDate | undefined }) {
  const disabled = openUntil === undefined
  return (
    <FieldGroup legend={texts.end}>
      <DateValue form={form} field="end_date" disabled={disabled} />
      <TimeField form={form} field="end_time" disabled={disabled} />
      <MileageField form={form} field="mileage_end" disabled={disabled} />
      {openUntil === undefined ? (
        <Note>{texts.endLater}</Note>
      ) : form.values.end_date === null ? (
        <Note>{openEndText(openUntil)}</Note>
      ) : null}
    </FieldGroup>
  )
}

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <WholeRow>
      <Text size="sm" c="dimmed" maw="70ch">
        {children}
      </Text>
    </WholeRow>
  )
}

interface MileageFieldProps extends FieldsProps {
  readonly field: 'mileage_start' | 'mileage_end'
  readonly disabled?: boolean
}

function MileageField({ form, field, disabled = false }: MileageFieldProps) {
  return (
    <NumberInput
      label={texts[field]}
      disabled={disabled}
      min={0}
      max={9_999_999}
      allowDecimal={false}
      thousandSeparator=" "
      hideControls
      inputMode="numeric"
      rightSectionWidth={44}
      rightSection={
        <Text span size="sm" c="dimmed">
          km
        </Text>
      }
      {...form.getInputProps(field)}
    />
  )
}

interface DateValueProps extends FieldsProps {
  readonly field: 'start_date' | 'end_date'
  readonly disabled?: boolean
}

function DateValue({ form, field, disabled = false }: DateValueProps) {
  return (
    <DateField
      label={texts[field]}
      disabled={disabled}
      clearable={field === 'end_date'}
      value={form.values[field] ?? undefined}
      onChange={(date) => {
        form.setFieldValue(field, date ?? null)
        form.clearFieldError(field)
      }}
      error={form.errors[field]}
    />
  )
}
