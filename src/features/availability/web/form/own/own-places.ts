import type { ChosenDay } from '#features/submissions/domain/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { baseShift, isRegular, kindOfOption } from '#kernel/shift.ts'
import type { FormDay } from '../form-data.ts'

/**
 * The days as the driver who edits meets them (D51): an accepted place is free for who holds it, a choice on
 * reserve stays one for as long as it is kept, and neither is taken away by a shift that was closed since.
 */
export function withOwnPlaces(days: readonly FormDay[], stored: readonly ChosenDay[]): readonly FormDay[] {
  return days.map((day) => {
    const own = stored.find(({ date }) => date === day.date)
    const shift = own && baseShift(own.option)
    if (!own || !shift) return day
    return {
      ...day,
      free: { ...day.free, [shift]: isRegular(own.option) ? day.free[shift] + 1 : 0 },
      closed: { ...day.closed, [shift]: false },
    }
  })
}

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
