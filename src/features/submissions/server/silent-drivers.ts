import { and, eq, inArray, max, or } from 'drizzle-orm'
import { allDrivers, type Driver } from '#features/drivers/server/public.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { sentBy } from './submissions-of-weeks.ts'
import { submissions } from './tables.ts'

/**
 * Active drivers who have not sent the form for a week, by name, and how many are active at all. An empty
 * form is sent; a free shift picked beforehand is none (D15).
 */
export async function silentDrivers(
  queries: Queries,
  week: Week,
): Promise<{ readonly active: number; readonly silent: readonly Driver[] }> {
  const sent = await sentBy(queries, week)
  const active = (await allDrivers(queries)).filter((driver) => driver.active)
  return {
    active: active.length,
    silent: active.filter(({ id, phone }) => !sent.has(id) && !sent.has(phone)),
  }
}

/** When each of these drivers last sent a form, of whatever week: an instant by driver's id. */
export async function lastSent(
  queries: Queries,
  drivers: readonly Pick<Driver, 'id' | 'phone'>[],
): Promise<ReadonlyMap<string, string>> {
  if (drivers.length === 0) return new Map()
  const { driverId, phone, createdAt, byForm } = submissions
  const isTheirs = or(
    inArray(
      driverId,
      drivers.map(({ id }) => id),
    ),
    inArray(
      phone,
      drivers.map((driver) => driver.phone),
    ),
  )
  const rows = await queries
    .select({ driverId, phone, at: max(createdAt) })
    .from(submissions)
    .where(and(isTheirs, eq(byForm, true)))
    .groupBy(driverId, phone)
  const found = new Map<string, string>()
  for (const row of rows)
    for (const key of [row.driverId, row.phone])
      if (row.at !== null && row.at > (found.get(key) ?? '')) found.set(key, row.at)
  return new Map(
    drivers.flatMap((driver) => {
      const at = found.get(driver.id) ?? found.get(driver.phone)
      return at === undefined ? [] : [[driver.id, at]]
    }),
  )
}
