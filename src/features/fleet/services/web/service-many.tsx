import { Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { parseDate } from '#kernel/calendar-date.ts'
import { DateField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { ManyDialog } from '#platform/web/admin-ui/list/many-dialog.tsx'
import { listCarServices, listWeekServices } from '../contract.ts'
import { planServices } from '../contract-many.ts'
import { serviceManyTexts as texts } from '../texts-many.ts'
import { serviceOfficeTexts } from '../texts-office.ts'

interface ServiceManyProps {
  readonly cars: readonly { readonly id: string; readonly reg: string }[]
  onClose(done: boolean): void
}

/** The same service of many cars. */
export function ServiceMany({ cars, onClose }: ServiceManyProps) {
  const [carIds] = useState(() => cars.map(({ id }) => id))
  const [visit, setVisit] = useState({ date: '', hour: '', text: '', place: '' })
  const acting = useAct(planServices, {
    refreshes: [listCarServices, listWeekServices],
    showsFailure: true,
  })
  const fields = acting.failure?.fields ?? {}
  const typed = (field: 'hour' | 'text' | 'place') => ({
    value: visit[field],
    error: fields[field],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = currentTarget
      setVisit((before) => ({ ...before, [field]: value }))
    },
  })
  return (
    <ManyDialog
      title={texts.title(cars.length)}
      act={texts.save}
      busy={acting.busy}
      isDirty={Object.values(visit).some((value) => value !== '')}
      failure={acting.failure}
      onClose={onClose}
      run={async () => {
        const result = await acting.run({ carIds, ...visit })
        if (!result.ok) return undefined
        const { planned, links, left } = result.value
        return {
          done: texts.planned(planned, links),
          left: left.map(({ id, why }) => ({
            name: cars.find((car) => car.id === id)?.reg ?? '',
            why: texts.why[why],
          })),
        }
      }}
    >
      <Stack gap="sm">
        <Text size="sm">{texts.hint}</Text>
        <DateField
          first
          label={serviceOfficeTexts.date}
          value={parseDate(visit.date)}
          onChange={(date) => setVisit((before) => ({ ...before, date: date ?? '' }))}
          error={fields.date}
        />
        <TextInput
          label={serviceOfficeTexts.hour}
          placeholder={serviceOfficeTexts.hourHint}
          maxLength={20}
          {...typed('hour')}
        />
        <TextInput label={serviceOfficeTexts.place} maxLength={120} {...typed('place')} />
        <Textarea label={serviceOfficeTexts.text} autosize minRows={2} maxLength={500} {...typed('text')} />
      </Stack>
    </ManyDialog>
  )
}
