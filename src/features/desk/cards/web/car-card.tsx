import { Button } from '@mantine/core'
import { IconBolt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { parseDate } from '#kernel/calendar-date.ts'
import { slotsOfWeekday } from '#kernel/slot.ts'
import { datesOf } from '#kernel/week.ts'
import { useCall } from '#platform/web/admin-ui/calls.ts'
import { DriverDoor } from '#platform/web/admin-ui/doors.tsx'
import { shortDay } from '#platform/web/admin-ui/polish-dates.ts'
import { dateAndTime } from '#platform/web/admin-ui/polish-instants.ts'
import { readCarCard } from '../contract.ts'
import { seatsTaken, shiftsOf, cardTexts as texts } from '../texts-cards.ts'
import classes from './card.module.css'
import type { CarCardData } from './card-data.ts'
import { CardFrame, Section } from './card-frame.tsx'
import { DuePapers } from './due-papers.tsx'
import { useLiveCard } from './use-live-card.ts'
import { useShownWeek } from './use-shown-week.ts'

type Week = CarCardData['weeks'][number]

/** A car at a glance ('Karta auta'). */
export function CarCard({ id, onClose }: { readonly id: string; onClose(): void }) {
  const week = useShownWeek()
  const { data, failure, again } = useCall(
    readCarCard,
    week === undefined ? undefined : { id, ...(week === 'none' ? {} : week) },
    { keepPrevious: true },
  )
  useLiveCard(readCarCard, week)
  return (
    <CardFrame
      title={data?.reg}
      facts={data ? `${data.make} ${data.model}` : ''}
      failure={data ? undefined : failure}
      again={again}
      onClose={onClose}
      actions={data ? <Acts card={data} /> : null}
    >
      {data ? <Parts card={data} /> : null}
    </CardFrame>
  )
}

function Acts({ card: { id, weeks } }: { readonly card: CarCardData }) {
  const [{ year, week } = { year: undefined, week: undefined }] = weeks
  const search = { rok: year, tydzien: week, stalo: 'awaria', auto: id } as const
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconBolt size={15} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/edycja-grafiku" search={search} {...props} />}
    >
      {texts.broken}
    </Button>
  )
}

function Parts({ card }: { readonly card: CarCardData }) {
  const { id, today, weeks, off, services, papers, usual } = card
  return (
    <>
      {weeks.map((week) => (
        <CarWeek key={`${week.year} ${week.week}`} carId={id} today={today} week={week} />
      ))}
      <Section title={texts.off}>
        {off.length === 0 ? <p className={classes.none}>{texts.notOff}</p> : null}
        <ul className={classes.rows}>
          {off.map((each) => (
            <li key={each.id}>
              <b>{each.kind === 'rental' ? texts.rented : texts.grounded}</b>
              <span className={classes.when}>{spanWords(each)}</span>
              <span>{each.note}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={texts.services}>
        {services.length === 0 ? <p className={classes.none}>{texts.noServices}</p> : null}
        <ul className={classes.rows}>
          {services.map(({ id: visit, date, time, description, confirmed }) => (
            <li key={visit}>
              <span className={classes.when}>{`${dayWords(date)} ${time}`}</span>
              <span>{description}</span>
              <small>{confirmed ? texts.confirmed : texts.unconfirmed}</small>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={texts.papers}>
        <DuePapers papers={papers} />
      </Section>
      <Section title={texts.usual} beside={texts.usualSpan}>
        {usual.length === 0 ? <p className={classes.none}>{texts.nobodyUsual}</p> : null}
        <ul className={classes.rows}>
          {usual.map(({ driverId, name, shifts, tie }) => (
            <li key={driverId}>
              <DriverDoor id={driverId}>{name}</DriverDoor>
              <span className={classes.when}>{shiftsOf(shifts)}</span>
              <small>{tie === null ? '' : tie === 'main' ? texts.mainDriver : texts.furtherDriver}</small>
            </li>
          ))}
        </ul>
      </Section>
      <nav className={classes.links} aria-label={texts.links}>
        <Link to="/admin/samochody/edycja/$id" params={{ id }}>
          {texts.toCar}
        </Link>
        <Link to="/admin/samochody/edycja/$id" params={{ id }} search={{ zakladka: 'serwisy' }}>
          {texts.toServices}
        </Link>
        <Link to="/admin/samochody/edycja/$id" params={{ id }} search={{ zakladka: 'uziemienia' }}>
          {texts.toGroundings}
        </Link>
        <Link to="/admin/samochody/edycja/$id" params={{ id }} search={{ zakladka: 'dokumenty' }}>
          {texts.papers}
        </Link>
        <Link to="/admin/wylacznosc">{texts.toRentals}</Link>
      </nav>
    </>
  )
}

interface CarWeekProps {
  readonly carId: string
  readonly today: string
  readonly week: Week
}

function CarWeek({ today, week }: CarWeekProps) {
  const { shifts, state, savedAt } = week
  const beside = [
    texts.state[state],
    state === 'not-generated' ? '' : seatsTaken(shifts.length),
    savedAt === null ? '' : texts.saved(dateAndTime(savedAt)),
  ]
  return (
    <Section title={texts.week(week.week)} beside={beside.filter(Boolean).join(' · ')}>
      {state === 'not-generated' ? null : (
        <table className={classes.table} data-week>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.dayDriver}</th>
              <th scope="col">{texts.nightDriver}</th>
            </tr>
          </thead>
          <tbody>
            {datesOf(week).map((date, weekday) => (
              <tr key={date} data-today={date === today || undefined} data-past={date < today || undefined}>
                <th scope="row">
                  <span>{shortDay(date)}</span>
                  {date === today ? <em>{texts.today}</em> : null}
                </th>
                {slotsOfWeekday(weekday).map((slot) => {
                  const seat = shifts.find((each) => each.slot === slot)
                  return (
                    <td key={slot}>
                      {seat ? <DriverDoor id={seat.driverId}>{seat.name}</DriverDoor> : texts.nowhere}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}

function spanWords({ from, to, openEnd }: CarCardData['off'][number]): string {
  const shift = (each: typeof from) => (each.shift === 'day' ? texts.dayDriver : texts.nightDriver)
  const start = `${dayWords(from.date)} ${shift(from).toLocaleLowerCase('pl')}`
  const end = openEnd ? texts.openEnd : `${dayWords(to.date)} ${shift(to).toLocaleLowerCase('pl')}`
  return `${start} – ${end}`
}

function dayWords(wire: string): string {
  const date = parseDate(wire)
  return date ? shortDay(date) : wire
}
