import { sql } from 'drizzle-orm'
import { activeDriversAddedBy } from '#features/drivers/server/public.ts'
import { type SchemeChoice, schemesFor } from '#features/settlement/schemes/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'

/**
 * Active drivers of whom the scheme takes its fee also for a week without rides, so that the week is
 * theirs by
 * that alone. Nobody is in a week before that of being added, nor, by the fee alone, in one that the fleet
 * has left behind: once a later week has a statement, it is charged no more.
 */
export async function chargedWithoutRides(queries: Queries, week: Week): Promise<ChargedWithoutRides> {
  if (await isLeftBehind(queries, week)) return { driverIds: [], schemes: new Map() }
  const ids = await activeDriversAddedBy(queries, addDays(mondayOf(week), 6))
  const schemes = await schemesFor(queries, week, ids)
  const driverIds = ids.filter((id) =>
    (schemes.get(id) ?? []).some((held) => {
      const fee = held?.scheme.partnerFee
      return fee?.evenWithoutRides && fee.grosze > 0
    }),
  )
  return { driverIds, schemes }
}

interface ChargedWithoutRides {
  readonly driverIds: readonly string[]
  /** Of everyone who was asked about: they need not be read again. */
  readonly schemes: ReadonlyMap<string, SchemeChoice>
}

async function isLeftBehind(queries: Queries, { year, week }: Week): Promise<boolean> {
  const { rows } = await queries.execute<{ behind: boolean }>(sql`
    SELECT EXISTS (SELECT 1 FROM settlement_statements
      WHERE year > ${year} OR (year = ${year} AND week > ${week})) AS behind`)
  return rows[0]?.behind === true
}
