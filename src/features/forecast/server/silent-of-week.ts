import type { AvailableDriver } from '#features/planning/domain/public.ts'
import { sundayNightDrivers } from '#features/schedule/server/public.ts'
import { choicesOfMany, silentDrivers } from '#features/submissions/server/public.ts'
import { weekday } from '#kernel/calendar-date.ts'
import { addWeeks, datesOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** Active drivers who have not sent availability for a week. */
export interface SilentOfWeek {
  readonly ids: ReadonlySet<string>
  /** As if they sent now what they chose the week before. Own cars are left out: they seat nobody. */
  readonly repeating: readonly AvailableDriver[]
}

export async function silentOfWeek(queries: Queries, week: Week): Promise<SilentOfWeek> {
  const { silent } = await silentDrivers(queries, week)
  const last = addWeeks(week, -1)
  const [before, nightBefore] = await Promise.all([
    choicesOfMany(queries, silent, datesOf(last)),
    sundayNightDrivers(queries, last),
  ])
  const repeating = silent.flatMap(({ id, fullName, phone, email }): AvailableDriver[] => {
    const choices = before.get(id)
    if (!choices) return []
    return [
      {
        ...{ id, fullName, phone, email, primaryCar: null },
        choices: choices.map(({ date, option }) => ({ day: weekday(date), option, source: 'form' })),
        workedPreviousSundayNight: nightBefore.has(id),
      },
    ]
  })
  return { ids: new Set(silent.map(({ id }) => id)), repeating }
}
