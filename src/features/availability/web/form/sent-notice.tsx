import { OfficeLine } from '#features/settings/web/public-driver.tsx'
import { CheckIcon } from '#platform/web/ui/icons.tsx'
import { formTexts } from './form-texts.ts'

/**
 * 'Wysyłałeś już grafik na ten tydzień.' (Spec 1 §8).
 * @param waiting for the office, when it was sent (D44)
 * @param onAgain the office has asked for a new one; undefined where none can be sent
 */
export function SentNotice({
  waiting,
  onAgain,
}: {
  readonly waiting: boolean | undefined
  readonly onAgain?: () => void
}) {
  return (
    <div className="notice notice-good form-notice">
      <CheckIcon />
      <div>
        <p>
          <b>{formTexts.alreadySent}</b>
        </p>
        {waiting && <p>{formTexts.alreadySentWaits}</p>}
        <p>{formTexts.alreadySentAdvice}</p>
        <OfficeLine />
        {onAgain && (
          <button type="button" className="text-button" onClick={onAgain}>
            {formTexts.sendAgain}
          </button>
        )}
      </div>
    </div>
  )
}
