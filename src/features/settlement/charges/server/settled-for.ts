import { inArray } from 'drizzle-orm'
import { driversByIds } from '#features/drivers/server/public.ts'
import { incomeFacts, platformDrivers } from '#features/income/facts/server/public.ts'
import { holderLookup, ledgersByHolder } from '#features/settlement/ledger/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import type { Tx } from '#platform/server/database/database.ts'

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
  const { facts } = await incomeFacts(tx, { from: monday, until: addDays(monday, 6) }, gone)
  const ledgers = await ledgersByHolder(tx)
  const settled = new Set([...facts.map(({ driverId }) => driverId), ...gone.filter((id) => ledgers.has(id))])
  const inFiles = await tx
    .select({ driverId: platformDrivers.driverId, name: platformDrivers.name })
    .from(platformDrivers)
    .where(inArray(platformDrivers.driverId, gone))
  for (const id of settled)
    names.set(id, inFiles.find(({ driverId }) => driverId === id)?.name ?? '')
  return names
}
