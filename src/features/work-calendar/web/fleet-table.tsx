import { dateParts } from '#kernel/calendar-date.ts'
import { dayAndMonth, monthShort, weekdayName } from '#platform/web/polish-dates.ts'
import { MoonIcon, SunIcon } from '#platform/web/ui/icons.tsx'
import { KeyIcon, StopIcon, WrenchIcon } from '#platform/web/ui/more-icons.tsx'
import { calendarTexts, SHIFT_NAMES } from './calendar-texts.ts'
import type { CarEntry, DateEntries, SlotEntries } from './fleet-week.ts'
import './fleet-table.css'

interface FleetTableProps {
  readonly dates: readonly DateEntries[]
  readonly today: string | undefined
}

/** Where today's date stands on the page. */
export const TODAY_ID = 'dzis'

/** Date by date, each with its day row and its night row. */
export function FleetTable({ dates, today }: FleetTableProps) {
  return (
    <div className="dates">
      {dates.map(({ date, slots }) => {
        const { day } = dateParts(date)
        return (
          <section
            key={date}
            {...(date === today ? { id: TODAY_ID } : {})}
            className="date"
            aria-label={`${weekdayName(date)}, ${dayAndMonth(date)}`}
          >
            <h2 className="date-name">
              <b>{day}</b> <span>{monthShort(date)}</span> <em>{weekdayName(date)}</em>
              {date === today && <span className="today">{calendarTexts.today}</span>}
            </h2>
            <div className="date-slots">
              {slots.map((slot) => (
                <SlotRow key={slot.shift} slot={slot} />
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

function SlotRow({ slot }: { readonly slot: SlotEntries }) {
  const { shift, cars, reserve, onCall } = slot
  const isEmpty = cars.length + reserve.length + onCall.length === 0
  return (
    <div className={`slot slot-${shift}`}>
      <h3>
        {shift === 'day' ? <SunIcon /> : <MoonIcon />}
        <span>{SHIFT_NAMES[shift]}</span>
      </h3>
      <div className="slot-content">
        {isEmpty && <p className="slot-none">{calendarTexts.noCars}</p>}
        {cars.length > 0 && (
          <ul className="entries">
            {cars.map((car) => (
              <Car key={car.reg} car={car} />
            ))}
          </ul>
        )}
        <Waiting label={calendarTexts.reserve} drivers={reserve} />
        <Waiting label={calendarTexts.onCall} drivers={onCall} />
      </div>
    </div>
  )
}

function Car({ car }: { readonly car: CarEntry }) {
  const { reg, drivers, state, service } = car
  return (
    <li className={`entry entry-${state}`}>
      <span className="plate">{reg}</span>
      <span className="entry-words">
        {drivers.map((driver, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two drivers may have the same name, and none keeps a state.
          <Driver key={index} {...driver} />
        ))}
        {state === 'free' && <span className="entry-state">{calendarTexts.freeCar}</span>}
        {state === 'rented' && (
          <span className="entry-state">
            <KeyIcon /> <span>{calendarTexts.rented}</span>
          </span>
        )}
        {state === 'grounded' && (
          <span className="entry-state">
            <StopIcon /> <span>{calendarTexts.grounded}</span>
          </span>
        )}
        {state === 'deleted' && (
          <span className="entry-state">
            <StopIcon /> <span>{calendarTexts.deleted}</span>
          </span>
        )}
        {service !== null && (
          <span className="entry-service">
            <WrenchIcon /> <span>{calendarTexts.service(service)}</span>
          </span>
        )}
      </span>
    </li>
  )
}

interface DriverProps {
  readonly fullName: string
  /** Only for a logged-in viewer (D14). */
  readonly phone?: string | undefined
}

function Driver({ fullName, phone }: DriverProps) {
  return (
    <span className="entry-driver">
      <span>{fullName}</span>
      {phone !== undefined && (
        <>
          {' '}
          <a href={`tel:${phone}`}>{phone}</a>
        </>
      )}
    </span>
  )
}

function Waiting({ label, drivers }: { readonly label: string; readonly drivers: readonly DriverProps[] }) {
  if (drivers.length === 0) return null
  return (
    <p className="waiting">
      <b>{`${label}:`}</b>{' '}
      {drivers.map((driver, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <span key={index}>
          {index > 0 && <span>{', '}</span>}
          <Driver {...driver} />
        </span>
      ))}
    </p>
  )
}
