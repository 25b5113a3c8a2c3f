import { groundingsBetween, rentalsBetween } from '#features/fleet/unavailability/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { spanContains } from '#kernel/slot-span.ts'
import { mondayOf, type Week } from '#kernel/week.ts'
import { fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import type { Platform } from '#platform/server/platform.ts'
import { oldestShown, slotOfVisit } from '../domain/visit.ts'
import { servicesOfDays } from './store.ts'

interface PublicService {
  readonly id: string
  readonly attributes: { readonly reg: string; readonly serviceDate: string; readonly serviceTime: string }
}

/**
 * Plate, date and hour of a week's services, for the fleet calendar. A car that is hidden with `notOnStation`
 * is not there at all (D14), nor is what is older than 14 days (Spec 2 §9); nothing is while the calendars
 * are hidden (D3).
 */
export async function publicServices(
  queries: Queries,
  { clock }: Platform,
  week: Week,
): Promise<{ readonly data: PublicService[] }> {
  const { showSchedule } = await readSettings(queries, clock)
  if (!showSchedule) return { data: [] }
  const first = mondayOf(week)
  const last = addDays(first, 6)
  const oldest = oldestShown(fleetTime(clock).date)
  // A service before six belongs to the night of the day before.
  const off = [
    ...(await groundingsBetween(queries, addDays(first, -1), last)),
    ...(await rentalsBetween(queries, clock, addDays(first, -1), last)),
  ]
  const hidden = off.filter(({ notOnStation }) => notOnStation)
  const rows = await servicesOfDays(queries, first, last)
  const shown = rows.filter(({ carId, serviceDate, serviceTime }) => {
    const slot = slotOfVisit(serviceDate, serviceTime)
    return serviceDate >= oldest && !hidden.some((one) => one.carId === carId && spanContains(one.span, slot))
  })
  return {
    data: shown.map(({ id, reg, serviceDate, serviceTime }) => ({
      id,
      attributes: { reg, serviceDate, serviceTime },
    })),
  }
}
