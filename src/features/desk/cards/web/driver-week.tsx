import { IconMoon, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { slotName } from '#features/roster/texts-slots.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { shiftOfSlot, slotsOfWeekday } from '#kernel/slot.ts'
import { datesOf } from '#kernel/week.ts'
import { CarDoor } from '#platform/web/admin-ui/doors.tsx'
import { shortDay } from '#platform/web/admin-ui/polish-dates.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { shiftsOf, cardTexts as texts } from '../texts-cards.ts'
import classes from './card.module.css'
import type { DriverCardData } from './card-data.ts'
import { Section } from './card-frame.tsx'

type Week = DriverCardData['weeks'][number]

interface DriverWeekProps {
  readonly driverId: string
  readonly today: string
  readonly week: Week
}

/** What was asked for and what is driven, day by day; each shift leads to its seat on the board. */
export function DriverWeek({ driverId, today, week }: DriverWeekProps) {
  const { shifts, availability, savedAt, state } = week
  const seats = shifts.filter(({ kind }) => kind === 'car').length
  const beside = [
    texts.state[state],
    state === 'not-generated' ? '' : shiftsOf(seats),
    savedAt === null ? '' : texts.saved(dateAndTime(savedAt)),
  ]
  const isBlank = shifts.length + week.removed.length === 0 && (availability?.days.length ?? 0) === 0
  return (
    <Section title={texts.week(week.week)} beside={beside.filter(Boolean).join(' · ')}>
      <p className={classes.sent}>
        <span>{`${texts.availability}: `}</span>
        {availability ? (
          <Link to="/admin/podglad-grafiku/$id" params={{ id: String(availability.number) }}>
            {(availability.empty ? texts.sentEmpty : texts.sent)(dateAndTime(availability.sentAt))}
          </Link>
        ) : (
          <b>{texts.notSent}</b>
        )}
      </p>
      {isBlank ? null : (
        <table className={classes.table} data-week>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.asked}</th>
              <th scope="col">{texts.drives}</th>
              <th scope="col">{texts.carColumn}</th>
            </tr>
          </thead>
          <tbody>
            {datesOf(week).map((date, weekday) => (
              <Day key={date} {...{ driverId, today, week, date, weekday }} />
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

interface DayProps extends DriverWeekProps {
  readonly date: CalendarDate
  /** 0 = Monday */
  readonly weekday: number
}

function Day({ driverId, today, week, date, weekday }: DayProps) {
  const slots = slotsOfWeekday(weekday)
  const shifts = week.shifts.filter(({ slot }) => slots.includes(slot))
  const removed = week.removed.filter(
    ({ slot }) => slots.includes(slot) && !shifts.some((shift) => shift.slot === slot),
  )
  const asked = week.availability?.days.filter((day) => day.date === date) ?? []
  return (
    <tr data-today={date === today || undefined} data-past={date < today || undefined}>
      <th scope="row">
        <span>{shortDay(date)}</span>
        {date === today ? <em>{texts.today}</em> : null}
      </th>
      <td title={asked.map(({ option }) => texts.optionsWhole[option]).join(', ')}>
        {asked.length === 0
          ? week.availability
            ? texts.free
            : texts.nowhere
          : asked.map(({ option }) => texts.options[option]).join(', ')}
      </td>
      <td>
        {shifts.map((shift) => (
          <Shift key={shift.slot} driverId={driverId} week={week} shift={shift} />
        ))}
        {removed.map(({ slot }) => (
          <div key={slot} className={classes.removed}>
            {`${slotName(slot).split(' ')[0]}: ${texts.removed}`}
          </div>
        ))}
        {shifts.length + removed.length === 0 ? <span>{texts.nowhere}</span> : null}
      </td>
      <td>
        {shifts.map(({ slot, carId, reg }) => (
          <div key={slot}>{carId === null ? null : <CarDoor id={carId}>{reg}</CarDoor>}</div>
        ))}
      </td>
    </tr>
  )
}

interface ShiftProps {
  readonly driverId: string
  readonly week: Week
  readonly shift: Week['shifts'][number]
}

function Shift({ driverId, week: { year, week }, shift: { slot, kind } }: ShiftProps) {
  const isDay = shiftOfSlot(slot) === 'day'
  const Icon = isDay ? IconSun : IconMoon
  const word = kind === 'car' ? '' : kind === 'reserve' ? texts.reserve : texts.onCall
  return (
    <div>
      <Link
        to="/admin/edycja-grafiku"
        search={{ rok: year, tydzien: week, miejsce: slot, kierowca: driverId }}
        className={classes.shift}
        data-shift={isDay ? 'day' : 'night'}
        title={texts.toSeat(slotName(slot))}
      >
        <Icon size={14} aria-hidden />
        <span>{[isDay ? texts.dayDriver : texts.nightDriver, word].filter(Boolean).join(', ')}</span>
      </Link>
    </div>
  )
}
