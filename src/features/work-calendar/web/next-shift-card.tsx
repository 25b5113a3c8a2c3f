import { type CalendarDate, parseStateDay } from '#kernel/calendar-date.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftFromWire } from '#platform/pure/wire.ts'
import { PeopleIcon, PinIcon, WarningIcon, WrenchIcon } from '#platform/web/ui/icons.tsx'
import { Pill } from '#platform/web/ui/pill.tsx'
import type { getOwnHome } from '../contract-home.ts'
import { calendarTexts, SHIFT_NAMES } from './calendar-texts.ts'
import { homeTexts } from './home-texts.ts'
import { isTomorrow } from './week-days.ts'
import './next-shift.css'

type NextShift = NonNullable<OutputOf<typeof getOwnHome>['next']>

interface NextShiftProps {
  readonly next: NextShift
  readonly today: CalendarDate | undefined
}

/** Which car, when, where: the answer that a driver comes for, in large type. */
export function NextShiftCard({ next, today }: NextShiftProps) {
  const date = parseStateDay(next.stateDay)
  const shift = shiftFromWire(next.shift)
  if (!date || !shift) return null
  const car = [`${next.make} ${next.model}`.trim(), next.color.toLocaleLowerCase('pl')].filter(Boolean)
  return (
    <section className={`next next-${shift}`} aria-label={homeTexts.title}>
      <div className="next-head">
        <h2>{dayWords(date, today)}</h2>
        {next.running && <span className="next-running">{homeTexts.running}</span>}
        <p className="next-hours">
          <b>{shift === 'day' ? calendarTexts.dayHours : calendarTexts.nightHours}</b>
          <Pill of={shift} word={SHIFT_NAMES[shift]} />
        </p>
        <p className="next-car">
          <b className="next-plate" translate="no">
            {next.reg}
          </b>
          <span>{car.join(', ')}</span>
        </p>
      </div>
      <ul className="next-facts">
        {next.carOff && (
          <li className="next-off">
            <WarningIcon />
            <span>{homeTexts.carOff}</span>
          </li>
        )}
        {next.parking !== '' && (
          <li>
            <PinIcon />
            <span>
              <small>{homeTexts.parking}</small>
              <b>{next.parking}</b>
            </span>
          </li>
        )}
        {next.partner !== null && (
          <li>
            <PeopleIcon />
            <span>
              <small>{shift === 'day' ? homeTexts.partnerAfter : homeTexts.partnerBefore}</small>
              <b translate="no">{next.partner}</b>
            </span>
          </li>
        )}
        {next.service !== null && (
          <li>
            <WrenchIcon />
            <b>{homeTexts.service(next.service)}</b>
          </li>
        )}
      </ul>
    </section>
  )
}

function dayWords(date: CalendarDate, today: CalendarDate | undefined): string {
  if (date === today) return homeTexts.today(date)
  return isTomorrow(date, today) ? homeTexts.tomorrow(date) : homeTexts.onDate(date)
}
