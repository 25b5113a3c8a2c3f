import { useLayoutEffect, useState } from 'react'
import type { Week } from '#kernel/week.ts'
import { WarningIcon } from '#platform/web/ui/icons.tsx'
import { forgetPending, recallStranded } from './form-memory.ts'
import { formTexts } from './form-texts.ts'

/** Tells of a submission for a week gone by that this device never got an answer to, until the driver has read it. */
export function StrandedNotice({ home }: { readonly home: Week }) {
  const [week, setWeek] = useState<Week>()

  // Not while rendering: the server could not know what this device remembers.
  useLayoutEffect(() => setWeek(recallStranded(home)?.week), [home])

  if (!week) return null
  return (
    <div className="notice form-notice">
      <WarningIcon />
      <div>
        <p>
          <b>{formTexts.stranded(week)}</b>
        </p>
        <p>{formTexts.strandedAdvice}</p>
        <button
          type="button"
          className="text-button"
          onClick={() => {
            forgetPending()
            setWeek(undefined)
          }}
        >
          {formTexts.ok}
        </button>
      </div>
    </div>
  )
}
