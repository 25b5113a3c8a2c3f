import { Button, Group, NumberInput, Stack, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong, showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { getBackups, setBackupPlan } from '../contract.ts'
import { type BackupPlan, MOST_DAILY, MOST_WEEKLY } from '../domain/backup-plan.ts'
import { safekeepingTexts, backupTexts as texts } from '../texts.ts'

interface Values {
  enabled: boolean
  hour: number | string
  keepDaily: number | string
  keepWeekly: number | string
}

const within = (from: number, to: number, text: string) => (value: number | string) =>
  value !== '' && Number.isInteger(Number(value)) && Number(value) >= from && Number(value) <= to
    ? null
    : text

const NUMBERS = [
  { name: 'hour', label: texts.hour, from: 0, to: 23 },
  { name: 'keepDaily', label: texts.keepDaily, from: 1, to: MOST_DAILY },
  { name: 'keepWeekly', label: texts.keepWeekly, from: 0, to: MOST_WEEKLY },
] as const

/** Whether, when and how many; saved together. */
export function PlanForm({ plan }: { readonly plan: BackupPlan }) {
  const [failure, setFailure] = useState<CallFailure>()
  const act = useAct(setBackupPlan, { refreshes: [getBackups], showsFailure: true })
  const form = useForm<Values>({
    initialValues: { ...plan },
    validate: {
      hour: within(0, 23, safekeepingTexts.hour),
      keepDaily: within(1, MOST_DAILY, safekeepingTexts.keepDaily),
      keepWeekly: within(0, MOST_WEEKLY, safekeepingTexts.keepWeekly),
    },
  })
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined)
    const result = await act.run(values)
    if (!result.ok) return setFailure(showInForm(form, result.failure))
    toastDone(texts.saved)
  }, focusFirstWrong)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm">
        <FailureAlert failure={failure} />
        <Switch label={texts.enabled} {...form.getInputProps('enabled', { type: 'checkbox' })} />
        <Group align="flex-start" gap="sm">
          {NUMBERS.map(({ name, label, from, to }) => (
            <NumberInput
              key={name}
              label={label}
              w={{ base: '100%', xs: 220 }}
              min={from}
              max={to}
              allowDecimal={false}
              clampBehavior="none"
              hideControls
              {...form.getInputProps(name)}
            />
          ))}
        </Group>
        {form.isDirty() ? (
          <div>
            <Button type="submit" loading={act.busy}>
              {texts.save}
            </Button>
          </div>
        ) : null}
      </Stack>
    </form>
  )
}
