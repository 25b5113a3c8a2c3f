import { officeTexts } from '#features/settings/texts-office.ts'
import { OfficeHours, useOfficeContact } from '#features/settings/web/public-driver.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { PhoneIcon } from '#platform/web/ui/icons.tsx'
import { calendarTexts } from './calendar-texts.ts'
import { homeTexts } from './home-texts.ts'

interface HomeBarProps {
  /** Calling is all that works then. */
  readonly isOffline: boolean
  onPick(): void
}

/** What the thumb does: calls the office, takes another shift. */
export function HomeBar({ isOffline, onPick }: HomeBarProps) {
  const office = useOfficeContact()
  return (
    <section className="home-bar" aria-label={homeTexts.acts}>
      {office && (
        <a className={isOffline ? 'button button-primary home-call' : 'button home-call'} href={office.href}>
          <PhoneIcon />
          <span className="home-call-words">
            <b>{officeTexts.call}</b>
            {office.hours !== '' && (
              <small className="home-hours">
                <OfficeHours hours={office.hours} />
              </small>
            )}
          </span>
        </a>
      )}
      <Button data-early="pick-shift" onClick={onPick}>
        {calendarTexts.pickShift}
      </Button>
    </section>
  )
}
