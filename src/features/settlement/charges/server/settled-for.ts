import { inArray } from 'drizzle-orm'
import { allDrivers, driversByIds } from '#features/drivers/server/public.ts'
import { incomeRows, platformDrivers } from '#features/income/facts/server/public.ts'
import { holderLookup, ledgersByHolder } from '#features/settlement/ledger/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'

/**
 * Names of those of the drivers whose week may take a charge: who is known, and who was removed while
 * something of the week, or of the ledger, is still settled. Folded records take none: theirs are the
 * holder's. Who is missing can't be charged.
 */
export async function whoIsSettled(
  tx: Tx,
  monday: CalendarDate,
  driverIds: readonly string[],
): Promise<Map<string, string>> {
  const holderOf = await holderLookup(tx)
  const ids = driverIds.filter((id) => holderOf(id) === id)
  const known = await driversByIds(tx, ids)
  const names = new Map([...known].map(([id, { fullName }]) => [id, fullName]))
  const gone = ids.filter((id) => !names.has(id))
  if (gone.length === 0) return names
  const { byDriver } = await incomeRows(tx, { from: monday, until: addDays(monday, 6) }, gone)
  const ledgers = await ledgersByHolder(tx)
  const settled = new Set([...byDriver.keys(), ...gone.filter((id) => ledgers.has(id))])
  const inFiles = await namesInFiles(tx, gone)
  for (const id of settled) names.set(id, inFiles.get(id) ?? '')
  return names
}

/**
 * Who is on the drivers' list no more and may still be charged in the week, as `whoIsSettled` allows, under
 * the names that files have; whom none names can't be chosen by anybody.
 */
export async function removedToCharge(
  queries: Queries,
  monday: CalendarDate,
): Promise<{ readonly id: string; readonly fullName: string }[]> {
  const listed = new Set((await allDrivers(queries)).map(({ id }) => id))
  const holderOf = await holderLookup(queries)
  const { byDriver } = await incomeRows(queries, { from: monday, until: addDays(monday, 6) })
  const settled = new Set([...byDriver.keys(), ...(await ledgersByHolder(queries)).keys()])
  const gone = [...settled].filter((id) => !listed.has(id) && holderOf(id) === id)
  const names = await namesInFiles(queries, gone)
  return [...names]
    .map(([id, fullName]) => ({ id, fullName }))
    .toSorted((a, b) => (polishSortKey(a.fullName) < polishSortKey(b.fullName) ? -1 : 1))
}

/** Names of drivers, of who was removed as files have them; who is in none is missing. */
export async function namesOfCharged(
  queries: Queries,
  driverIds: readonly string[],
): Promise<Map<string, string>> {
  const ids = [...new Set(driverIds)]
  const known = await driversByIds(queries, ids)
  const inFiles = await namesInFiles(
    queries,
    ids.filter((id) => !known.has(id)),
  )
  return new Map([...inFiles, ...[...known].map(([id, { fullName }]) => [id, fullName] as const)])
}

async function namesInFiles(queries: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .select({ driverId: platformDrivers.driverId, name: platformDrivers.name })
    .from(platformDrivers)
    .where(inArray(platformDrivers.driverId, [...ids]))
    .orderBy(platformDrivers.name)
  return new Map(rows.flatMap(({ driverId, name }) => (driverId === null ? [] : [[driverId, name]])))
}
