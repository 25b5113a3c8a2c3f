import { type CalendarDate, dateParts } from '#kernel/calendar-date.ts'
import { baseShift, isReserve } from '#kernel/shift.ts'
import type { Slot } from '#kernel/slot.ts'
import { dayAndMonth, monthShort, weekdayName } from '#platform/web/polish-dates.ts'
import { WrenchIcon } from '#platform/web/ui/more-icons.tsx'
import { Pill } from '#platform/web/ui/pill.tsx'
import { calendarTexts, SHIFT_NAMES } from './calendar-texts.ts'
import { GiveButton, type Offered } from './giving.tsx'
import { homeTexts } from './home-texts.ts'
import type { OwnShift } from './own-shift-codec.ts'
import { type DayShown, type DaysShown, isTomorrow } from './week-days.ts'

export interface Giving {
  /** Undefined where the shift can't be given away. */
  slotOf(shift: OwnShift): Slot | undefined
  /** To whom it is offered already. */
  offeredTo(slot: Slot): Offered | undefined
  onGive(slot: Slot): void
}

interface OwnShiftsProps {
  readonly days: DaysShown
  readonly today: CalendarDate | undefined
  /** Left out where drivers don't exchange shifts. */
  readonly giving?: Giving | undefined
}

/** The days of a week: today first, free days drawn, what has passed below and dimmed. */
export function OwnShifts({ days: { ahead, past }, today, giving }: OwnShiftsProps) {
  return (
    <>
      <DayList days={ahead} today={today} giving={giving} />
      {past.length > 0 && (
        <>
          <h3 className="own-past">{homeTexts.past}</h3>
          <DayList days={past} today={today} isPast />
        </>
      )}
    </>
  )
}

interface DayListProps {
  readonly days: readonly DayShown[]
  readonly today: CalendarDate | undefined
  readonly isPast?: boolean
  readonly giving?: Giving | undefined
}

function DayList({ days, today, isPast = false, giving }: DayListProps) {
  return (
    <ul className={isPast ? 'own-shifts own-shifts-past' : 'own-shifts'}>
      {days.map((day) =>
        day.shifts?.length ? (
          day.shifts.map((shift) => (
            <ShiftRow key={shift.date + shift.option} shift={shift} today={today} giving={giving} />
          ))
        ) : (
          <li key={day.date} className="own-free">
            <DayHead date={day.date} today={today} />
            <p>{day.shifts ? homeTexts.dayOff : homeTexts.notGenerated}</p>
          </li>
        ),
      )}
    </ul>
  )
}

interface DayHeadProps {
  readonly date: CalendarDate
  readonly today: CalendarDate | undefined
  /** 6:00–18:00 */
  readonly hours?: string | undefined
}

function DayHead({ date, today, hours }: DayHeadProps) {
  const { day } = dateParts(date)
  return (
    <>
      <span className="own-date" aria-hidden="true">
        <b>{day}</b>
        <span>{monthShort(date)}</span>
      </span>
      <div className="own-words">
        <h3>
          <span>{weekdayName(date)}</span>
          <span className="hidden-text">{`, ${dayAndMonth(date)}`}</span>
          {date === today && <span className="today">{calendarTexts.today}</span>}
          {isTomorrow(date, today) && <span className="tomorrow">{homeTexts.tomorrowWord}</span>}
        </h3>
        {hours && <p className="own-hours">{hours}</p>}
      </div>
    </>
  )
}

interface ShiftRowProps {
  readonly shift: OwnShift
  readonly today: CalendarDate | undefined
  readonly giving: Giving | undefined
}

function ShiftRow({ shift, today, giving }: ShiftRowProps) {
  const slot = giving?.slotOf(shift)
  const { date, option, reg, car, service, bonus } = shift
  const base = baseShift(option)
  const hours = base && (base === 'day' ? calendarTexts.dayHours : calendarTexts.nightHours)
  return (
    <li className={`own-shift own-${option}`}>
      <DayHead date={date} today={today} hours={hours} />
      <Pill of={option} word={SHIFT_NAMES[option]} />
      <div className="own-more">
        {reg !== '' ? (
          <p className="own-car">
            <span className="plate" translate="no">
              {reg}
            </span>{' '}
            <span>{car}</span>
          </p>
        ) : (
          <p>{waitWords(option)}</p>
        )}
        {service !== null && (
          <p className="entry-service">
            <WrenchIcon /> <span>{calendarTexts.service(service)}</span>
          </p>
        )}
        {bonus !== null && <p className="own-bonus">{calendarTexts.bonus(bonus)}</p>}
        {giving && slot && <GiveButton slot={slot} offered={giving.offeredTo(slot)} onGive={giving.onGive} />}
      </div>
    </li>
  )
}

function waitWords(option: OwnShift['option']): string {
  if (option === 'on-call') return calendarTexts.onCallNote
  return isReserve(option) ? calendarTexts.awaitConfirmation : calendarTexts.noCar
}
