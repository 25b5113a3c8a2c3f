import { Button, Group, NumberInput, Select, Stack, Switch, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useFleetSettings } from '#features/settings/web/public.tsx'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { FieldGroup, WholeRow } from '#platform/web/admin-ui/field-group.tsx'
import { focusFirstWrong, showInForm } from '#platform/web/admin-ui/form-failure.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { getVehicleCatalogue } from '../contract-catalogue.ts'
import { isRegistration, isUsualPlate, normalizeRegistration } from '../domain/vehicle.ts'
import { vehicleTexts } from '../texts.ts'
import { fleetTexts, vehicleFormTexts as texts } from '../texts-office.ts'
import type { VehicleFormState } from './use-vehicle-form.ts'
import classes from './vehicle-form.module.css'
import { productionYears, type VehicleValues, withOwn } from './vehicle-values.ts'

const INCOMPLETE: CallFailure = { status: 400, code: 'invalid_vehicle', msg: vehicleTexts.incomplete }

interface VehicleFormProps {
  readonly form: VehicleFormState
  readonly submit: string
  readonly busy: boolean
  /** Sends the values; answers the failure that names fields, undefined for done or for one that was told. */
  send(values: VehicleValues): Promise<CallFailure | undefined>
  /** Beside the button. */
  readonly more?: ReactNode
}

/**
 * The vehicle form (Spec 2 §3): what is wrong stands beside its field, and above in the specification's
 * words.
 */
export function VehicleForm({ form, submit, busy, send, more }: VehicleFormProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const trySending = form.onSubmit(
    async (values) => {
      setFailure(undefined)
      const refused = await send(values)
      if (refused) setFailure(showInForm(form, refused) ? refused : { ...INCOMPLETE, msg: refused.msg })
    },
    () => {
      setFailure(INCOMPLETE)
      focusFirstWrong()
    },
  )
  return (
    <form onSubmit={trySending} noValidate>
      <Stack gap="lg">
        <CarFields form={form} />
        <DateFields form={form} />
        <PlanningFields form={form} />
        <InsuranceFields form={form} />
        <FailureAlert
          failure={failure}
          {...(failure === INCOMPLETE ? { title: fleetTexts.incompleteTitle } : {})}
        />
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

interface FieldsProps {
  readonly form: VehicleFormState
}

function CarFields({ form }: FieldsProps) {
  const catalogue = useCall(getVehicleCatalogue, {})
  const fleet = useFleetSettings()
  const { reg, make, model, color, year } = form.values
  const isOdd = isRegistration(normalizeRegistration(reg)) && !isUsualPlate(reg)
  const makes = catalogue.data?.makes ?? []
  const oldestYear = catalogue.data?.oldestYear ?? null
  const models = makes.find(({ name }) => name === make)?.models ?? []
  return (
    <FieldGroup legend={texts.car}>
      {catalogue.failure ? (
        <WholeRow>
          <FailureAlert failure={catalogue.failure} title={texts.catalogueFailed} again={catalogue.again} />
        </WholeRow>
      ) : null}
      <TextInput
        label={texts.reg}
        {...(isOdd && !form.errors.reg ? { description: texts.oddPlate } : {})}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.getInputProps('reg')}
      />
      <TextInput
        label={texts.vin}
        {...(form.errors.vin ? {} : { description: texts.vinHint })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.getInputProps('vin')}
      />
      <ChoiceField
        form={form}
        field="make"
        data={withOwn(
          makes.map(({ name }) => name),
          make,
        )}
        onChosen={(chosen) => {
          if (chosen !== make) form.setFieldValue('model', null)
        }}
      />
      <ChoiceField
        form={form}
        field="model"
        data={withOwn(models, model)}
        disabled={make === null}
        placeholder={make === null ? texts.makeFirst : texts.choose}
      />
      <ChoiceField
        form={form}
        field="year"
        data={fleet.data ? productionYears(fleet.data.year, year, oldestYear) : withOwn([], year)}
      />
      <ChoiceField form={form} field="color" data={withOwn(catalogue.data?.colors ?? [], color)} />
    </FieldGroup>
  )
}

function DateFields({ form }: FieldsProps) {
  return (
    <FieldGroup legend={texts.dates}>
      <DateValue form={form} field="entryDate" />
      <DateValue form={form} field="service" />
      <DateValue form={form} field="exitDate" />
    </FieldGroup>
  )
}

function PlanningFields({ form }: FieldsProps) {
  return (
    <FieldGroup legend={texts.planning}>
      <NumberInput
        label={texts.priority}
        description={texts.priorityHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={0}
        max={10}
        allowDecimal={false}
        {...form.getInputProps('priority')}
      />
      <NumberInput
        label={texts.sort}
        description={texts.sortHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={1}
        max={9999}
        allowDecimal={false}
        {...form.getInputProps('sort')}
      />
      <TextInput label={texts.flotmanId} autoComplete="off" {...form.getInputProps('flotmanId')} />
      <Switch
        className={classes.switch ?? ''}
        label={texts.isRental}
        {...form.getInputProps('isRental', { type: 'checkbox' })}
      />
      <WholeRow>
        <TextInput
          label={texts.parking}
          description={texts.parkingHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          maxLength={200}
          {...form.getInputProps('parking')}
        />
      </WholeRow>
    </FieldGroup>
  )
}

function InsuranceFields({ form }: FieldsProps) {
  const catalogue = useCall(getVehicleCatalogue, {})
  return (
    <FieldGroup legend={texts.insurance}>
      <ChoiceField
        form={form}
        field="insName"
        data={withOwn(catalogue.data?.insurers ?? [], form.values.insName)}
      />
      <TextInput label={texts.insNum} autoComplete="off" {...form.getInputProps('insNum')} />
      <DateValue form={form} field="insEnd" />
    </FieldGroup>
  )
}

interface ChoiceFieldProps extends FieldsProps {
  readonly field: 'make' | 'model' | 'year' | 'color' | 'insName'
  readonly data: string[]
  readonly disabled?: boolean
  readonly placeholder?: string
  onChosen?(value: string | null): void
}

function ChoiceField({ form, field, onChosen, placeholder = texts.choose, ...rest }: ChoiceFieldProps) {
  const { onChange, ...input } = form.getInputProps(field)
  return (
    <Select
      {...rest}
      {...input}
      label={texts[field]}
      placeholder={placeholder}
      searchable
      allowDeselect={false}
      onChange={(value) => {
        onChosen?.(value)
        onChange(value)
      }}
    />
  )
}

interface DateValueProps extends FieldsProps {
  readonly field: 'entryDate' | 'exitDate' | 'service' | 'insEnd'
}

function DateValue({ form, field }: DateValueProps) {
  return (
    <DateField
      label={texts[field]}
      value={form.values[field] ?? undefined}
      onChange={(date) => form.setFieldValue(field, date ?? null)}
      error={form.errors[field]}
    />
  )
}
