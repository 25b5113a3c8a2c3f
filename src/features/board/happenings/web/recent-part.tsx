import { Button } from '@mantine/core'
import type { BoardWork } from '#features/board/work/web/public.tsx'
import type { Week } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { listHappenings } from '../contract.ts'
import { HAPPENING_TEXTS } from '../texts.ts'
import { flowTexts } from '../texts-flow.ts'
import classes from './happening.module.css'
import { useUndoing } from './use-saving-happening.ts'

interface RecentPartProps {
  readonly week: Week
  readonly work: BoardWork
  readonly published: boolean
}

/** What has happened to this week already and stands, each to be taken back whole. */
export function RecentPart({ week, work, published }: RecentPartProps) {
  const { data } = useCall(listHappenings, { year: week.year, week: week.week })
  const { undo, busy, failure } = useUndoing(work)
  const standing = data?.data.filter(({ undoneAt }) => undoneAt === null) ?? []
  if (standing.length === 0) return null
  return (
    <>
      <h4>{flowTexts.recent}</h4>
      <FailureAlert failure={failure} title={flowTexts.undoFailed} />
      <ul className={classes.recent}>
        {standing.map(({ id, kind, subject, createdAt, createdBy }) => {
          const what = kind ? HAPPENING_TEXTS[kind] : flowTexts.driverOut
          return (
            <li key={id}>
              <p>
                <b>{subject}</b> <i>{what}</i>
                <br />
                <span>{`${dateAndTime(createdAt)}, ${createdBy}`}</span>
              </p>
              <Button
                size="compact-sm"
                variant="default"
                disabled={busy}
                aria-label={`${flowTexts.undo}: ${subject}, ${what}`}
                onClick={() => void undo(id, published)}
              >
                {flowTexts.undo}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
