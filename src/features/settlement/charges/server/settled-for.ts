import { isNotNull } from 'drizzle-orm'
import { allDrivers, driversByIds } from '#features/drivers/server/public.ts'
import { incomeRows, platformDrivers } from '#features/income/facts/server/public.ts'
import { namesOf } from '#features/income/matching/server/public.ts'
import { bookedDrivers, holderLookup } from '#features/settlement/ledger/server/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { polishSortKey } from '#kernel/polish-text.ts'
import { weekOf } from '#kernel/week.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { type ChargesOfWeek, readCharges } from './charges-for.ts'

/**
 * Names of those of the drivers whose week may take a charge: who is known, and who was removed while
 * something of the week, charges included, or of the ledger is still settled. Folded records take none:
 * theirs are the holder's. Who is missing can't be charged.
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
  const booked = await bookedDrivers(tx, gone)
  const charged = await chargedIn(await readCharges(tx, weekOf(monday)), gone)
  const settled = new Set([...byDriver.keys(), ...booked, ...charged])
  const { nameOf } = await namesOf(tx, [...settled])
  for (const id of settled) names.set(id, nameOf(id))
  return names
}

/**
 * Who is on the drivers' list no more and may still be charged in the week, as `whoIsSettled` allows, under
 * their names; of whom nothing of the week or the ledger is known can't be chosen by anybody.
 */
export async function removedToCharge(
  queries: Queries,
  monday: CalendarDate,
): Promise<{ readonly id: string; readonly fullName: string }[]> {
  const listed = new Set((await allDrivers(queries)).map(({ id }) => id))
  const holderOf = await holderLookup(queries)
  const named = await queries
    .selectDistinct({ id: platformDrivers.driverId })
    .from(platformDrivers)
    .where(isNotNull(platformDrivers.driverId))
  const charges = await readCharges(queries, weekOf(monday))
  const ids = new Set([...named.flatMap(({ id }) => id ?? []), ...charges.named])
  const gone = [...ids].filter((id) => !listed.has(id) && holderOf(id) === id)
  if (gone.length === 0) return []
  const { byDriver } = await incomeRows(queries, { from: monday, until: addDays(monday, 6) }, gone)
  const booked = await bookedDrivers(queries, gone)
  const charged = await chargedIn(charges, gone)
  const { nameOf } = await namesOf(queries, gone)
  return gone
    .filter((id) => byDriver.has(id) || booked.has(id) || charged.has(id))
    .map((id) => ({ id, fullName: nameOf(id) }))
    .toSorted((a, b) => (polishSortKey(a.fullName) < polishSortKey(b.fullName) ? -1 : 1))
}

/** Those of the drivers who have a charge in the week, a rate without an end aside. */
async function chargedIn({ of, endless }: ChargesOfWeek, driverIds: readonly string[]): Promise<Set<string>> {
  const charges = await of(driverIds)
  return new Set(driverIds.filter((id) => (charges.get(id) ?? []).some((one) => !endless.has(one.id))))
}
