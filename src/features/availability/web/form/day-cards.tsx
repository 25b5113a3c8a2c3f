import type { CalendarDate } from '#kernel/calendar-date.ts'
import { optionFor } from './choices.ts'
import { DayCard } from './day-card.tsx'
import type { FormDay } from './form-data.ts'
import type { SentWeek } from './form-memory.ts'
import { formTexts, STATE_NAMES } from './form-texts.ts'
import type { AvailabilityForm } from './use-form.ts'
import './day-cards.css'

interface DayCardsProps {
  readonly form: AvailabilityForm
  readonly onMenu: (date: CalendarDate) => void
}

/** The seven days of the week on the screen. */
export function DayCards({ form, onMenu }: DayCardsProps) {
  const { shown, isHome, choices, breaches, sent, tap } = form
  if (isHome && sent) return <SentDays days={shown.days} sent={sent} />
  if (!isHome) {
    return (
      <ul className="cards">
        {shown.days.map((day) => (
          <DayCard
            key={day.date}
            day={day}
            option={undefined}
            bonuses={shown.bonuses}
            readOnlyWord={placesWord(day)}
          />
        ))}
      </ul>
    )
  }
  return (
    <ul className="cards">
      {shown.days.map((day) => {
        const choice = choices[day.date]
        return (
          <DayCard
            key={day.date}
            day={day}
            choice={choice}
            option={choice && optionFor(choice, day)}
            bonuses={shown.bonuses}
            breach={
              breaches.days.includes(day.date)
                ? 'day'
                : breaches.nights.includes(day.date)
                  ? 'night'
                  : undefined
            }
            onTap={tap}
            onMenu={onMenu}
          />
        )
      })}
    </ul>
  )
}

/** Of an open shift how many are free; a day whose shifts are both closed has no places to count. */
function placesWord({ free, closed }: FormDay): string {
  return closed.day && closed.night ? formTexts.closedBoth : formTexts.freePlaces(free.day + free.night)
}

/** The week as it was sent, to look at. */
export function SentDays({ days, sent }: { readonly days: readonly FormDay[]; readonly sent: SentWeek }) {
  return (
    <ul className="cards">
      {days.map((day) => (
        <DayCard
          key={day.date}
          day={day}
          option={sent.days.find((stored) => stored.date === day.date)?.option}
          bonuses={undefined}
          readOnlyWord={STATE_NAMES.free}
        />
      ))}
    </ul>
  )
}
