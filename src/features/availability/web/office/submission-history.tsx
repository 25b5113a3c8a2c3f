import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { formatStateDay } from '#kernel/calendar-date.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { Panel } from '#platform/web/admin-ui/panel.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { changeWords, historyTexts } from '../../texts-history.ts'
import type { Submission } from './submission-codec.ts'
import classes from './submission-history.module.css'

/** What was changed of a submission since it was sent: what was, what is, and who did it (D51). */
export function SubmissionHistory({ changes }: Pick<Submission, 'changes'>) {
  if (changes.length === 0) return null
  return (
    <Panel title={historyTexts.title} description={historyTexts.hint}>
      <ol className={classes.list}>
        {changes.toReversed().map(({ at, kind, byName, before, after }) => (
          <li key={`${at} ${kind}`}>
            <p className={classes.what}>
              <b>{changeWords(kind, byName)}</b> <time dateTime={at}>{dateAndTime(at)}</time>
            </p>
            <dl className={classes.pair}>
              <dt>{historyTexts.was}</dt>
              <dd>{inWords(before)}</dd>
              <dt>{historyTexts.is}</dt>
              <dd>{inWords(after)}</dd>
            </dl>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function inWords(days: readonly ChosenDay[]): string {
  if (days.length === 0) return historyTexts.nothing
  return days.map(({ date, option }) => `${formatStateDay(date)} ${SHIFT_OPTION_ON_WIRE[option]}`).join(', ')
}
