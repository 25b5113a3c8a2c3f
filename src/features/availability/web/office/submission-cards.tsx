import { useMediaQuery } from '@mantine/hooks'
import { useRef } from 'react'
import { useVisibleRows } from '#platform/web/admin-ui/visible-rows.ts'
import { officeTexts } from '../../texts-office.ts'
import { SubmissionCard } from './submission-card.tsx'
import classes from './submission-cards.module.css'
import type { Submission } from './submission-codec.ts'

const CARD_HEIGHT = 142

/** Cards two in a row, one on a phone; of many only those in view are drawn. */
export function SubmissionCards({
  submissions,
  marks,
}: {
  readonly submissions: readonly Submission[]
  /** What tells drivers of one name apart, by the submission's number. */
  readonly marks: ReadonlyMap<string, string>
}) {
  const wide = useMediaQuery('(min-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? true
  const columns = wide ? 2 : 1
  const list = useRef<HTMLUListElement>(null)
  const view = useVisibleRows(list, Math.ceil(submissions.length / columns), CARD_HEIGHT)
  return (
    <ul className={classes.cards} data-columns={columns} ref={list} aria-label={officeTexts.listTab}>
      {view.before > 0 ? <Gap height={view.before} /> : null}
      {view.indexes.map((row) =>
        submissions.slice(row * columns, (row + 1) * columns).map((submission, column) => (
          <li
            key={submission.number}
            className={classes.item}
            aria-setsize={submissions.length}
            aria-posinset={row * columns + column + 1}
            {...(column === 0 ? { ref: view.measure, 'data-index': row } : {})}
          >
            <SubmissionCard submission={submission} mark={marks.get(String(submission.number))} />
          </li>
        )),
      )}
      {view.after > 0 ? <Gap height={view.after} /> : null}
    </ul>
  )
}

/** Stands for the cards that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return <li aria-hidden className={classes.gap} style={{ height }} />
}
