import { Button, Group, Skeleton, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { focusFirstWrong, showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { listMessages } from '../contract.ts'
import { listTemplates, setMessaging } from '../contract-texts.ts'
import { PRICE_UNITS, typedPrice } from '../domain/sms-cost.ts'
import { messagingTexts } from '../texts.ts'
import { gatewayTexts as texts } from '../texts-gateway-form.ts'
import { sendingTexts } from '../texts-settings.ts'

/** What one part of an SMS costs, where the office wants to see sums. */
export function PricePanel() {
  const { data, failure, again } = useCall(listTemplates, {})
  return (
    <Panel title={texts.price} description={texts.priceHint}>
      <FailureAlert failure={failure} again={again} />
      {data ? (
        <PriceForm key={data.smsPartPrice} saved={data.smsPartPrice} />
      ) : (
        <Skeleton height={60} role="status" aria-label={sendingTexts.loading} />
      )}
    </Panel>
  )
}

function PriceForm({ saved }: { readonly saved: number | null }) {
  const [failure, setFailure] = useState<CallFailure>()
  const act = useAct(setMessaging, { refreshes: [listTemplates, listMessages], showsFailure: true })
  const form = useForm({
    initialValues: { smsPartPrice: saved === null ? '' : String(saved / PRICE_UNITS).replace('.', ',') },
    validate: {
      smsPartPrice: (text) => (typedPrice(text) === undefined ? messagingTexts.smsPartPrice : null),
    },
  })
  const submit = form.onSubmit(async ({ smsPartPrice }) => {
    setFailure(undefined)
    const result = await act.run({ smsPartPrice: typedPrice(smsPartPrice) ?? null })
    if (!result.ok) return setFailure(showInForm(form, result.failure))
    toastDone(sendingTexts.saved)
  }, focusFirstWrong)
  return (
    <form onSubmit={submit} noValidate>
      <FailureAlert failure={failure} />
      <Group align="flex-end" gap="sm">
        <TextInput
          label={texts.pricePart}
          inputMode="decimal"
          w={{ base: '100%', xs: 220 }}
          maxLength={10}
          autoComplete="off"
          {...form.getInputProps('smsPartPrice')}
        />
        {form.isDirty() ? (
          <Button type="submit" variant="default" loading={act.busy}>
            {sendingTexts.save}
          </Button>
        ) : null}
      </Group>
    </form>
  )
}
