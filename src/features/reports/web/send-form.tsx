import { Alert, Button, TextInput } from '@mantine/core'
import { IconClock, IconMail, IconSend } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { isEmailAddress } from '#kernel/person-name.ts'
import { sameWeek, type Week } from '#kernel/week.ts'
import { type DateRange, DateRangeField } from '#platform/web/admin-ui/calendar-fields.tsx'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { sendPeriodAverage, sendSingleAverage } from '../contract.ts'
import type { AskedWeeks } from '../domain/asked-weeks.ts'
import { reportTexts } from '../texts.ts'
import { reportScreenTexts as texts } from '../texts-screen.ts'
import { readyRanges } from './chosen-weeks.ts'
import classes from './reports.module.css'

interface SendFormProps {
  readonly range: DateRange
  choose(range: DateRange): void
  readonly asked: AskedWeeks | undefined
  readonly problem: string | undefined
  readonly current: Week | undefined
}

/**
 * Dates, e-mail, 'Wyślij raport' (Spec 2 §2): nothing is sent without both, and what is missing is told
 * beside its field.
 */
export function SendForm({ range, choose, asked, problem, current }: SendFormProps) {
  const [mail, setMail] = useState('')
  const [tried, setTried] = useState(false)
  const sending = useSending()
  const mailProblem = mail.trim() === '' ? texts.noMail : isEmailAddress(mail) ? undefined : reportTexts.email
  const rangeTold = problem ?? (tried && !asked ? texts.noRange : undefined)
  const take = (next: DateRange) => {
    sending.forget()
    choose(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (asked && problem === undefined && mailProblem === undefined) void sending.send(asked, mail.trim())
  }
  return (
    <Panel title={texts.form} description={texts.formHint}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <DateRangeField label={texts.range} value={range} onChange={take} error={rangeTold} />
        <TextInput
          label={texts.mail}
          type="email"
          autoComplete="email"
          placeholder={texts.mailHint}
          leftSection={<IconMail size={18} aria-hidden />}
          value={mail}
          error={tried ? mailProblem : undefined}
          onChange={({ currentTarget }) => {
            sending.forget()
            setMail(currentTarget.value)
          }}
        />
        <Button type="submit" loading={sending.busy} leftSection={<IconSend size={18} aria-hidden />}>
          {texts.send}
        </Button>
      </form>
      {current ? <ReadyRanges current={current} range={range} take={take} /> : null}
      <FailureAlert failure={sending.failure} />
      {/* There from the start, so that a reader hears what comes into it. */}
      <div role="status">{sending.sent ? <Sent {...sending.sent} /> : null}</div>
    </Panel>
  )
}

interface SentReport {
  readonly mail: string
  readonly delivery: 'sending' | 'waiting'
}

/** One week and several go by calls of their own (Spec 2 §5, §7). */
function useSending() {
  const settings = { showsFailure: true } as const
  const single = useAct(sendSingleAverage, settings)
  const period = useAct(sendPeriodAverage, settings)
  const [sent, setSent] = useState<SentReport>()
  const forget = () => {
    setSent(undefined)
    single.forget()
    period.forget()
  }
  return {
    busy: single.busy || period.busy,
    failure: single.failure ?? period.failure,
    sent,
    forget,
    send: async ({ from, to }: AskedWeeks, mail: string) => {
      forget()
      const result = sameWeek(from, to)
        ? await single.run({ ...from, mail })
        : await period.run({ ...from, endWeek: to.week, endYear: to.year, mail })
      if (result.ok) setSent({ mail, delivery: result.value.delivery })
    },
  }
}

function Sent({ mail, delivery }: SentReport) {
  return delivery === 'sending' ? (
    <Alert mt="md" color="green" title={texts.sentTitle} icon={<IconSend />}>
      {texts.sent(mail)}
    </Alert>
  ) : (
    <Alert mt="md" color="yellow" title={texts.waitingTitle} icon={<IconClock />}>
      {texts.waiting(mail)}
    </Alert>
  )
}

interface ReadyRangesProps {
  readonly current: Week
  readonly range: DateRange
  take(range: DateRange): void
}

function ReadyRanges({ current, range, take }: ReadyRangesProps) {
  return (
    <fieldset className={classes.ready} aria-label={texts.presetsLabel}>
      {readyRanges(current).map(({ label, range: ready }) => {
        const chosen = ready.from === range.from && ready.to === range.to
        return (
          <Button
            key={label}
            size="xs"
            variant={chosen ? 'light' : 'default'}
            aria-pressed={chosen}
            onClick={() => take(ready)}
          >
            {label}
          </Button>
        )
      })}
    </fieldset>
  )
}
