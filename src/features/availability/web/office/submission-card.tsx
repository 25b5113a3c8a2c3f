import { Badge } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { NameMark } from '#platform/web/admin-ui/list/name-mark.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { countChoices } from '../../domain/counts.ts'
import { historyTexts } from '../../texts-history.ts'
import { officeTexts } from '../../texts-office.ts'
import { CountBadges } from './badges.tsx'
import classes from './submission-card.module.css'
import type { Submission } from './submission-codec.ts'

const GONE: ReadonlySet<string> = new Set(['withdrawn', 'deleted', 'disowned'])

/**
 * One submission of the list; the whole card leads to the single view. One without days looks different (Spec
 * 1 §2).
 */
export function SubmissionCard({
  submission,
  mark,
}: {
  readonly submission: Submission
  /** Beside a name that others of the week have too. */
  readonly mark?: string | undefined
}) {
  const { number, fullName, submittedAt, days, reason, signed, attempts } = submission
  const isEmpty = days.length === 0
  // What was withdrawn or deleted was another one than this.
  const lastChange = submission.changes.findLast(({ at, kind }) => at >= submittedAt && !GONE.has(kind))
  return (
    <article className={classes.card} data-empty={isEmpty || undefined}>
      <div className={classes.head}>
        <h3 className={classes.name}>
          <Link
            className={classes.link ?? ''}
            to="/admin/podglad-grafiku/$id"
            params={{ id: String(number) }}
          >
            {fullName}
          </Link>{' '}
          <NameMark mark={mark} />
        </h3>
        {signed ? (
          <Badge color="green" leftSection={<IconCheck size={13} aria-hidden />}>
            {officeTexts.signed}
          </Badge>
        ) : null}
      </div>
      <time className={classes.quiet} dateTime={submittedAt}>
        {dateAndTime(submittedAt)}
      </time>
      {lastChange ? (
        <p className={classes.quiet}>
          {(lastChange.kind === 'entered' ? historyTexts.enteredAt : historyTexts.changedAt)(
            dateAndTime(lastChange.at),
          )}
        </p>
      ) : null}
      {isEmpty ? (
        <Badge color="gray" variant="outline">
          {officeTexts.empty}
        </Badge>
      ) : (
        <CountBadges counts={countChoices(days)} />
      )}
      {reason ? <p className={classes.reason}>{`${officeTexts.reason}: ${reason}`}</p> : null}
      {attempts.length > 0 ? (
        <p className={classes.attempts}>
          <IconAlertTriangle size={16} aria-hidden /> <span>{officeTexts.attempts(attempts.length)}</span>
        </p>
      ) : null}
    </article>
  )
}
