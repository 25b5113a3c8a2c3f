import { WarningIcon } from '#platform/web/ui/icons.tsx'
import { sentTexts } from './sent-texts.ts'

/** What is sent now waits for the office: the schedule of the week is made (D42). */
export function MadeNotice() {
  return (
    <div className="notice form-notice">
      <WarningIcon />
      <p>{sentTexts.madeAlready}</p>
    </div>
  )
}
