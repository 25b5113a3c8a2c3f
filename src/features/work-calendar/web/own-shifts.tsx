import { dateParts } from '#kernel/calendar-date.ts'
import { baseShift, isReserve } from '#kernel/shift.ts'
import { dayAndMonth, monthShort, weekdayName } from '#platform/web/polish-dates.ts'
import { WrenchIcon } from '#platform/web/ui/icons.tsx'
import { Pill } from '#platform/web/ui/pill.tsx'
import { calendarTexts, SHIFT_NAMES } from './calendar-texts.ts'
import type { OwnShift } from './own-shift-codec.ts'

interface OwnShiftsProps {
  readonly shifts: readonly OwnShift[]
  readonly today: string | undefined
}

/** The driver's shifts as cards: car, shift, planned service, bonus. */
export function OwnShifts({ shifts, today }: OwnShiftsProps) {
  if (shifts.length === 0) {
    return (
      <div className="notice">
        <p>{calendarTexts.noShifts}</p>
      </div>
    )
  }
  return (
    <ul className="own-shifts">
      {shifts.map((shift) => (
        <OwnShiftCard key={shift.date + shift.option} shift={shift} isToday={shift.date === today} />
      ))}
    </ul>
  )
}

function OwnShiftCard({ shift, isToday }: { readonly shift: OwnShift; readonly isToday: boolean }) {
  const { date, option, reg, car, service, bonus } = shift
  const { day } = dateParts(date)
  const base = baseShift(option)
  const hours = base && (base === 'day' ? calendarTexts.dayHours : calendarTexts.nightHours)
  return (
    <li className={`own-shift own-${option}`}>
      <span className="own-date" aria-hidden="true">
        <b>{day}</b>
        <span>{monthShort(date)}</span>
      </span>
      <div className="own-words">
        <h2>
          <span>{weekdayName(date)}</span>
          <span className="hidden-text">{`, ${dayAndMonth(date)}`}</span>
          {isToday && <span className="today">{calendarTexts.today}</span>}
        </h2>
        {hours && <p>{hours}</p>}
      </div>
      <Pill of={option} word={SHIFT_NAMES[option]} />
      <div className="own-more">
        {reg !== '' ? (
          <p className="own-car">
            <span className="plate">{reg}</span> <span>{car}</span>
          </p>
        ) : (
          <p>
            {option === 'on-call'
              ? calendarTexts.onCallNote
              : isReserve(option)
                ? calendarTexts.awaitConfirmation
                : calendarTexts.noCar}
          </p>
        )}
        {service !== null && (
          <p className="entry-service">
            <WrenchIcon /> <span>{calendarTexts.service(service)}</span>
          </p>
        )}
        {bonus !== null && <p className="own-bonus">{calendarTexts.bonus(bonus)}</p>}
      </div>
    </li>
  )
}
