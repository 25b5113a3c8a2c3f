import { countedRows } from '#features/settlement/domain/public.ts'
import { rowsOfWeek } from '#features/settlement/driven/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { addWeeks, mondayOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { eachInTurns } from '#platform/server/in-turns.ts'
import { figuresOfRows } from '../domain/draft.ts'
import type { FiguresBefore } from '../domain/stands-out.ts'
import { type ListedStatement, statementsOfWeek } from './statement-store.ts'

/**
 * Drivers' figures of the week before this one: as closed, else what the apps told. Whose week is closed has
 * no rows read again.
 * @param closed statements of the week before, where they are at hand
 */
export async function figuresBefore(
  queries: Queries,
  week: Week,
  driverIds: readonly string[],
  closed?: readonly ListedStatement[],
): Promise<Map<string, FiguresBefore>> {
  const before = addWeeks(week, -1)
  const from = mondayOf(before)
  const found = new Map<string, FiguresBefore>(
    (closed ?? (await statementsOfWeek(queries, before))).map(
      ({ driverId, figures, resultGrosze, carryGrosze }) => [
        driverId,
        { figures, result: resultGrosze, carry: carryGrosze },
      ],
    ),
  )
  const open = driverIds.filter((id) => !found.has(id))
  if (open.length === 0) return found
  const { byDriver } = await rowsOfWeek(queries, { from, to: addDays(from, 6) }, open)
  await eachInTurns(byDriver, ([driver, rows]) => {
    const slots = new Set(
      rows.flatMap(({ belongs }) => ('date' in belongs ? [`${belongs.date} ${belongs.shift}`] : [])),
    )
    found.set(driver, { figures: figuresOfRows(countedRows(rows), slots.size), result: null, carry: null })
  })
  return found
}
