import { parseDate, parseStateDay } from '#kernel/calendar-date.ts'
import { driverTexts } from './driver-texts.ts'
import { InnerLink } from './inner-link.tsx'
import type { OwnPageData } from './page-data.ts'
import { PATHS } from './routes.ts'

/** One line that leads a known driver home; nothing for anyone else. */
export function HomeLine({ known }: { readonly known: OwnPageData['known'] }) {
  const next = known?.next
  const date = next && parseStateDay(next.stateDay)
  if (!date) return null
  return (
    <nav className="home-line" aria-label={driverTexts.ownCalendar}>
      <InnerLink href={PATHS['own-calendar']}>
        <span>{!next.running && driverTexts.nextShift}</span>{' '}
        <b>
          {next.running
            ? driverTexts.runsUntil(next.shift)
            : driverTexts.shiftOn(date, parseDate(known.today), next.shift)}
        </b>{' '}
        <b translate="no">{next.reg}</b>
      </InnerLink>
    </nav>
  )
}
