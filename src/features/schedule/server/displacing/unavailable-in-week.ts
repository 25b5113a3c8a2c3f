import { inactiveDriverIds } from '#features/drivers/server/public.ts'
import type { CarOff } from '#features/fleet/unavailability/domain/public.ts'
import { groundingsBetween, rentalsBetween } from '#features/fleet/unavailability/server/public.ts'
import { papersOff } from '#features/papers/server/public.ts'
import type { PlanFacts, UnavailableCar } from '#features/roster/domain/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { SLOTS_IN_WEEK } from '#kernel/slot.ts'
import { spanInWeek } from '#kernel/slot-span.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import type { Clock } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'

/** What keeps cars and drivers of a week from driving, by what the office has entered (D17, D18). */
type UnavailableInWeek = Pick<PlanFacts, 'unavailable' | 'driversOff'>

/** Groundings or rentals that are not stored yet. */
export interface Imagined {
  readonly offs: readonly CarOff[]
  /** Id of the stored one that they take the place of. */
  readonly replaces: string | undefined
}

/** @param imagined as if it were stored, to see what it would do */
export async function unavailableInWeek(
  queries: Queries,
  clock: Clock,
  week: Week,
  imagined?: Imagined,
): Promise<UnavailableInWeek> {
  const monday = mondayOf(week)
  const sunday = addDays(monday, 6)
  const [groundings, rentals, papers, inactive] = await Promise.all([
    groundingsBetween(queries, monday, sunday),
    rentalsBetween(queries, clock, monday, sunday),
    papersOff(queries, monday, sunday),
    inactiveDriverIds(queries),
  ])
  const cars = [...groundings, ...rentals, ...papers.cars].filter(({ id }) => id !== imagined?.replaces)
  if (imagined) cars.push(...imagined.offs)
  return {
    unavailable: cars
      .flatMap((off) => carInWeek(off, week))
      .sort(
        (a, b) => compare(a.carId, b.carId) || a.from - b.from || a.to - b.to || compare(a.reason, b.reason),
      ),
    driversOff: [
      ...inactive.map((driverId) => ({
        driverId,
        from: 0,
        to: SLOTS_IN_WEEK - 1,
        kind: 'inactive' as const,
        reason: '',
      })),
      ...papers.drivers
        .flatMap(({ driverId, span, reason }) => {
          const slots = spanInWeek(span, week)
          return slots ? [{ driverId, ...slots, kind: 'papers' as const, reason }] : []
        })
        .sort((a, b) => compare(a.driverId, b.driverId) || compare(a.reason, b.reason)),
    ],
  }
}

function carInWeek(
  { carId, span, kind, reason, notOnStation, renter }: CarOff,
  week: Week,
): UnavailableCar[] {
  const slots = spanInWeek(span, week)
  return slots ? [{ carId, ...slots, kind, reason, notOnStation, renter }] : []
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1
}
