import { and, between, eq, getTableColumns, gte, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { bonusesWon } from '#features/figures/server/public.ts'
import { fuelOfPeriod } from '#features/fuel/server/public.ts'
import { shiftResults } from '#features/income/facts/server/public.ts'
import { findWeek, readContents } from '#features/roster/server/public.ts'
import type { MileageTier } from '#features/settlement/domain/public.ts'
import { addDays, type CalendarDate } from '#kernel/calendar-date.ts'
import { slotAt } from '#kernel/slot.ts'
import type { Week } from '#kernel/week.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { InstalmentPlan } from '../domain/instalment-plan.ts'
import type { MileageDecision } from '../domain/mileage.ts'
import type { DrivenCar, StandingCharge } from '../domain/standing-charge.ts'
import { closedWithoutBonuses } from './closed-weeks.ts'
import {
  driverCharges,
  instalmentChanges,
  instalmentPlans,
  mileageAllowances,
  mileageDecisions,
  settledCharges,
  sharedCosts,
  standingCharges,
} from './tables.ts'

/* What charges of a week are made of, each read once for all drivers. */

/** Who has which car by the saved week; nothing while it is not generated. */
export async function carsOfWeek(queries: Queries, week: Week): Promise<DrivenCar[]> {
  const row = await findWeek(queries, week)
  if (!row) return []
  const { cars, places } = await readContents(queries, row.id)
  const regs = new Map(cars.map(({ id, reg }) => [id, reg]))
  return places.flatMap(({ driverId, slot, carId }) =>
    carId === null ? [] : [{ ...slotAt(week, slot), driverId, carId, reg: regs.get(carId) ?? '' }],
  )
}

/** Rates that hold on some day of the week. */
export function standingOfWeek(queries: Queries, monday: CalendarDate): Promise<StandingCharge[]> {
  return queries
    .select()
    .from(standingCharges)
    .where(
      and(
        isNull(standingCharges.takenBackAt),
        lte(standingCharges.from, addDays(monday, 6)),
        or(isNull(standingCharges.to), gte(standingCharges.to, monday)),
      ),
    )
    .orderBy(standingCharges.id)
}

export function oneOffsOfWeek(queries: Queries, monday: CalendarDate) {
  const reversed = alias(driverCharges, 'reversed')
  return queries
    .select({
      ...getTableColumns(driverCharges),
      reversedDate: reversed.date,
      reversedMonday: reversed.monday,
    })
    .from(driverCharges)
    .leftJoin(reversed, eq(reversed.id, driverCharges.counterOf))
    .where(and(eq(driverCharges.monday, monday), isNull(driverCharges.takenBackAt)))
    .orderBy(driverCharges.id)
}

export function sharedOfWeek(queries: Queries, monday: CalendarDate) {
  return queries
    .select()
    .from(sharedCosts)
    .where(and(eq(sharedCosts.monday, monday), isNull(sharedCosts.takenBackAt)))
    .orderBy(sharedCosts.id)
}

export interface PlanOfDriver extends InstalmentPlan {
  readonly id: string
  readonly driverId: string
  readonly kind: (typeof instalmentPlans.$inferSelect)['kind']
  /** When the debt arose. */
  readonly date: CalendarDate
  readonly note: string
}

/** Plans that have begun by that week, with everything that was decided of them. */
export async function plansBegunBy(queries: Queries, monday: CalendarDate): Promise<PlanOfDriver[]> {
  const plans = await queries
    .select()
    .from(instalmentPlans)
    .where(lte(instalmentPlans.monday, monday))
    .orderBy(instalmentPlans.id)
  const changes = await changesOf(
    queries,
    plans.map(({ id }) => id),
  )
  return plans.map((plan) => ({ ...plan, changes: changes.get(plan.id) ?? [] }))
}

/** What was decided of these plans, by plan, in the order of the decisions. */
export async function changesOf(queries: Queries, planIds: readonly string[]) {
  if (planIds.length === 0) return new Map<string, never[]>()
  const rows = await queries
    .select()
    .from(instalmentChanges)
    .where(inArray(instalmentChanges.planId, [...planIds]))
    .orderBy(instalmentChanges.planId, instalmentChanges.no)
  return Map.groupBy(rows, ({ planId }) => planId)
}

interface FuelOfSlot {
  readonly id: string
  readonly driverId: string
  readonly grosze: number
  readonly told: 'page' | 'sheet'
}

/** What fuel cost by slot: the fuel page where it has an entry, else the sheet (D50). */
export async function fuelOfWeek(queries: Queries, monday: CalendarDate): Promise<FuelOfSlot[]> {
  const sunday = addDays(monday, 6)
  const entries = (await fuelOfPeriod(queries, monday, sunday)).filter(
    ({ petrolMl, gasMl }) => petrolMl + gasMl > 0,
  )
  const sheet = await queries
    .select({
      driverId: shiftResults.driverId,
      date: shiftResults.date,
      shift: shiftResults.shift,
      cost: shiftResults.fuelTotalGrosze,
    })
    .from(shiftResults)
    .where(and(between(shiftResults.date, monday, sunday), isNotNull(shiftResults.fuelTotalGrosze)))
    .orderBy(shiftResults.date, shiftResults.shift, shiftResults.driverId)
  const keyOf = ({ driverId, date, shift }: { driverId: string; date: string; shift: string }) =>
    `${driverId} ${date} ${shift}`
  const onPage = new Set(entries.map(keyOf))
  const ofPage = entries.map((row) => ({ ...row, told: 'page' as const }))
  const ofSheet = sheet.flatMap((row) => (onPage.has(keyOf(row)) ? [] : [{ ...row, told: 'sheet' as const }]))
  return [...ofPage, ...ofSheet].flatMap(({ driverId, date, shift, cost, told }) =>
    cost === null || cost === 0 ? [] : [{ id: `fuel:${date}:${shift}`, driverId, grosze: cost, told }],
  )
}

/** Bonuses won, of everyone whose week takes them. */
export async function bonusesOfWeek(queries: Queries, monday: CalendarDate) {
  const won = await bonusesWon(queries, monday, addDays(monday, 6))
  if (won.length === 0) return []
  const without = await closedWithoutBonuses(queries, monday)
  return won.filter(({ driverId }) => !without.has(driverId))
}

/** Metres by driver, where any shift of the week tells some. */
export async function metresOfWeek(queries: Queries, monday: CalendarDate): Promise<Map<string, number>> {
  const rows = await queries
    .select({ driverId: shiftResults.driverId, metres: shiftResults.mileageM })
    .from(shiftResults)
    .where(and(between(shiftResults.date, monday, addDays(monday, 6)), isNotNull(shiftResults.mileageM)))
  const metres = new Map<string, number>()
  for (const row of rows) metres.set(row.driverId, (metres.get(row.driverId) ?? 0) + (row.metres ?? 0))
  return metres
}

/** What kilometres over an allowance cost in that week; no tiers where nothing was ever said. */
export async function tiersOfWeek(queries: Queries, monday: CalendarDate): Promise<readonly MileageTier[]> {
  const rows = await queries
    .select()
    .from(mileageAllowances)
    .where(lte(mileageAllowances.fromMonday, monday))
    .orderBy(mileageAllowances.fromMonday, mileageAllowances.no)
  return rows.at(-1)?.tiers ?? []
}

export async function decisionsOfWeek(
  queries: Queries,
  monday: CalendarDate,
): Promise<Map<string, MileageDecision>> {
  const rows = await queries.select().from(mileageDecisions).where(eq(mileageDecisions.monday, monday))
  return new Map(rows.map((row) => [row.driverId, row]))
}

/** Charges that a closed week other than this one has taken, by driver. */
export async function takenElsewhere(
  queries: Queries,
  monday: CalendarDate,
  charges: readonly { readonly driverId: string; readonly chargeId: string }[],
): Promise<Map<string, Set<string>>> {
  if (charges.length === 0) return new Map()
  // Pair by pair: years of closed weeks stand in this table.
  const { rows } = await queries.execute<{ driverId: string; chargeId: string }>(sql`
    SELECT taken.driver_id AS "driverId", taken.charge_id AS "chargeId"
    FROM unnest(${sql.param(charges.map(({ driverId }) => driverId))}::uuid[],
      ${sql.param(charges.map(({ chargeId }) => chargeId))}::text[]) AS asked(driver_id, charge_id)
      JOIN ${settledCharges} AS taken USING (driver_id, charge_id)
    WHERE taken.monday <> ${monday}`)
  return new Map(
    [...Map.groupBy(rows, ({ driverId }) => driverId)].map(([driver, own]) => [
      driver,
      new Set(own.map(({ chargeId }) => chargeId)),
    ]),
  )
}
