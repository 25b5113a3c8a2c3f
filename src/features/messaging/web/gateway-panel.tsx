import { Button, Group, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertTriangle, IconCheck, IconMailOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { listMessages } from '../contract.ts'
import { getGateways, sendTestMessage } from '../contract-texts.ts'
import type { OfficeMessageKind } from '../domain/message-state.ts'
import { sendFaultText } from '../texts-gateway.ts'
import { sendingTexts } from '../texts-settings.ts'
import classes from './message-state.module.css'

type State = OutputOf<typeof getGateways>['email']

interface GatewayPanelProps {
  readonly kind: OfficeMessageKind
  readonly state: State
}

const WORDS = {
  email: {
    title: sendingTexts.letter,
    options: 'SMTP_URL i MAIL_FROM',
    label: sendingTexts.testLetterTo,
    send: sendingTexts.sendTestLetter,
    type: 'email',
  },
  sms: {
    title: 'SMS',
    options: 'SMS_GATEWAY i SMS_TOKEN',
    label: sendingTexts.testSmsTo,
    send: sendingTexts.sendTestSms,
    type: 'tel',
  },
} as const

const NAMES: Readonly<Record<string, string>> = { smtp: 'SMTP', smsapi: 'SMSAPI', serwersms: 'SerwerSMS' }

/** How one gateway is doing, and a message to try it with. */
export function GatewayPanel({ kind, state }: GatewayPanelProps) {
  const { title, options } = WORDS[kind]
  return (
    <Panel title={title}>
      <Health state={state} />
      <dl className={classes.facts}>
        {state.from ? (
          <>
            <dt>{sendingTexts.sender}</dt>
            <dd>{state.from}</dd>
          </>
        ) : null}
        <dt>{sendingTexts.lastSent}</dt>
        <dd>{state.lastSuccessAt ? dateAndTime(state.lastSuccessAt) : sendingTexts.nothingYet}</dd>
        <dt>{sendingTexts.lastFault}</dt>
        <dd>
          {state.lastErrorAt
            ? `${dateAndTime(state.lastErrorAt)}: ${sendFaultText(state.lastError)}`
            : sendingTexts.noneYet}
        </dd>
        <dt>{sendingTexts.waiting}</dt>
        <dd>{state.waiting}</dd>
      </dl>
      {state.name === null ? (
        <Text size="sm" mt="sm">
          {sendingTexts.toSend(options)}
        </Text>
      ) : (
        <TestForm kind={kind} />
      )}
    </Panel>
  )
}

function Health({ state: { name, lastSuccessAt, lastErrorAt } }: { readonly state: State }) {
  const failing = lastErrorAt !== null && (lastSuccessAt === null || lastErrorAt > lastSuccessAt)
  const [Icon, tone, words] =
    name === null
      ? ([IconMailOff, 'quiet', 'Nieskonfigurowana'] as const)
      : failing
        ? ([IconAlertTriangle, 'bad', sendingTexts.lastTryFailed(NAMES[name] ?? name)] as const)
        : ([IconCheck, 'done', `${NAMES[name] ?? name}: skonfigurowana`] as const)
  return (
    <Text mb="sm" component="div">
      <span className={classes.state} data-tone={tone}>
        <Icon size={18} aria-hidden /> <span>{words}</span>
      </span>
    </Text>
  )
}

function TestForm({ kind }: { readonly kind: OfficeMessageKind }) {
  const { label, send, type } = WORDS[kind]
  const [failure, setFailure] = useState<CallFailure>()
  const act = useAct(sendTestMessage, { refreshes: [getGateways, listMessages], showsFailure: true })
  const form = useForm({ initialValues: { to: '' } })
  const submit = form.onSubmit(async ({ to }) => {
    setFailure(undefined)
    const result = await act.run({ kind, to })
    if (!result.ok) return setFailure(showInForm(form, result.failure))
    toastDone(sendingTexts.testUnderWay)
  })
  return (
    <form onSubmit={submit} noValidate>
      <FailureAlert failure={failure} />
      <Group align="flex-end" gap="sm" mt="md">
        <TextInput
          label={label}
          type={type}
          autoComplete="off"
          w={{ base: '100%', xs: 280 }}
          maxLength={200}
          {...form.getInputProps('to')}
        />
        <Button type="submit" variant="default" loading={act.busy}>
          {send}
        </Button>
      </Group>
    </form>
  )
}
