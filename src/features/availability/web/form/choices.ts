import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { baseShift, reserveOf, type Shift, type ShiftOption } from '#kernel/shift.ts'
import { nextOption } from '../../domain/card-cycle.ts'
import type { FormDay } from './form-data.ts'

/**
 * What the driver wants for a date. Whether a shift is regular or reserve is no choice of the driver's: it
 * follows from the places free at the moment (Spec 1 §4).
 */
export type Choice = Shift | 'on-call'

export type Choices = Readonly<Partial<Record<CalendarDate, Choice>>>

/** What a tap on the card makes of the choice (Spec 1 §4). */
export function choiceAfterTap(choice: Choice | undefined, day: FormDay): Choice | undefined {
  const next = nextOption(choice && optionFor(choice, day), day.free, day.closed)
  return next && baseShift(next)
}

/** The choice with the day's capacity applied: reserve where the places are used up (Spec 1 §4, D4). */
export function optionFor(choice: Choice, day: FormDay): ShiftOption {
  if (choice === 'on-call') return choice
  return day.free[choice] > 0 ? choice : reserveOf(choice)
}

/** The choice, unless its shift was closed since it was made. */
export function openChoice(choice: Choice | undefined, day: FormDay): Choice | undefined {
  return choice && choice !== 'on-call' && day.closed[choice] ? undefined : choice
}

/** Choices without those whose shift is closed. */
export function openChoices(choices: Choices, days: readonly FormDay[]): Choices {
  const gone = days.filter((day) => openChoice(choices[day.date], day) !== choices[day.date])
  return gone.reduce((left, day) => withChoice(left, day.date, undefined), choices)
}

/** The choices as another choice for one date makes them. */
export function withChoice(choices: Choices, date: CalendarDate, choice: Choice | undefined): Choices {
  const { [date]: _, ...rest } = choices
  return choice ? { ...rest, [date]: choice } : rest
}

/** In the order of the week. */
export function chosenDays(days: readonly FormDay[], choices: Choices): readonly ChosenDay[] {
  return days.flatMap((day) => {
    const choice = choices[day.date]
    return choice ? [{ date: day.date, option: optionFor(choice, day) }] : []
  })
}
