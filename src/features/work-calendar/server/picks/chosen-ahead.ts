import { publishedAmong } from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { submissionsOfDriverIn } from '#features/submissions/server/public.ts'
import { baseShift, isReserve, type ShiftOption } from '#kernel/shift.ts'
import { hasBegun, type Slot } from '#kernel/slot.ts'
import { sameWeek, type Week, weekOf } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { weeksOffered } from '../../domain/shown-weeks.ts'

/** What a driver has for a date of a week that is not published: chosen on the form, or taken since. */
export interface ChosenAhead {
  readonly date: Slot['date']
  readonly option: ShiftOption
  /** Taken as a free shift. */
  readonly isTaken: boolean
}

/**
 * What counts as the driver's in the current and the next week as far as they are not published (D46), in
 * the order of time.
 */
export async function chosenAhead(
  queries: Queries,
  clock: Clock,
  driverId: string,
): Promise<readonly ChosenAhead[]> {
  const { currentWeek } = await readSettings(queries, clock)
  const offered = weeksOffered(currentWeek)
  const published = await publishedAmong(queries, [...offered])
  const open = offered.filter((week) => !published.some((each) => sameWeek(each, week)))
  if (open.length === 0) return []
  const rows = await submissionsOfDriverIn(queries, driverId, open)
  return rows
    .flatMap(({ days }) =>
      days.map(({ date, option, source }) => ({ date, option, isTaken: source === 'free-shift' })),
    )
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** Those of them that are places to drive, still to come: none on reserve, none on call. */
export async function shiftsAhead(
  queries: Queries,
  clock: Clock,
  driverId: string,
): Promise<readonly (Slot & { readonly isTaken: boolean })[]> {
  const { date: today, hour } = fleetTime(clock)
  const chosen = await chosenAhead(queries, clock, driverId)
  return chosen.flatMap(({ date, option, isTaken }) => {
    const shift = isReserve(option) ? undefined : baseShift(option)
    return shift && !hasBegun({ date, shift }, today, hour) ? [{ date, shift, isTaken }] : []
  })
}

/** As a page says them: those of one week. */
export function inWeek(chosen: readonly ChosenAhead[], week: Week): readonly ChosenAhead[] {
  return chosen.filter(({ date }) => sameWeek(weekOf(date), week))
}
