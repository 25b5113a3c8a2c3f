import { Button, Group, NumberInput, PasswordInput, Select, Stack, TextInput } from '@mantine/core'
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
import { getGateways, setMailServer } from '../contract-gateways.ts'
import { MAIL_SECURITY, type MailSecurity, portFor, USUAL_PORTS } from '../domain/gateway-entry.ts'
import { gatewayTexts as texts } from '../texts-gateway-form.ts'

interface MailModalProps {
  readonly entry: OutputOf<typeof getGateways>['email']['entry']
  onClose(): void
}

const SECURITIES = MAIL_SECURITY.map((value) => ({ value, label: texts.securities[value] }))

/** The mail server; the password is typed and never shown again. */
export function MailModal({ entry, onClose }: MailModalProps) {
  const [failure, setFailure] = useState<CallFailure>()
  const [seen] = useState(entry?.version ?? '')
  const save = useAct(setMailServer, { refreshes: [getGateways, listMessages], showsFailure: true })
  const form = useForm<{
    host: string
    port: number | string
    security: MailSecurity
    user: string
    password: string
    from: string
  }>({
    initialValues: {
      host: entry?.host ?? '',
      port: entry?.port ?? USUAL_PORTS.tls,
      security: entry?.security ?? 'tls',
      user: entry?.user ?? '',
      password: '',
      from: entry?.from ?? '',
    },
  })
  const submit = form.onSubmit(async ({ port, ...values }) => {
    setFailure(undefined)
    const kept = await save.run({ ...values, port: Number(port), seen })
    if (!kept.ok) return setFailure(showInForm(form, kept.failure))
    toastDone(texts.saved)
    onClose()
  })
  return (
    <FormModal form={form} title={texts.mailTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <FailureAlert failure={failure} />
          <TextInput
            label={texts.host}
            description={texts.hostHint}
            maxLength={253}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
            {...form.getInputProps('host')}
          />
          <Group gap="sm" grow align="flex-start">
            <Select
              label={texts.security}
              allowDeselect={false}
              data={SECURITIES}
              {...form.getInputProps('security')}
              onChange={(value) => {
                const next = MAIL_SECURITY.find((each) => each === value)
                if (!next) return
                form.setFieldValue('port', portFor(next, form.values.security, form.values.port))
                form.setFieldValue('security', next)
              }}
            />
            <NumberInput
              label={texts.port}
              allowDecimal={false}
              allowNegative={false}
              hideControls
              {...form.getInputProps('port')}
            />
          </Group>
          <TextInput
            label={texts.user}
            description={texts.userHint}
            maxLength={200}
            autoComplete="off"
            spellCheck={false}
            {...form.getInputProps('user')}
          />
          <PasswordInput
            label={texts.password}
            description={entry?.readable && entry.secret ? texts.tokenKept(entry.secret) : texts.passwordHint}
            maxLength={500}
            autoComplete="off"
            {...form.getInputProps('password')}
          />
          <TextInput
            label={texts.mailFrom}
            description={texts.mailFromHint}
            maxLength={200}
            autoComplete="off"
            {...form.getInputProps('from')}
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
