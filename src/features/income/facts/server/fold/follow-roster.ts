import { sql } from 'drizzle-orm'
import { editionsOfWeeks, rosterCars } from '#features/roster/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Database, Tx } from '#platform/server/database/database.ts'
import type { Job } from '#platform/server/jobs.ts'
import type { Platform } from '#platform/server/platform.ts'
import { foldFirstDays } from './first-days.ts'
import { foldDueWeeks } from './fold-again.ts'
import { foldTouched } from './fold-slots.ts'
import { beginResults, touch } from './touched-slots.ts'

/** Cars follow the weeks that are saved again. */
export function foldJobs({ database }: Platform): Job[] {
  let isStopped = false
  return [
    { name: 'cars of results after weeks', everySeconds: 300, run: rosterFollower(database) },
    // Also where that failed before the server listened.
    { name: 'sums over days after an upgrade', everySeconds: 300, run: () => foldFirstDays(database) },
    {
      name: 'results after an upgrade',
      everySeconds: 300,
      run: async () => void (await foldDueWeeks(database, () => isStopped)),
      abandon: () => {
        isStopped = true
      },
    },
  ]
}

/**
 * Keeps the cars of results true where they come from the generated week, which may be saved again after the
 * fold. Each run looks at the weeks that were saved or went since the one before, the first run at all; where
 * a ride named the car, that stays.
 */
function rosterFollower(database: Database): () => Promise<void> {
  const seen = new Map<CalendarDate, string>()
  return async () => {
    const editions = new Map(
      (await editionsOfWeeks(database.queries)).map(({ monday, edition }) => [monday, edition] as const),
    )
    const changed = [...new Set([...seen.keys(), ...editions.keys()])].filter(
      (monday) => seen.get(monday) !== editions.get(monday),
    )
    for (const mondays of byYear(changed)) {
      const [first, last] = [mondays[0], mondays.at(-1)]
      if (!first || !last) continue
      await database.transaction((tx) => foldMovedCars(tx, first, addDays(last, 6)))
      for (const monday of mondays) {
        const edition = editions.get(monday)
        if (edition === undefined) seen.delete(monday)
        else seen.set(monday, edition)
      }
    }
  }
}

/** So that no single statement takes long, in the order of time. */
function byYear(mondays: readonly CalendarDate[]): CalendarDate[][] {
  return [...Map.groupBy([...mondays].sort(), (monday) => monday.slice(0, 4)).values()]
}

async function foldMovedCars(tx: Tx, from: CalendarDate, to: CalendarDate): Promise<void> {
  await beginResults(tx)
  await touch(
    tx,
    sql`
    SELECT result.driver_id, result.date, result.shift
    FROM shift_results AS result
    LEFT JOIN (${rosterCars(sql`${from}::date`, sql`${to}::date`)}) AS roster
      ON roster.driver_id = result.driver_id AND roster.date = result.date AND roster.shift = result.shift
    WHERE result.date BETWEEN ${from} AND ${to} AND result.reg IS DISTINCT FROM roster.reg AND NOT EXISTS (
      SELECT FROM platform_drivers AS ref JOIN income_statements AS told ON told.ref_id = ref.id
      WHERE ref.driver_id = result.driver_id AND told.date = result.date AND told.shift = result.shift
        AND told.holds AND told.plate IS NOT NULL AND (told.counts IS NULL OR 0 = ANY(told.counts)))`,
  )
  await foldTouched(tx)
}
