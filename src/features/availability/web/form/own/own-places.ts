import type { ChosenDay } from '#features/submissions/domain/public.ts'
import { baseShift, isRegular } from '#kernel/shift.ts'
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
