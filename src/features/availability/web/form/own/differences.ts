import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { kindOfOption } from '#kernel/shift.ts'
import type { FormDay } from '../form-data.ts'

export interface Difference {
  readonly date: CalendarDate
  readonly was: ChosenDay['option'] | undefined
  readonly is: ChosenDay['option'] | undefined
}

/** Where the choices say another shift than what is stored; in the order of the week. */
export function differences(
  days: readonly FormDay[],
  stored: readonly ChosenDay[],
  chosen: readonly ChosenDay[],
): readonly Difference[] {
  return days.flatMap(({ date }) => {
    const was = stored.find((day) => day.date === date)?.option
    const is = chosen.find((day) => day.date === date)?.option
    return (was && kindOfOption(was)) === (is && kindOfOption(is)) ? [] : [{ date, was, is }]
  })
}
