import { officeTexts } from '#features/settings/texts-office.ts'
import { useOfficeContact } from '#features/settings/web/public-driver.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { PhoneIcon } from '#platform/web/ui/icons.tsx'
import { calendarTexts } from './calendar-texts.ts'

/** What the thumb does: calls the office, takes another shift. */
export function HomeBar({ onPick }: { readonly onPick: () => void }) {
  const office = useOfficeContact()
  return (
    <div className="home-bar">
      {office && (
        <a className="button home-call" href={office.href}>
          <PhoneIcon />
          <span>
            <b>{officeTexts.call}</b>
            {office.hours !== '' && <small>{office.hours}</small>}
          </span>
        </a>
      )}
      <Button onClick={onPick}>{calendarTexts.pickShift}</Button>
    </div>
  )
}
