import { Button, Group, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconAlertTriangle, IconCheck, IconMailOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { showInForm } from '#platform/web/admin-ui/form-failure.ts'
import { OnceOpened } from '#platform/web/admin-ui/once-opened.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import type { CallFailure } from '#platform/web/call.ts'
import { listMessages } from '../contract.ts'
import { getGateways, removeGateway, sendTestMessage } from '../contract-gateways.ts'
import type { OfficeMessageKind } from '../domain/message-state.ts'
import { sendFaultText } from '../texts-gateway.ts'
import { gatewayTexts as texts } from '../texts-gateway-form.ts'
import { sendingTexts } from '../texts-settings.ts'
import { MailModal } from './mail-modal.tsx'
import classes from './message-state.module.css'
import { SmsModal } from './sms-modal.tsx'

type Gateways = OutputOf<typeof getGateways>
type State = Gateways['email'] | Gateways['sms']

type GatewayPanelProps = { readonly maySet: boolean } & (
  | { readonly kind: 'email'; readonly state: Gateways['email'] }
  | { readonly kind: 'sms'; readonly state: Gateways['sms'] }
)

const NAMES: Readonly<Record<string, string>> = { smtp: 'SMTP', smsapi: 'SMSAPI', serwersms: 'SerwerSMS' }

/** How one gateway is doing, by whom it is set, and a message to try it with. */
export function GatewayPanel(props: GatewayPanelProps) {
  const { kind, state, maySet } = props
  const [entering, setEntering] = useState(false)
  return (
    <Panel title={texts.title[kind]} actions={<Buttons {...props} onEnter={() => setEntering(true)} />}>
      <Health state={state} />
      <SetBy kind={kind} state={state} maySet={maySet} />
      <dl className={classes.facts}>
        {state.from ? <Fact name={sendingTexts.sender}>{state.from}</Fact> : null}
        {state.setBy === 'environment' ? null : <Entered {...props} />}
        <Fact name={sendingTexts.lastSent}>
          {state.lastSuccessAt ? dateAndTime(state.lastSuccessAt) : sendingTexts.nothingYet}
        </Fact>
        <Fact name={sendingTexts.lastFault}>
          {state.lastErrorAt
            ? `${dateAndTime(state.lastErrorAt)}: ${sendFaultText(state.lastError)}`
            : sendingTexts.noneYet}
        </Fact>
        <Fact name={sendingTexts.waiting}>{String(state.waiting)}</Fact>
      </dl>
      {state.name === null || !maySet ? null : <TestForm kind={kind} />}
      <OnceOpened opened={entering}>
        {(opened) =>
          opened ? (
            props.kind === 'sms' ? (
              <SmsModal entry={props.state.entry} onClose={() => setEntering(false)} />
            ) : (
              <MailModal entry={props.state.entry} onClose={() => setEntering(false)} />
            )
          ) : null
        }
      </OnceOpened>
    </Panel>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Entered({ kind, state }: GatewayPanelProps) {
  const { entry } = state
  if (!entry?.readable) return null
  return (
    <>
      {kind === 'sms' ? (
        <Fact name={texts.address}>{state.entry?.url || texts.usualAddress}</Fact>
      ) : (
        <Fact name={texts.address}>
          {`${state.entry?.host}:${state.entry?.port}, ${texts.securityShort[state.entry?.security ?? 'tls']}`}
        </Fact>
      )}
      {kind === 'email' && state.entry?.user ? <Fact name={texts.user}>{state.entry.user}</Fact> : null}
      {entry.secret ? (
        <Fact name={kind === 'sms' ? texts.token : texts.password}>{texts.isSet(entry.secret)}</Fact>
      ) : null}
      <Fact name={texts.enteredBy}>{`${entry.enteredBy}, ${dateAndTime(entry.enteredAt)}`}</Fact>
    </>
  )
}

interface SetByProps {
  readonly kind: OfficeMessageKind
  readonly state: State
  readonly maySet: boolean
}

/** Who can change it, or what has to be done. */
function SetBy({ kind, state: { setBy, entry }, maySet }: SetByProps) {
  const words =
    setBy === 'environment'
      ? maySet
        ? texts.byEnvironment
        : texts.byEnvironmentAlone
      : entry && !entry.readable
        ? texts.unreadable
        : setBy === null
          ? `${texts.toSend[kind]}${maySet ? '' : ` ${texts.whoSets}`}`
          : maySet
            ? undefined
            : texts.whoSets
  return words ? (
    <Text size="sm" mb="sm">
      {words}
    </Text>
  ) : null
}

type ButtonsProps = GatewayPanelProps & { onEnter(): void }

function Buttons({ kind, state, maySet, onEnter }: ButtonsProps) {
  const remove = useAct(removeGateway, {
    refreshes: [getGateways, listMessages],
    done: () => toastDone(texts.removed),
  })
  const { entry, setBy } = state
  if (!maySet || setBy === 'environment') return null
  const forget = async (seen: string) => {
    const sure = await askToConfirm({
      title: texts.removeTitle[kind],
      text: texts.removeText,
      confirm: texts.remove,
      danger: true,
    })
    if (sure) await remove.run({ kind, seen })
  }
  return (
    <Group gap="sm">
      {entry ? (
        <Button variant="subtle" color="red" loading={remove.busy} onClick={() => void forget(entry.version)}>
          {texts.remove}
        </Button>
      ) : null}
      <Button
        variant="default"
        onClick={onEnter}
        aria-label={texts.enterName(texts.title[kind], entry !== null)}
      >
        {entry ? texts.change : texts.enter}
      </Button>
    </Group>
  )
}

function Health({ state: { name, lastSuccessAt, lastErrorAt } }: { readonly state: State }) {
  const failing = lastErrorAt !== null && (lastSuccessAt === null || lastErrorAt > lastSuccessAt)
  const [Icon, tone, words] =
    name === null
      ? ([IconMailOff, 'quiet', texts.notSet] as const)
      : failing
        ? ([IconAlertTriangle, 'bad', sendingTexts.lastTryFailed(NAMES[name] ?? name)] as const)
        : ([IconCheck, 'done', texts.set(NAMES[name] ?? name)] as const)
  return (
    <Text mb="sm" component="div">
      <span className={classes.state} data-tone={tone}>
        <Icon size={18} aria-hidden /> <span>{words}</span>
      </span>
    </Text>
  )
}

const TESTS = {
  email: { label: sendingTexts.testLetterTo, send: sendingTexts.sendTestLetter, type: 'email' },
  sms: { label: sendingTexts.testSmsTo, send: sendingTexts.sendTestSms, type: 'tel' },
} as const

/** Sends one message to whoever is named, and says what the gateway answered. */
function TestForm({ kind }: { readonly kind: OfficeMessageKind }) {
  const { label, send, type } = TESTS[kind]
  const [failure, setFailure] = useState<CallFailure>()
  const [answer, setAnswer] = useState<OutputOf<typeof sendTestMessage>>()
  const act = useAct(sendTestMessage, { refreshes: [getGateways, listMessages], showsFailure: true })
  const form = useForm({ initialValues: { to: '' } })
  const submit = form.onSubmit(async ({ to }) => {
    setFailure(undefined)
    setAnswer(undefined)
    const result = await act.run({ kind, to })
    if (!result.ok) return setFailure(showInForm(form, result.failure))
    setAnswer(result.value)
  })
  return (
    <form onSubmit={submit} noValidate>
      <FailureAlert failure={failure} />
      <Group align="flex-end" gap="sm" mt="md">
        <TextInput
          label={label}
          type={type}
          autoComplete={kind === 'sms' ? 'tel' : 'email'}
          w={{ base: '100%', xs: 280 }}
          maxLength={200}
          {...form.getInputProps('to')}
        />
        <Button type="submit" variant="default" loading={act.busy}>
          {send}
        </Button>
      </Group>
      <div aria-live="polite">
        {answer ? (
          <Text mt="sm" size="sm" component="div">
            <span className={classes.answer} data-tone={answer.sent ? 'done' : 'bad'}>
              {answer.sent ? (
                <IconCheck size={18} aria-hidden />
              ) : (
                <IconAlertTriangle size={18} aria-hidden />
              )}
              <span>{answer.sent ? texts.taken[kind] : texts.notTaken(sendFaultText(answer.fault))}</span>
            </span>
          </Text>
        ) : null}
      </div>
    </form>
  )
}
