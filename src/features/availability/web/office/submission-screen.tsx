import { Button, Skeleton } from '@mantine/core'
import { IconArrowLeft, IconPlus, IconTrash } from '@tabler/icons-react'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAct, useCall } from '#platform/web/admin-ui/calls.ts'
import { askToConfirm } from '#platform/web/admin-ui/confirm.tsx'
import { FailureAlert } from '#platform/web/admin-ui/failure-alert.tsx'
import { PageHeader } from '#platform/web/admin-ui/page-header.tsx'
import { weekRange } from '#platform/web/admin-ui/polish-dates.ts'
import { toastDone } from '#platform/web/admin-ui/toasts.tsx'
import { getMonthTable, getSubmission, getSubmissionDetails, removeSubmission } from '../../contract.ts'
import type { AddedWarning } from '../../domain/added-warning.ts'
import { submissionTexts } from '../../texts-office.ts'
import { AddShiftModal } from './add-shift-modal.tsx'
import { AddedWarnings } from './added-warnings.tsx'
import { ChosenShifts } from './chosen-shifts.tsx'
import { type Submission, submissionFromWire } from './submission-codec.ts'
import { SubmissionDetails } from './submission-details.tsx'
import { SubmissionHistory } from './submission-history.tsx'
import classes from './submission-screen.module.css'

/** One submission (Spec 1 §2 'Single availability view'); the route lets only numbers through. */
export function SubmissionScreen() {
  const { id } = useParams({ from: '/guarded/admin/podglad-grafiku/$id' })
  return <NumberedSubmission key={id} number={Number(id)} />
}

function NumberedSubmission({ number }: { readonly number: number }) {
  const read = useCall(getSubmission, { id: number })
  const submission = useMemo(() => read.data && submissionFromWire(read.data), [read.data])
  if (submission) return <WholeSubmission submission={submission} />
  return (
    <>
      <PageHeader title={submissionTexts.details} actions={<BackButton />} />
      {read.failure ? (
        <FailureAlert
          failure={read.failure}
          title={submissionTexts.failedTitle}
          {...(read.failure.status === 404 ? {} : { again: read.again })}
        />
      ) : (
        <Skeleton height={300} radius={12} role="status" aria-label={submissionTexts.loading} />
      )}
    </>
  )
}

function WholeSubmission({ submission }: { readonly submission: Submission }) {
  const { number, fullName, week } = submission
  const navigate = useNavigate()
  const [adding, setAdding] = useState(false)
  const [warnings, setWarnings] = useState<readonly AddedWarning[]>([])
  const back = { to: '/admin/podglad-grafiku', search: { rok: week.year, tydzien: week.week } } as const

  // Not the submission itself: it is gone, and the screen with it.
  const remove = useAct(removeSubmission, { refreshes: [getSubmissionDetails, getMonthTable] })
  const askAndRemove = async () => {
    const sure = await askToConfirm({
      title: submissionTexts.confirmRemove,
      text: submissionTexts.confirmRemoveText(fullName, weekRange(week)),
      confirm: submissionTexts.remove,
      danger: true,
    })
    if (!sure) return
    const result = await remove.run({ id: number })
    if (!result.ok) return
    toastDone(submissionTexts.removed(fullName))
    await navigate(back)
  }

  return (
    <>
      <PageHeader
        title={fullName}
        description={submissionTexts.weekOf(week.week, weekRange(week))}
        actions={
          <>
            <BackButton search={back.search} />
            <Button
              variant="default"
              c="var(--mantine-color-error)"
              leftSection={<IconTrash size={18} aria-hidden />}
              loading={remove.busy}
              onClick={() => void askAndRemove()}
            >
              {submissionTexts.remove}
            </Button>
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
              {submissionTexts.add}
            </Button>
          </>
        }
      />
      <div className={classes.screen}>
        <AddedWarnings warnings={warnings} onClose={() => setWarnings([])} />
        <div className={classes.columns}>
          <SubmissionDetails submission={submission} />
          <ChosenShifts submission={submission} />
        </div>
        <SubmissionHistory changes={submission.changes} />
      </div>
      {adding ? (
        <AddShiftModal submission={submission} onClose={() => setAdding(false)} onAdded={setWarnings} />
      ) : null}
    </>
  )
}

function BackButton({
  search = {},
}: {
  readonly search?: { readonly rok?: number; readonly tydzien?: number }
}) {
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/podglad-grafiku" search={search} {...props} />}
    >
      {submissionTexts.back}
    </Button>
  )
}
