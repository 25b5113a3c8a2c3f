import { Button } from '@mantine/core'
import { isAmong, isWithGateway, NOT_THROUGH } from '#features/messaging/domain/public.ts'
import { sendFaultText } from '#features/messaging/texts-gateway.ts'
import { MessageState } from '#features/messaging/web/public.tsx'
import { listChangeTexts, mailChange, textChange } from '#features/notices/contract.ts'
import { changeSmsTexts, sharedSms } from '#features/notices/texts.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import classes from '../changes/changes-drawer.module.css'

type DeliveredChange = OutputOf<typeof listChangeTexts>['data'][number]
type Message = NonNullable<DeliveredChange['sms']>

interface ChangeMessagesProps {
  readonly fullName: string
  readonly told: DeliveredChange
  readonly smsConfigured: boolean
}

/** The SMS about one change, and the e-mail where no SMS gets through, each with what became of it (D30). */
export function ChangeMessages({ fullName, told, smsConfigured }: ChangeMessagesProps) {
  const { sms, email, hindrance, hasEmail } = told
  const noSms = hindrance === 'no-phone' || !smsConfigured || isDead(sms) || sms?.state === 'no-gateway'
  const offersMail = email !== null || told.emailEarlier || (noSms && hasEmail && !told.passed)
  return (
    <>
      <ChangeSms fullName={fullName} told={told} />
      {told.push ? (
        <span className={classes.smsWords} aria-live="polite">
          <small>{changeSmsTexts.push}</small>
          <MessageState state={told.push.state} />
          {told.push.sentAt ? <small>{dateAndTime(told.push.sentAt)}</small> : null}
          {told.push.error ? <small>{sendFaultText(told.push.error)}</small> : null}
        </span>
      ) : null}
      {offersMail ? <ChangeMail fullName={fullName} told={told} /> : null}
    </>
  )
}

function ChangeSms({ fullName, told }: Pick<ChangeMessagesProps, 'fullName' | 'told'>) {
  const { run, busy } = useAct(textChange, { refreshes: [listChangeTexts] })
  const { id, sms, earlier, hindrance, hasEmail } = told
  const again = isDead(sms)
  const sent = sms && isWithGateway(sms.state) ? changeSmsTexts.sent : changeSmsTexts.waits
  const label = !sms ? changeSmsTexts.send : again ? changeSmsTexts.again : sent
  const send = async () => {
    const warning = sms && warningOf(sms)
    const sure =
      !warning ||
      (await askToConfirm({
        title: changeSmsTexts.againTitle,
        text: warning,
        confirm: changeSmsTexts.again,
      }))
    if (sure) await run({ id, ...(again ? { again } : {}) })
  }
  const words = [
    sms && sms.changes > 1 ? sharedSms(sms.changes) : '',
    earlier ? changeSmsTexts.earlier : '',
    hindrance === 'passed' ? changeSmsTexts.passed : '',
    hindrance === 'no-phone' ? (hasEmail ? changeSmsTexts.withoutPhone : changeSmsTexts.withoutBoth) : '',
  ]
  return (
    <MessageLine
      label={label}
      fullName={fullName}
      message={sms}
      words={words}
      disabled={hindrance !== null || (sms !== null && !again)}
      busy={busy}
      onSend={() => void send()}
    />
  )
}

function ChangeMail({ fullName, told }: Pick<ChangeMessagesProps, 'fullName' | 'told'>) {
  const { run, busy } = useAct(mailChange, { refreshes: [listChangeTexts] })
  const { id, email, emailEarlier, hasEmail, passed } = told
  const again = isDead(email)
  const mailed = email && isWithGateway(email.state) ? changeSmsTexts.mailed : changeSmsTexts.mailWaits
  const label = !email ? changeSmsTexts.mail : again ? changeSmsTexts.mailAgain : mailed
  return (
    <MessageLine
      label={label}
      fullName={fullName}
      message={email}
      words={[emailEarlier ? changeSmsTexts.mailEarlier : '']}
      disabled={email ? !again : !hasEmail || passed}
      busy={busy}
      onSend={() => void run({ id, ...(again ? { again } : {}) })}
    />
  )
}

interface MessageLineProps {
  readonly label: string
  readonly fullName: string
  readonly message: Message | null
  /** Empty ones are left out. */
  readonly words: readonly string[]
  readonly disabled: boolean
  readonly busy: boolean
  onSend(): void
}

/**
 * A button that is disabled by its own pressing would lose the focus: it is shown and told as disabled, and
 * does nothing.
 */
function MessageLine({ label, fullName, message, words, disabled, busy, onSend }: MessageLineProps) {
  return (
    <div className={classes.sms}>
      <Button
        size="xs"
        variant="default"
        aria-label={`${label}: ${fullName}`}
        data-disabled={disabled}
        aria-disabled={disabled}
        loading={busy}
        onClick={() => {
          if (!disabled) onSend()
        }}
      >
        {label}
      </Button>
      <span className={classes.smsWords} aria-live="polite">
        {message ? <MessageState state={message.state} /> : null}
        {message?.sentAt ? <small>{dateAndTime(message.sentAt)}</small> : null}
        {message?.error ? <small>{sendFaultText(message.error)}</small> : null}
        {words.filter(Boolean).map((each) => (
          <small key={each}>{each}</small>
        ))}
      </span>
    </div>
  )
}

function isDead(message: Message | null): boolean {
  return message !== null && isAmong(NOT_THROUGH, message.state)
}

/** What the office should know before the SMS goes out again. */
function warningOf({ state }: Message): string | undefined {
  if (state === 'undelivered') return changeSmsTexts.undelivered
  return state === 'expired' ? changeSmsTexts.expired : undefined
}
