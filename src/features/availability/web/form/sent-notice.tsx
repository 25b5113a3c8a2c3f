import { OfficeLine, useSendsPin } from '#features/settings/web/public-driver.tsx'
import { CheckIcon } from '#platform/web/ui/icons.tsx'
import { formTexts } from './form-texts.ts'
import { ownFormTexts } from './own/own-texts.ts'
import { sentTexts } from './sent-texts.ts'

/**
 * 'Wysyłałeś już grafik na ten tydzień.' (Spec 1 §8).
 * @param waiting for the office, when it was sent (D44)
 * @param onAgain the office has asked for a new one; undefined where none can be sent
 */
export function SentNotice({
  waiting,
  onAgain,
  until,
  onLogIn,
}: {
  readonly waiting: boolean | undefined
  readonly onAgain?: () => void
  /** `do soboty, …`: until then who logs in may change it (D51); undefined where nobody may. */
  readonly until?: string | undefined
  readonly onLogIn?: () => void
}) {
  const sendsLetters = useSendsPin()
  return (
    <div className="notice notice-good form-notice">
      <CheckIcon />
      <div>
        <p>
          <b>{formTexts.alreadySent}</b>
        </p>
        {waiting && <p>{sendsLetters ? sentTexts.alreadySentWaits : sentTexts.alreadySentWaitsUntold}</p>}
        <p>{until ? ownFormTexts.changeableByPin(until) : sentTexts.alreadySentAdvice}</p>
        <OfficeLine />
        {until && onLogIn && (
          <p>
            <button type="button" className="text-button" onClick={onLogIn}>
              {ownFormTexts.logIn}
            </button>
          </p>
        )}
        {onAgain && (
          <button type="button" className="text-button" onClick={onAgain}>
            {sentTexts.sendAgain}
          </button>
        )}
      </div>
    </div>
  )
}
