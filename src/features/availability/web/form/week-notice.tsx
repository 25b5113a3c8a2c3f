import type { FormDeadline } from './form-data.ts'
import type { SentWeek } from './form-memory.ts'
import { OwnNotice } from './own/own-notice.tsx'
import { ownFormTexts } from './own/own-texts.ts'
import type { OwnWeek } from './own/own-week.ts'
import { SentNotice } from './sent-notice.tsx'
import { sentTexts } from './sent-texts.ts'
import { untilText } from './until-text.ts'

interface WeekNoticeProps {
  readonly sent: SentWeek
  /** The week as the server has it, for who is known on this device. */
  readonly own: OwnWeek | undefined
  readonly deadline: FormDeadline | undefined
  /** The schedule of the week is made: nothing that was sent can be changed any more (D46). */
  readonly isMade: boolean
  readonly onAgain: () => void
  readonly onWithdraw: () => void
  readonly onLogIn: () => void
}

/** That the week is sent, and what may be done with it. */
export function WeekNotice({ sent, own, deadline, isMade, onAgain, onWithdraw, onLogIn }: WeekNoticeProps) {
  const until = untilText(deadline)
  if (own?.sent) return <OwnNotice own={own} until={until} onEdit={onAgain} onWithdraw={onWithdraw} />
  return (
    <SentNotice
      waiting={sent.waiting}
      onAgain={onAgain}
      until={own || sent.waiting || isMade ? undefined : until}
      onLogIn={onLogIn}
    />
  )
}

interface AnewNoticeProps {
  /** What the server has is being changed (D51); else it is sent once more. */
  readonly isEdit: boolean
  readonly onLeave: () => void
}

/** What was sent stays until the new choices are saved. */
export function AnewNotice({ isEdit, onLeave }: AnewNoticeProps) {
  return (
    <div className="notice form-notice">
      <div>
        <p>{isEdit ? ownFormTexts.editing : sentTexts.sendingAgain}</p>
        <button type="button" className="text-button" onClick={onLeave}>
          {isEdit ? ownFormTexts.leaveEditing : sentTexts.keepSentOne}
        </button>
      </div>
    </div>
  )
}
