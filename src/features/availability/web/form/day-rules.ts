import { offDayBonusText, WORKED_SHIFT_BONUS_TEXT } from '#features/bonuses/domain/public.ts'
import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { isReserve, type ShiftOption } from '#kernel/shift.ts'
import { nightsBeforeDays } from '../../domain/night-then-day.ts'
import type { Choice } from './choices.ts'
import type { DayBonus, FormDay } from './form-data.ts'
import { formTexts } from './form-texts.ts'

/** The cards to mark because a day shift follows a night (D7). */
export interface RestBreaches {
  /** The nights to change; the one before the week too, if it is known. */
  readonly nights: readonly CalendarDate[]
  /** The days after them. */
  readonly days: readonly CalendarDate[]
}

/** @param before what is known of the Sunday before the week */
export function restBreaches(chosen: readonly ChosenDay[], before: readonly ChosenDay[]): RestBreaches {
  const nights = nightsBeforeDays([...before, ...chosen])
  return { nights, days: nights.map((night) => addDays(night, 1)) }
}

interface CardFacts {
  readonly day: FormDay
  readonly choice: Choice | undefined
  readonly option: ShiftOption | undefined
  /** Of the whole week. */
  readonly bonuses: readonly DayBonus[]
  /** The card is the day, or the night before it, of a breach of D7. */
  readonly breach: 'day' | 'night' | undefined
}

export interface CardHint {
  readonly text: string
  /** `typed`: the office's own words, in Polish whatever the page speaks. */
  readonly kind: 'wrong' | 'plain' | 'typed'
}

/**
 * The lines under the weekday's name: what to change first, then what waits, the bonus, and the limit's
 * comment.
 */
export function cardHints({ day, choice, option, bonuses, breach }: CardFacts): readonly CardHint[] {
  const wrong = breach && (breach === 'day' ? formTexts.dayAfterNight : formTexts.nightBeforeDay)
  // Nobody can earn the bonus of a closed shift.
  const value = (shift: 'day' | 'night') =>
    day.closed[shift]
      ? undefined
      : bonuses.find((bonus) => bonus.date === day.date && bonus.shift === shift)?.value
  const bonus =
    choice === undefined
      ? offDayBonusText({ day: value('day'), night: value('night') })
      : !wrong && choice !== 'on-call' && value(choice) !== undefined
        ? WORKED_SHIFT_BONUS_TEXT
        : undefined
  const waiting = !wrong && option && isReserve(option) ? formTexts.awaitConfirmation : undefined
  return [
    ...(wrong ? [{ text: wrong, kind: 'wrong' as const }] : []),
    ...[waiting, closedHint(day), bonus].flatMap((text) => (text ? [{ text, kind: 'plain' as const }] : [])),
    ...(day.comment === '' ? [] : [{ text: day.comment, kind: 'typed' as const }]),
  ]
}

function closedHint({ closed }: FormDay): string | undefined {
  if (closed.day && closed.night) return formTexts.closedBoth
  if (closed.day) return formTexts.closedDay
  return closed.night ? formTexts.closedNight : undefined
}
