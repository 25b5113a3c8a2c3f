import { TellOffice } from '#features/driver-reports/web/public-driver.tsx'
import { OwnService } from '#features/fleet/services/web/public-own.tsx'
import { type CalendarDate, parseStateDay } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { shiftFromWire } from '#platform/pure/wire.ts'
import { WarningIcon } from '#platform/web/ui/icons.tsx'
import { PeopleIcon, PinIcon, WrenchIcon } from '#platform/web/ui/more-icons.tsx'
import { Pill } from '#platform/web/ui/pill.tsx'
import type { getOwnHome } from '../contract-home.ts'
import { calendarTexts, SHIFT_NAMES } from './calendar-texts.ts'
import { CarColour } from './car-colour.tsx'
import { homeTexts } from './home-texts.ts'
import { NearDays } from './near-days.tsx'
import { type DayShown, isTomorrow } from './week-days.ts'
import './next-shift.css'

type NextShift = NonNullable<OutputOf<typeof getOwnHome>['next']>

const NOTHING_TOLD: NextShift['reports'] = []

interface NextShiftProps {
  /** The driver. */
  readonly who: string
  readonly next: NextShift
  readonly today: CalendarDate | undefined
  /** Today first. */
  readonly days: readonly DayShown[]
  readonly onAfterAll: (slot: Slot) => void
  /** To be asked for anew; undefined where this was kept from before. */
  readonly onLook: (() => Promise<void>) | undefined
  readonly onLocked: () => void
}

/** Which car, when, where: the answer that a driver comes for, in large type. */
export function NextShiftCard({ who, next, today, days, onAfterAll, onLook, onLocked }: NextShiftProps) {
  const date = parseStateDay(next.stateDay)
  const shift = shiftFromWire(next.shift)
  if (!date || !shift) return null
  const model = `${next.make} ${next.model}`.trim()
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
          <span>
            <span translate="no">{model}</span>
            {model !== '' && next.color !== '' && <span>{', '}</span>}
            {next.color !== '' && <CarColour colour={next.color} />}
          </span>
        </p>
      </div>
      <NearDays days={days} today={today} told={date} />
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
        {next.visit ? (
          <OwnService visit={next.visit} onLook={onLook} onLocked={onLocked} />
        ) : (
          next.service !== null && (
            <li>
              <WrenchIcon />
              <b>{homeTexts.service(next.service)}</b>
            </li>
          )
        )}
      </ul>
      <TellOffice
        of={{
          ...{ who, date, shift, reg: next.reg },
          words: shiftWords(date, shift, today),
        }}
        // What was kept by an older page has none.
        reports={next.reports ?? NOTHING_TOLD}
        others={(next.also ?? []).flatMap((each) => otherShift(each, who, today))}
        onAfterAll={onAfterAll}
        onLook={onLook}
        onLocked={onLocked}
      />
    </section>
  )
}

function otherShift(other: NextShift['also'][number], who: string, today: CalendarDate | undefined) {
  const date = parseStateDay(other.stateDay)
  const shift = shiftFromWire(other.shift)
  if (!date || !shift) return []
  const of = { ...{ who, date, shift, reg: other.reg }, words: shiftWords(date, shift, today) }
  return [{ of, reports: other.reports }]
}

/** `Dziś, wtorek 24 listopada, 6:00–18:00` */
function shiftWords(date: CalendarDate, shift: Slot['shift'], today: CalendarDate | undefined): string {
  return `${dayWords(date, today)}, ${shift === 'day' ? calendarTexts.dayHours : calendarTexts.nightHours}`
}

function dayWords(date: CalendarDate, today: CalendarDate | undefined): string {
  if (date === today) return homeTexts.today(date)
  return isTomorrow(date, today) ? homeTexts.tomorrow(date) : homeTexts.onDate(date)
}
