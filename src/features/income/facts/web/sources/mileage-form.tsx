import { Alert, Button, Group, NumberInput, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { Shift } from '#kernel/shift.ts'
import type { Endpoint, OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { resultSources, setMileage } from '../../contract.ts'
import { sourceTexts as texts } from '../../texts.ts'
import { factFailures } from '../../texts-failures.ts'
import classes from './sources.module.css'

interface MileageFormProps {
  readonly slot: { readonly driverId: string; readonly date: string; readonly shift: Shift }
  readonly typed: OutputOf<typeof resultSources>['mileage']
  /** Readings on the screen around it that follow the mileage. */
  readonly refreshes: readonly Endpoint[]
}

interface Typed {
  kmStart: number | string
  kmEnd: number | string
  km: number | string
}

/** The mileage of one shift, by both states of the odometer or as kilometres. */
export function MileageForm({ slot, typed, refreshes }: MileageFormProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const [warning, setWarning] = useState<string>()
  const act = useAct(setMileage, { refreshes: [resultSources, ...refreshes], showsFailure: true })
  const form = useForm<Typed>({
    initialValues: {
      kmStart: typed?.kmStart ?? '',
      kmEnd: typed?.kmEnd ?? '',
      km: typed && typed.kmStart === null ? typed.mileageM / 1000 : '',
    },
  })
  const send = async (values: Typed, done: string) => {
    setFailure(undefined)
    const result = await act.run({
      ...slot,
      kmStart: given(values.kmStart),
      kmEnd: given(values.kmEnd),
      km: given(values.km),
    })
    if (!result.ok) {
      setFailure(showInForm(form, result.failure))
      return false
    }
    const { isUnusual, mileageM } = result.value
    setWarning(isUnusual && mileageM !== null ? factFailures.unusualKm(mileageM / 1000) : undefined)
    toastDone(done)
    return true
  }
  const takeBack = async () => {
    const none = { kmStart: '', kmEnd: '', km: '' }
    if (await send(none, texts.takenBack)) form.setValues(none)
  }
  const field = { min: 0, max: 9_999_999, allowDecimal: false, hideControls: true }
  return (
    <section>
      <h3 className={classes.heading}>{texts.editMileage}</h3>
      {typed ? (
        <Text size="sm" c="dimmed">
          {texts.typed(typed.enteredBy, dateAndTime(typed.enteredAt))}
        </Text>
      ) : null}
      <form onSubmit={form.onSubmit((values) => void send(values, texts.saved))} noValidate>
        <FailureAlert failure={failure} />
        {warning ? (
          <Alert color="yellow" role="status" my="sm">
            {warning}
          </Alert>
        ) : null}
        <div className={classes.fields}>
          <NumberInput label={texts.kmStart} {...field} {...form.getInputProps('kmStart')} />
          <NumberInput label={texts.kmEnd} {...field} {...form.getInputProps('kmEnd')} />
          <NumberInput label={texts.km} {...field} {...form.getInputProps('km')} />
        </div>
        <Group mt="sm">
          <Button type="submit" loading={act.busy}>
            {texts.save}
          </Button>
          {typed ? (
            <Button variant="default" disabled={act.busy} onClick={() => void takeBack()}>
              {texts.takeBack}
            </Button>
          ) : null}
        </Group>
      </form>
    </section>
  )
}

function given(value: number | string): number | null {
  return value === '' ? null : Number(value)
}
