import { type ChosenDay, compareChosenDays } from '#features/submissions/domain/public.ts'
import { kindOfOption } from '#kernel/shift.ts'

/** What becomes of stored choices when their driver sends others (D51). */
export interface Edit<Day extends ChosenDay> {
  /** They keep their place, be it accepted or in the order of the reserve. */
  readonly kept: readonly Day[]
  readonly gone: readonly Day[]
  /** New: they ask for a place behind all who have asked. */
  readonly fresh: readonly ChosenDay[]
}

/**
 * A choice of a shift that stays chosen is kept as it stands, whether it was asked for as regular or reserve:
 * that follows from the places. A card of the form says one choice a date: where the office has added a
 * second one, both stay as long as the card still says one of them.
 * @param asked at most one a date
 */
export function editOf<Day extends ChosenDay>(
  stored: readonly Day[],
  asked: readonly ChosenDay[],
): Edit<Day> {
  const kindOn = new Map(asked.map(({ date, option }) => [date, kindOfOption(option)]))
  const keptDates = new Set(
    stored.filter(({ date, option }) => kindOn.get(date) === kindOfOption(option)).map(({ date }) => date),
  )
  return {
    kept: stored.filter(({ date }) => keptDates.has(date)),
    gone: stored.filter(({ date }) => !keptDates.has(date)),
    fresh: asked.filter(({ date }) => !keptDates.has(date)).sort(compareChosenDays),
  }
}

/**
 * What was asked for at first still counts of what is kept: a regular shift stays one that was wished for.
 */
export function askedAfter(
  askedBefore: readonly ChosenDay[],
  { kept, fresh }: Edit<ChosenDay>,
): readonly ChosenDay[] {
  const before = kept.map(
    (day) =>
      askedBefore.find(
        ({ date, option }) => date === day.date && kindOfOption(option) === kindOfOption(day.option),
      ) ?? { date: day.date, option: day.option },
  )
  return [...before, ...fresh].sort(compareChosenDays)
}
