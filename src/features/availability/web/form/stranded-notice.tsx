import { useEffect, useLayoutEffect, useState } from 'react'
import { OfficeLine } from '#features/settings/web/public-driver.tsx'
import type { Week } from '#kernel/week.ts'
import { CheckIcon, WarningIcon } from '#platform/web/ui/icons.tsx'
import type { SentWeek } from './form-memory.ts'
import { formTexts } from './form-texts.ts'
import { WaitingEdit } from './own/waiting-edit.tsx'
import { dismissStranded, type PendingSubmission, recallStranded, resolveStranded } from './pending-memory.ts'
import { sentTexts } from './sent-texts.ts'

interface StrandedNoticeProps {
  readonly home: Week
  readonly isOpen: boolean
  /** An edit that had waited was answered; undefined where it was refused. */
  readonly onEdit?: (sent: SentWeek | undefined) => void
}

/** What this device has sent without an answer: an edit, or a submission that can't be sent any more. */
export function StrandedNotice(props: StrandedNoticeProps) {
  return (
    <>
      <WaitingEdit week={props.home} onSettled={props.onEdit} />
      <StrandedSubmission {...props} />
    </>
  )
}

/**
 * Tells of a submission that this device never got an answer to and can't send any more, until the driver has
 * read it. The server is asked meanwhile: it knows what it has taken.
 */
function StrandedSubmission({ home, isOpen }: StrandedNoticeProps) {
  const [stranded, setStranded] = useState<PendingSubmission>()
  const [arrived, setArrived] = useState(false)

  // Not while rendering: the server could not know what this device remembers.
  useLayoutEffect(() => setStranded(recallStranded(home, isOpen)), [home, isOpen])

  useEffect(() => {
    if (!stranded) return
    let isShown = true
    void import('./submit/ask-again.ts')
      .then(({ askAgain }) => askAgain(stranded))
      .catch(() => undefined)
      .then((sent) => {
        if (!sent) return
        resolveStranded(sent)
        if (isShown) setArrived(true)
      })
    return () => {
      isShown = false
    }
  }, [stranded])

  if (!stranded) return null
  const { week } = stranded
  return (
    <div className={`notice form-notice ${arrived ? 'notice-good' : ''}`} role="status">
      {arrived ? <CheckIcon /> : <WarningIcon />}
      <div>
        <p>
          <b>{arrived ? sentTexts.arrived(week) : sentTexts.stranded(week)}</b>
        </p>
        {!arrived && (
          <>
            <p>{sentTexts.strandedAdvice}</p>
            <OfficeLine />
          </>
        )}
        <button
          type="button"
          className="text-button"
          onClick={() => {
            dismissStranded(stranded, home)
            setStranded(undefined)
          }}
        >
          {formTexts.ok}
        </button>
      </div>
    </div>
  )
}
