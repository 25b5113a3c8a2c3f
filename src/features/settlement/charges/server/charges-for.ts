import type { Charge } from '#features/settlement/domain/public.ts'
import { datesOf, mondayOf, type Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { bonusCharges } from '../domain/bonuses-won.ts'
import { instalmentWeeks } from '../domain/instalment-plan.ts'
import { overMileageOf } from '../domain/mileage.ts'
import { standingChargesOf } from '../domain/standing-charge.ts'
import { closedIn } from './closed-weeks.ts'
import { chargeOfRow } from './one-off.ts'
import {
  bonusesOfWeek,
  carsOfWeek,
  decisionsOfWeek,
  fuelOfWeek,
  metresOfWeek,
  oneOffsOfWeek,
  plansBegunBy,
  sharedOfWeek,
  standingOfWeek,
  takenElsewhere,
  tiersOfWeek,
} from './week-sources.ts'

/**
 * What stands in a week of each of these drivers beside the apps' money; a driver without anything has an
 * empty list. Ids are the same whenever it is asked, and each is in one week of a driver only.
 */
export async function chargesFor(
  queries: Queries,
  week: Week,
  driverIds: readonly string[],
): Promise<Map<string, Charge[]>> {
  const all = await chargesOfWeek(queries, week)
  const taken = await takenElsewhere(queries, mondayOf(week), driverIds)
  return new Map(
    driverIds.map((driver) => [driver, all(driver).filter(({ id }) => taken.get(driver)?.has(id) !== true)]),
  )
}

/** Who has any charge in the week: a statement is due to them even if they drove nothing. */
export async function driversWithCharges(queries: Queries, week: Week): Promise<string[]> {
  const monday = mondayOf(week)
  const named = new Set<string>()
  for (const { driverId } of await oneOffsOfWeek(queries, monday)) named.add(driverId)
  for (const { shifts } of await sharedOfWeek(queries, monday))
    for (const { driver } of shifts) named.add(driver)
  for (const { driverId } of await standingOfWeek(queries, monday)) if (driverId) named.add(driverId)
  for (const { driverId } of await plansBegunBy(queries, monday)) named.add(driverId)
  for (const { driverId } of await fuelOfWeek(queries, monday)) named.add(driverId)
  for (const { driverId } of await bonusesOfWeek(queries, monday)) named.add(driverId)
  for (const { driverId } of await carsOfWeek(queries, week)) named.add(driverId)
  for (const driverId of (await metresOfWeek(queries, monday)).keys()) named.add(driverId)
  const charges = await chargesFor(queries, week, [...named])
  return [...charges].flatMap(([driver, own]) => (own.length > 0 ? [driver] : [])).sort()
}

async function chargesOfWeek(queries: Queries, week: Week): Promise<(driver: string) => Charge[]> {
  const monday = mondayOf(week)
  const dates = datesOf(week)
  const standing = await standingOfWeek(queries, monday)
  const roster = standing.some(({ kind }) => kind === 'rent') ? await carsOfWeek(queries, week) : []
  const shared = await sharedOfWeek(queries, monday)
  const tiers = await tiersOfWeek(queries, monday)
  const metres = tiers.length > 0 ? await metresOfWeek(queries, monday) : new Map<string, number>()
  const decisions = await decisionsOfWeek(queries, monday)
  const closed = await closedIn(queries, monday, [...decisions.keys()])
  const oneOffs = Map.groupBy(await oneOffsOfWeek(queries, monday), ({ driverId }) => driverId)
  const plans = Map.groupBy(await plansBegunBy(queries, monday), ({ driverId }) => driverId)
  const bonuses = Map.groupBy(await bonusesOfWeek(queries, monday), ({ driverId }) => driverId)
  const fuel = Map.groupBy(await fuelOfWeek(queries, monday), ({ driverId }) => driverId)
  return (driver) => [
    ...standingChargesOf(driver, standing, dates, roster),
    ...(fuel.get(driver) ?? []).map(({ id, grosze }): Charge => ({ id, kind: 'fuel', grosze })),
    ...overMileageOf(
      `over-mileage:${monday}`,
      metres.get(driver) ?? 0,
      tiers,
      decisions.get(driver),
      closed.has(driver),
    ),
    ...(oneOffs.get(driver) ?? []).map(chargeOfRow),
    ...bonusCharges(bonuses.get(driver) ?? [], oneOffs.get(driver) ?? []),
    ...(plans.get(driver) ?? []).flatMap((plan) =>
      instalmentWeeks(plan)
        .filter((due) => due.monday === monday)
        .map(
          ({ grosze, instalment }): Charge => ({
            id: `plan:${plan.id}:${instalment.number}`,
            kind: plan.kind,
            grosze,
            instalment,
          }),
        ),
    ),
    ...shared
      .filter(({ shifts }) => shifts.some((one) => one.driver === driver))
      .map(
        ({ id, grosze, shifts }): Charge => ({
          id: `shared:${id}`,
          kind: 'shared-cost',
          grosze,
          driver,
          shifts,
        }),
      ),
  ]
}
