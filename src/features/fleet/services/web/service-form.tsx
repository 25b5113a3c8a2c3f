import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useVehicles } from '#features/fleet/vehicles/web/public.tsx'
import { type CalendarDate, parseDate } from '#kernel/calendar-date.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { callQuery, useAct } from '#platform/web/admin-ui/calls.ts'
import { tellInDialog } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong, showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { mergedIntoFresh } from '#platform/web/admin-ui/fresh-values.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { useStillOpen } from '#platform/web/admin-ui/use-still-open.ts'
import type { CallFailure } from '#platform/web/call.ts'
import { addService, listCarServices, updateService } from '../contract.ts'
import { readVisit, type VisitForm } from '../domain/visit.ts'
import { problemTexts, serviceTexts } from '../texts.ts'
import { serviceOfficeTexts } from '../texts-office.ts'
import { newsOfAdded, newsOfChanged, type SavedNews } from './saved-news.ts'
import { SERVICE_READINGS, type Service } from './service.ts'

/** Of a long list only so many are drawn; typing narrows it. */
const MOST_SHOWN = 60

interface ServiceFormProps {
  /** To be changed; a new one without. */
  readonly service?: Service
  /** Of a new one; asked for where it is not known. */
  readonly carId?: string
  /** Of a new one, as a first guess. */
  readonly date?: CalendarDate
  onClose(): void
}

/** Plans a service or changes one (Spec 2 §5 'New service'). */
export function ServiceForm({ service, carId, date, onClose }: ServiceFormProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const settings = { refreshes: SERVICE_READINGS, showsFailure: true }
  const add = useAct(addService, settings)
  const change = useAct(updateService, settings)
  const client = useQueryClient()
  const stillOpen = useStillOpen()
  const form = useForm({
    initialValues: service
      ? valuesOf(service)
      : { carId: carId ?? '', date: date ?? '', hour: '', text: '', place: '' },
    validate: (values) => ({
      ...(values.carId === '' ? { carId: serviceTexts.required } : {}),
      ...problemsOf(values),
    }),
  })

  const send = form.onSubmit(
    async (typed) => {
      setFailure(undefined)
      // A colleague may have put it off since the dialog was opened; its link would end once more.
      const laid = await mergedIntoFresh(form, typed, async () => {
        if (!service) return undefined
        const query = { ...callQuery(listCarServices, { id: service.id }), staleTime: 0 }
        const [now] = (await client.fetchQuery(query)).data
        return now && valuesOf(now)
      })
      if (!stillOpen()) return
      if (!laid.ok) {
        setFailure(laid.failure)
        return
      }
      const values = laid.value
      const saved = service
        ? await told(change.run({ id: service.id, ...values }), newsOfChanged)
        : await told(add.run(values), newsOfAdded)
      if (!saved.ok) {
        setFailure(showInForm(form, saved.failure))
        return
      }
      onClose()
      const { title, text, matters } = saved.news
      if (matters) await tellInDialog(title, text)
      else toastDone(text === '' ? title : `${title} ${text}`)
    },
    (_errors, { carId, ...values }) => {
      const read = readVisit(values)
      const lacks = carId === '' || (!read.ok && read.error.kind === 'missing')
      setFailure(lacks ? { status: 400, code: 'missing_data', msg: serviceTexts.incomplete } : undefined)
      focusFirstWrong()
    },
  )

  return (
    <FormModal
      form={form}
      onClose={onClose}
      title={service ? serviceOfficeTexts.edit : serviceOfficeTexts.add}
    >
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <FailureAlert
            failure={failure}
            {...(failure?.code === 'missing_data' ? { title: serviceOfficeTexts.incompleteTitle } : {})}
          />
          {service || carId ? null : <CarField {...form.getInputProps('carId')} />}
          <DateField
            first={service !== undefined || carId !== undefined}
            label={serviceOfficeTexts.date}
            value={parseDate(form.values.date)}
            onChange={(chosen) => form.setFieldValue('date', chosen ?? '')}
            error={form.errors.date}
          />
          <TextInput
            label={serviceOfficeTexts.hour}
            placeholder={serviceOfficeTexts.hourHint}
            autoComplete="off"
            maxLength={20}
            {...form.getInputProps('hour')}
          />
          <TextInput
            label={serviceOfficeTexts.place}
            description={serviceOfficeTexts.placeHint}
            autoComplete="off"
            maxLength={120}
            {...form.getInputProps('place')}
          />
          <Textarea
            label={serviceOfficeTexts.text}
            autosize
            minRows={2}
            maxLength={500}
            {...form.getInputProps('text')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {serviceOfficeTexts.cancel}
            </Button>
            <Button type="submit" loading={add.busy || change.busy}>
              {service ? serviceOfficeTexts.save : serviceOfficeTexts.add}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}

interface CarFieldProps {
  readonly value?: string
  readonly error?: ReactNode
  onChange?(id: string): void
}

function CarField({ value, error, onChange }: CarFieldProps) {
  const vehicles = useVehicles()
  return (
    <Select
      label={serviceOfficeTexts.car}
      data-autofocus
      placeholder={serviceOfficeTexts.carHint}
      searchable
      allowDeselect={false}
      limit={MOST_SHOWN}
      disabled={!vehicles.data}
      data={(vehicles.data ?? []).map(({ id, attributes: { reg, make, model } }) => ({
        value: id,
        label: `${reg}, ${make} ${model}`,
      }))}
      value={value || null}
      error={error ?? vehicles.failure?.msg}
      onChange={(id) => onChange?.(id ?? '')}
    />
  )
}

function valuesOf({ attributes: { carId, serviceDate, serviceTime, desc, place } }: Service) {
  return { carId, date: serviceDate, hour: serviceTime, text: desc, place }
}

function problemsOf(values: VisitForm): Record<string, string> {
  const read = readVisit(values)
  return read.ok ? {} : problemTexts(read.error)
}

type SaveOutcome =
  | { readonly ok: true; readonly news: SavedNews }
  | { readonly ok: false; readonly failure: CallFailure }

async function told<T>(
  running: Promise<
    { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: CallFailure }
  >,
  news: (value: T) => SavedNews,
): Promise<SaveOutcome> {
  const result = await running
  return result.ok ? { ok: true, news: news(result.value) } : result
}
