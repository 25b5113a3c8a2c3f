import type { WeekReader } from '#features/schedule/server/public.ts'
import type { Settings } from '#features/settings/server/public.ts'
import { type ChosenDay, compareChosenDays } from '#features/submissions/domain/public.ts'
import { type StoredDay, submissionsOfDriverIn } from '#features/submissions/server/public.ts'
import { formatStateDay, weekday } from '#kernel/calendar-date.ts'
import { WEEKDAY_NAMES } from '#kernel/polish-text.ts'
import { kindOfOption } from '#kernel/shift.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { getOwnHome } from '../../contract-home.ts'
import { afterGeneration, beforeGeneration } from '../../domain/asked-and-got.ts'
import { weeksOffered } from '../../domain/shown-weeks.ts'

type Asked = OutputOf<typeof getOwnHome>['asked'][number]

/** Beside what was asked for, what was taken since as a free shift: the week is both. */
function withTaken(asked: readonly ChosenDay[], days: readonly StoredDay[]): readonly ChosenDay[] {
  const isAsked = (day: ChosenDay) =>
    asked.some(({ date, option }) => date === day.date && kindOfOption(option) === kindOfOption(day.option))
  const taken = days.filter((day) => day.source === 'free-shift' && !isAsked(day))
  return [...asked, ...taken].sort(compareChosenDays)
}

/** What the driver has sent for the current and the next week, each wish with what became of it. */
export async function askedAndGot(
  queries: Queries,
  { currentWeek, showSchedule }: Settings,
  reader: WeekReader,
  driverId: string,
): Promise<Asked[]> {
  const sent = await submissionsOfDriverIn(queries, driverId, weeksOffered(currentWeek))
  const told: Asked[] = []
  // A row of picked free shifts alone is nothing that was sent.
  for (const { year, week, byForm, createdAt, asked, days } of sent) {
    if (!byForm) continue
    const saved = showSchedule ? await reader.read({ year, week }) : undefined
    told.push({
      year,
      week,
      sentAt: createdAt,
      generated: saved !== undefined,
      wishes: withTaken(asked, days).map((wish) => ({
        stateDay: formatStateDay(wish.date),
        dayName: WEEKDAY_NAMES[weekday(wish.date)] ?? '',
        shift: SHIFT_OPTION_ON_WIRE[wish.option],
        got: saved
          ? afterGeneration(wish, { year, week }, saved.contents, driverId)
          : beforeGeneration(wish, days),
      })),
    })
  }
  return told
}
