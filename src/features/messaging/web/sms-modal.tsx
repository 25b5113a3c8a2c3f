import { Button, Group, PasswordInput, Select, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { FormModal } from '#platform/web/admin-ui/form-modal.tsx'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { listMessages } from '../contract.ts'
import { getGateways, setSmsGateway } from '../contract-gateways.ts'
import { gatewayTexts as texts } from '../texts-gateway-form.ts'

interface SmsModalProps {
  readonly entry: OutputOf<typeof getGateways>['sms']['entry']
  onClose(): void
}

const GATEWAYS = (['smsapi', 'serwersms'] as const).map((value) => ({ value, label: texts.gateways[value] }))

/** The SMS gateway: which, its token, the sender; the token is typed and never shown again. */
export function SmsModal({ entry, onClose }: SmsModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const [seen] = useState(entry?.version ?? '')
  const save = useAct(setSmsGateway, { refreshes: [getGateways, listMessages], showsFailure: true })
  const form = useForm({
    initialValues: {
      gateway: entry?.gateway ?? ('smsapi' as const),
      token: '',
      from: entry?.from ?? '',
      url: entry?.url ?? '',
    },
  })
  const submit = form.onSubmit(async (values) => {
    setFailure(undefined)
    const kept = await save.run({ ...values, seen })
    if (!kept.ok) return setFailure(showInForm(form, kept.failure))
    toastDone(texts.saved)
    onClose()
  })
  return (
    <FormModal form={form} title={texts.smsTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <FailureAlert failure={failure} />
          <Select
            label={texts.gateway}
            allowDeselect={false}
            data={GATEWAYS}
            data-autofocus
            {...form.getInputProps('gateway')}
          />
          <PasswordInput
            label={texts.token}
            description={entry?.readable ? texts.tokenKept(entry.secret) : texts.tokenHint}
            maxLength={500}
            autoComplete="off"
            {...form.getInputProps('token')}
          />
          <TextInput
            label={texts.from}
            description={texts.fromHint}
            maxLength={11}
            autoComplete="off"
            {...form.getInputProps('from')}
          />
          <TextInput
            label={texts.url}
            description={texts.urlHint}
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('url')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {texts.cancel}
            </Button>
            <Button type="submit" loading={save.busy}>
              {texts.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormModal>
  )
}
