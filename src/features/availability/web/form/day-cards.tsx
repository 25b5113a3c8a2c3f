import type { CalendarDate } from '#kernel/calendar-date.ts'
import { isReserve, type ShiftOption } from '#kernel/shift.ts'
import { spokenDate } from '#platform/web/polish-dates.ts'
import { useVoice } from '#platform/web/ui/toast.tsx'
import { isFormWeekend } from '../../domain/weekend.ts'
import { type Choice, choiceAfterTap, optionFor } from './choices.ts'
import { DayCard } from './day-card.tsx'
import { cardHints, NO_BREACHES } from './day-rules.ts'
import { formTexts, STATE_NAMES } from './form-texts.ts'
import type { AvailabilityForm } from './use-form.ts'

/** The seven days of the week on the screen. */
export function DayCards({
  form,
  onMenu,
}: {
  readonly form: AvailabilityForm
  readonly onMenu: (date: CalendarDate) => void
}) {
  const { shown, isHome, choices, breaches, sent, tap } = form
  const { announce } = useVoice()
  const readOnly = !isHome || sent !== undefined

  function onTap(date: CalendarDate) {
    const day = shown.days.find((candidate) => candidate.date === date)
    if (!day) return
    const next = choiceAfterTap(choices[date], day)
    const option = next && optionFor(next, day)
    const waits = option && isReserve(option) ? ` ${formTexts.awaitConfirmation}` : ''
    announce(`${spokenDate(date)}: ${STATE_NAMES[option ?? 'free']}.${waits}`)
    tap(date)
  }

  return (
    <ul className="cards">
      {shown.days.map((day) => {
        const choice: Choice | undefined = readOnly ? undefined : choices[day.date]
        const option: ShiftOption | undefined = readOnly
          ? isHome
            ? sent?.days.find((stored) => stored.date === day.date)?.option
            : undefined
          : choice && optionFor(choice, day)
        const hints = cardHints({
          date: day.date,
          choice,
          option,
          comment: day.comment,
          bonuses: sent && isHome ? [] : shown.bonuses,
          breaches: readOnly ? NO_BREACHES : breaches,
        })
        return (
          <DayCard
            key={day.date}
            date={day.date}
            option={option}
            hints={hints}
            isWeekend={isFormWeekend(day.date)}
            readOnlyWord={
              readOnly
                ? isHome
                  ? STATE_NAMES.free
                  : formTexts.freePlaces(day.free.day + day.free.night)
                : undefined
            }
            onTap={onTap}
            onMenu={onMenu}
          />
        )
      })}
    </ul>
  )
}
