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

/** A week's charges, whose sources are read once, whoever is asked for. */
export interface ChargesOfWeek {
  /**
   * What stands in the week of each of these drivers beside the apps' money; a driver without anything has an
   * empty list. Ids are the same whenever it is asked, and each is in one week of a driver only.
   */
  of(driverIds: readonly string[]): Promise<Map<string, Charge[]>>
  /**
   * Charges of drivers' own rates without an end: of who is on the list no more they are nobody's last days.
   */
  readonly endless: ReadonlySet<string>
  /** Who may have any charge in the week. */
  readonly named: readonly string[]
  /** Who has any charge in the week: a statement is due to them even if they drove nothing. */
  drivers(): Promise<string[]>
}

export async function readCharges(queries: Queries, week: Week): Promise<ChargesOfWeek> {
  const { named, endless, chargesOf } = await chargesOfWeek(queries, week)
  const of: ChargesOfWeek['of'] = async (driverIds) => {
    const all = driverIds.map((driver) => [driver, chargesOf(driver)] as const)
    const taken = await takenElsewhere(
      queries,
      mondayOf(week),
      all.flatMap(([driverId, own]) => own.map(({ id: chargeId }) => ({ driverId, chargeId }))),
    )
    return new Map(
      all.map(([driver, own]) => [driver, own.filter(({ id }) => taken.get(driver)?.has(id) !== true)]),
    )
  }
  return {
    of,
    named,
    endless,
    drivers: async () =>
      [...(await of(named))].flatMap(([driver, own]) => (own.length > 0 ? [driver] : [])).sort(),
  }
}

/** `ChargesOfWeek.of`. */
export async function chargesFor(
  queries: Queries,
  week: Week,
  driverIds: readonly string[],
): Promise<Map<string, Charge[]>> {
  return (await readCharges(queries, week)).of(driverIds)
}

interface Read {
  /** Who may have any. */
  readonly named: readonly string[]
  readonly endless: ReadonlySet<string>
  readonly chargesOf: (driver: string) => Charge[]
}

async function chargesOfWeek(queries: Queries, week: Week): Promise<Read> {
  const monday = mondayOf(week)
  const dates = datesOf(week)
  const [standing, shared, tiers, decisions, allOneOffs, allPlans, allBonuses, allFuel] = await Promise.all([
    standingOfWeek(queries, monday),
    sharedOfWeek(queries, monday),
    tiersOfWeek(queries, monday),
    decisionsOfWeek(queries, monday),
    oneOffsOfWeek(queries, monday),
    plansBegunBy(queries, monday),
    bonusesOfWeek(queries, monday),
    fuelOfWeek(queries, monday),
  ])
  const roster = standing.some(({ kind }) => kind === 'rent') ? await carsOfWeek(queries, week) : []
  const metres = tiers.length > 0 ? await metresOfWeek(queries, monday) : new Map<string, number>()
  const closed = await closedIn(queries, monday, [...decisions.keys()])
  const oneOffs = Map.groupBy(allOneOffs, ({ driverId }) => driverId)
  const plans = Map.groupBy(allPlans, ({ driverId }) => driverId)
  const bonuses = Map.groupBy(allBonuses, ({ driverId }) => driverId)
  const fuel = Map.groupBy(allFuel, ({ driverId }) => driverId)
  const named = new Set([
    ...standing.flatMap(({ driverId }) => driverId ?? []),
    ...roster.map(({ driverId }) => driverId),
    ...shared.flatMap(({ shifts }) => shifts.map(({ driver }) => driver)),
    ...[metres, oneOffs, plans, bonuses, fuel].flatMap((own) => [...own.keys()]),
  ])
  const chargesOf = (driver: string): Charge[] => [
    ...standingChargesOf(driver, standing, dates, roster),
    ...(fuel.get(driver) ?? []).map(({ id, grosze, told }): Charge => ({ id, kind: 'fuel', grosze, told })),
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
            said: { date: plan.date, note: plan.note },
          }),
        ),
    ),
    ...shared
      .filter(({ shifts }) => shifts.some((one) => one.driver === driver))
      .map(
        ({ id, grosze, shifts, date, note }): Charge => ({
          id: `shared:${id}`,
          kind: 'shared-cost',
          grosze,
          driver,
          shifts,
          said: { date, note },
        }),
      ),
  ]
  const endless = new Set(
    standing.flatMap(({ id, kind, driverId, to }) =>
      driverId !== null && to === null ? [`${kind}:${id}:${monday}`] : [],
    ),
  )
  return { named: [...named], endless, chargesOf }
}
