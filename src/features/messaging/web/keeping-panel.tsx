import { Button, Group, NumberInput, Skeleton } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong, showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { listTemplates, setMessaging } from '../contract-texts.ts'
import { FEWEST_DAYS, MOST_DAYS } from '../domain/messaging-settings.ts'
import { messagingTexts } from '../texts.ts'
import { sendingTexts } from '../texts-settings.ts'

/** How long messages are kept: they hold addresses and PINs. */
export function KeepingPanel() {
  const { data, failure, again } = useCall(listTemplates, {})
  return (
    <Panel title={sendingTexts.keeping} description={sendingTexts.keepingHint}>
      <FailureAlert failure={failure} again={again} />
      {data ? (
        <KeepingForm key={data.keepDays} saved={data.keepDays} />
      ) : (
        <Skeleton height={60} role="status" aria-label={sendingTexts.loading} />
      )}
    </Panel>
  )
}

function KeepingForm({ saved }: { readonly saved: number }) {
  const [failure, setFailure] = useState<CallFailure>()
  const act = useAct(setMessaging, { refreshes: [listTemplates], showsFailure: true })
  const form = useForm<{ keepDays: number | string }>({
    initialValues: { keepDays: saved },
    validate: {
      keepDays: (days) =>
        Number(days) >= FEWEST_DAYS && Number(days) <= MOST_DAYS ? null : messagingTexts.keepDays,
    },
  })
  const submit = form.onSubmit(async ({ keepDays }) => {
    setFailure(undefined)
    const result = await act.run({ keepDays })
    if (!result.ok) return setFailure(showInForm(form, result.failure))
    toastDone(sendingTexts.saved)
  }, focusFirstWrong)
  return (
    <form onSubmit={submit} noValidate>
      <FailureAlert failure={failure} />
      <Group align="flex-end" gap="sm">
        <NumberInput
          label={sendingTexts.keepDays}
          w={{ base: '100%', xs: 220 }}
          min={FEWEST_DAYS}
          max={MOST_DAYS}
          allowDecimal={false}
          clampBehavior="none"
          hideControls
          {...form.getInputProps('keepDays')}
        />
        {form.isDirty() ? (
          <Button type="submit" loading={act.busy}>
            {sendingTexts.save}
          </Button>
        ) : null}
      </Group>
    </form>
  )
}
