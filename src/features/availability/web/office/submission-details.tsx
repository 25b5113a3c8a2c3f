import { Alert, Anchor, Switch } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { formatPhone, normalizePhone } from '#kernel/phone.ts'
import { useAct } from '#platform/web/admin-ui/calls.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { getSubmission, getSubmissionDetails, setFuelCard, signSubmission } from '../../contract.ts'
import { submissionTexts } from '../../texts-office.ts'
import type { Submission } from './submission-codec.ts'
import classes from './submission-screen.module.css'

const SHOWS_FLAGS = [getSubmission, getSubmissionDetails]

/**
 * Who submitted when, the office's two flags, the reason of an empty one, and refused further tries (D40).
 */
export function SubmissionDetails({ submission }: { readonly submission: Submission }) {
  const { number, fullName, email, phone, submittedAt, fuelCard, signed, reason, attempts } = submission
  const card = useAct(setFuelCard, { refreshes: SHOWS_FLAGS })
  const sign = useAct(signSubmission, { refreshes: SHOWS_FLAGS })
  return (
    <div className={classes.stack}>
      {attempts.length > 0 ? (
        <Alert
          color="yellow"
          icon={<IconAlertTriangle />}
          title={submissionTexts.attemptsTitle(attempts.length)}
        >
          <span>{submissionTexts.attemptsHint}</span>
          <ul className={classes.attempts}>
            {attempts.map((attempt) => (
              <li key={`${attempt.at} ${attempt.fullName}`}>
                {`${dateAndTime(attempt.at)}, ${attempt.fullName}`}
              </li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <Panel title={submissionTexts.details}>
        <dl className={classes.facts}>
          <dt>{submissionTexts.fullName}</dt>
          <dd>{fullName}</dd>
          <dt>{submissionTexts.email}</dt>
          <dd>
            <Anchor href={`mailto:${email}`} underline="always">
              {email}
            </Anchor>
          </dd>
          <dt>{submissionTexts.phone}</dt>
          <dd>
            <Anchor href={`tel:${phone}`} underline="always">
              {spoken(phone)}
            </Anchor>
          </dd>
          <dt>{submissionTexts.submitted}</dt>
          <dd>{dateAndTime(submittedAt)}</dd>
          {reason ? (
            <>
              <dt>{submissionTexts.reason}</dt>
              <dd>{reason}</dd>
            </>
          ) : null}
          <Flag
            label={submissionTexts.fuelCard}
            on={fuelCard}
            busy={card.busy}
            onChange={(on) => void card.run({ id: number, fuelCard: on })}
          />
          <Flag
            label={submissionTexts.signed}
            on={signed}
            busy={sign.busy}
            onChange={(on) => void sign.run({ id: number, isSigned: on })}
          />
        </dl>
      </Panel>
    </div>
  )
}

interface FlagProps {
  readonly label: string
  readonly on: boolean
  readonly busy: boolean
  onChange(on: boolean): void
}

function Flag({ label, on, busy, onChange }: FlagProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Switch
          aria-label={label}
          label={on ? submissionTexts.yes : submissionTexts.no}
          checked={on}
          disabled={busy}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </dd>
    </>
  )
}

/** `+48 600 100 200` */
function spoken(phone: string): string {
  const known = normalizePhone(phone)
  if (!known) return phone
  const formatted = formatPhone(known)
  return formatted === known ? known : `+48 ${formatted}`
}
