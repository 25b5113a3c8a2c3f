import { useLayoutEffect, useState } from 'react'
import { WarningIcon } from '#platform/web/ui/icons.tsx'
import { FORM_CLOSED } from '../../texts-closed.ts'
import { deadlinePassedText } from '../../texts-own.ts'
import { SentDays } from './day-cards.tsx'
import type { FormDeadline, FormSettings, FormWeek } from './form-data.ts'
import { recallSent, type SentWeek } from './form-memory.ts'
import { formTexts } from './form-texts.ts'
import { useOwnWeek } from './own/use-own-week.ts'
import { SentNotice } from './sent-notice.tsx'
import { StrandedNotice } from './stranded-notice.tsx'

interface ClosedFormProps {
  readonly week: FormWeek
  readonly deadline: FormDeadline | undefined
  readonly told: FormSettings['own']
}

/** The form while nothing can be sent (D3, D51): why, and what was sent. */
export function ClosedForm({ week, deadline, told }: ClosedFormProps) {
  const [kept, setSent] = useState<SentWeek>()
  const { own } = useOwnWeek(week.week, told)
  const sent = own ? own.sent : kept
  // Not while rendering: the server could not know what this device remembers.
  useLayoutEffect(() => setSent(recallSent(week.week)), [week])
  return (
    <main className="form form-closed">
      <h1>{formTexts.title}</h1>
      <p className="week-range">{formTexts.week(week.week)}</p>
      <StrandedNotice home={week.week} isOpen={false} />
      <div className="notice">
        <WarningIcon />
        <p>{deadline?.passed ? deadlinePassedText(deadline) : FORM_CLOSED}</p>
      </div>
      {sent && (
        <>
          <SentNotice waiting={sent.waiting} />
          <SentDays days={week.days} sent={sent} />
        </>
      )}
    </main>
  )
}
