import { and, eq, inArray } from 'drizzle-orm'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { closedChargeWeeks, mileageDecisions, settledCharges } from './tables.ts'
import { decisionsOfWeek, metresOfWeek } from './week-sources.ts'

interface ClosedWeek {
  readonly driverId: string
  readonly statement: string
  readonly chargeIds: readonly string[]
}

/** In one statement, so that others have their turn after it. */
const AT_ONCE = 250

/**
 * Drivers' weeks were closed with these charges: none of them is taken in another week, and nothing in this
 * week is changed any more. Call `holdCharges` before `chargesFor`, in the same transaction.
 * @throws a unique violation where a week is closed already, or a charge was taken elsewhere
 */
export async function closeChargesOf(tx: Tx, week: Week, closed: readonly ClosedWeek[]): Promise<void> {
  const monday = mondayOf(week)
  const weeks = closed.map(({ driverId, statement }) => ({
    ...{ driverId, monday, statement },
    bonusesKnown: true,
  }))
  const charges = closed.flatMap(({ driverId, chargeIds }) =>
    chargeIds.map((chargeId) => ({ driverId, chargeId, monday })),
  )
  await forgetStale(tx, monday, closed)
  for (let at = 0; at < weeks.length; at += AT_ONCE)
    await tx.insert(closedChargeWeeks).values(weeks.slice(at, at + AT_ONCE))
  for (let at = 0; at < charges.length; at += AT_ONCE)
    await tx.insert(settledCharges).values(charges.slice(at, at + AT_ONCE))
}

/**
 * What was decided of other metres than the week is closed with is taken by no statement, and says nothing of
 * it afterwards: the over-mileage is closed as nobody's decision.
 */
async function forgetStale(tx: Tx, monday: CalendarDate, closed: readonly ClosedWeek[]): Promise<void> {
  const decisions = await decisionsOfWeek(tx, monday)
  if (decisions.size === 0) return
  const metres = await metresOfWeek(tx, monday)
  const stale = closed.flatMap(({ driverId }) => {
    const decided = decisions.get(driverId)
    return decided && decided.metres !== (metres.get(driverId) ?? 0) ? [driverId] : []
  })
  if (stale.length === 0) return
  await tx
    .delete(mileageDecisions)
    .where(and(eq(mileageDecisions.monday, monday), inArray(mileageDecisions.driverId, stale)))
}
