import { OfficeLine } from '#features/settings/web/public-driver.tsx'
import { CheckIcon } from '#platform/web/ui/icons.tsx'
import { ownTexts } from '../../../texts-own.ts'
import { sentTexts } from '../sent-texts.ts'
import { ownFormTexts } from './own-texts.ts'
import type { OwnWeek } from './own-week.ts'

interface OwnNoticeProps {
  readonly own: OwnWeek
  /** `do soboty, …`; undefined without a deadline. */
  readonly until: string | undefined
  readonly onEdit: () => void
  readonly onWithdraw: () => void
}

/** What was sent, as the server has it, and what may be done with it (D51). */
export function OwnNotice({ own, until, onEdit, onWithdraw }: OwnNoticeProps) {
  const isOpen = own.shut === undefined
  return (
    <div className="notice notice-good form-notice">
      <CheckIcon />
      <div>
        <p>
          <b>{ownFormTexts.yours}</b>
        </p>
        <p>
          {isOpen
            ? until === undefined
              ? ownFormTexts.sentByPhone
              : ownFormTexts.changeable(until)
            : own.shut === 'week_made'
              ? ownTexts.weekMade
              : sentTexts.alreadySentAdvice}
        </p>
        {!isOpen && <OfficeLine />}
        {isOpen && (
          <p className="own-acts">
            <button type="button" className="text-button" onClick={onEdit}>
              {ownFormTexts.edit}
            </button>
            <button type="button" className="text-button" onClick={onWithdraw}>
              {ownFormTexts.withdraw}
            </button>
          </p>
        )}
      </div>
    </div>
  )
}
