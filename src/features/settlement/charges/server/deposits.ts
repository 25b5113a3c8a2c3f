import { and, eq, isNull, lte } from 'drizzle-orm'
import { namesOf } from '#features/income/matching/server/public.ts'
import { holderLookup } from '#features/settlement/ledger/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { fail } from '#kernel/result.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { instalmentWeeks } from '../domain/instalment-plan.ts'
import { toldNames } from './open-weeks.ts'
import { driverCharges, instalmentPlans } from './tables.ts'
import { changesOf } from './week-sources.ts'

/**
 * What the fleet holds of drivers' deposits, in grosze by who holds the ledger: all that was taken and given
 * back by entries of whatever week, and instalments of weeks up to that of this Monday. A deposit of before
 * the fleet kept its charges here is not known.
 */
export async function heldDeposits(queries: Queries, monday: CalendarDate): Promise<Map<string, number>> {
  const holderOf = await holderLookup(queries)
  const held = new Map<string, number>()
  const add = (driverId: string, grosze: number) => {
    const holder = holderOf(driverId)
    held.set(holder, (held.get(holder) ?? 0) + grosze)
  }
  const entered = await queries
    .select({ driverId: driverCharges.driverId, grosze: driverCharges.grosze })
    .from(driverCharges)
    .where(and(eq(driverCharges.kind, 'deposit'), isNull(driverCharges.takenBackAt)))
  for (const { driverId, grosze } of entered) add(driverId, grosze)
  const plans = await queries
    .select()
    .from(instalmentPlans)
    .where(and(eq(instalmentPlans.kind, 'deposit'), lte(instalmentPlans.monday, monday)))
  const changes = await changesOf(
    queries,
    plans.map(({ id }) => id),
  )
  for (const plan of plans)
    for (const due of instalmentWeeks({ ...plan, changes: changes.get(plan.id) ?? [] }))
      if (due.monday <= monday) add(plan.driverId, due.grosze)
  return held
}

/**
 * Asks before more of a deposit goes to its driver than the fleet holds; undefined where it holds as much.
 * Only under `holdCharges`, so that two who give it back see each other.
 * @param back in grosze, by driver
 */
export async function overDeposit(
  tx: Tx,
  monday: CalendarDate,
  back: readonly { readonly driverId: string; readonly grosze: number }[],
) {
  const held = await heldDeposits(tx, monday)
  const holderOf = await holderLookup(tx)
  const asked = new Map<string, number>()
  for (const { driverId, grosze } of back)
    asked.set(holderOf(driverId), (asked.get(holderOf(driverId)) ?? 0) + grosze)
  const over = [...asked].filter(([driver, grosze]) => grosze > Math.max(0, held.get(driver) ?? 0))
  const [first] = over
  if (!first) return undefined
  const ids = over.map(([driver]) => driver)
  const { nameOf } = await namesOf(tx, ids)
  const names = toldNames(ids, new Map(ids.map((id) => [id, nameOf(id)])))
  const facts = { drivers: ids.length, names, held: Math.max(0, held.get(first[0]) ?? 0), back: first[1] }
  return fail({ code: 'over_deposit' as const, facts })
}
