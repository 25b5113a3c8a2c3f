import { mondayOf, type Week } from '#kernel/week.ts'
import type { Tx } from '#platform/server/database/database.ts'
import { closedChargeWeeks, settledCharges } from './tables.ts'

interface ClosedWeek {
  readonly driverId: string
  readonly statement: string
  readonly chargeIds: readonly string[]
}

/** Parameters of one statement are limited. */
const AT_ONCE = 5000

/**
 * As `closeCharges`, of many drivers of one week with as few statements as can be.
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
  for (let at = 0; at < weeks.length; at += AT_ONCE)
    await tx.insert(closedChargeWeeks).values(weeks.slice(at, at + AT_ONCE))
  for (let at = 0; at < charges.length; at += AT_ONCE)
    await tx.insert(settledCharges).values(charges.slice(at, at + AT_ONCE))
}
