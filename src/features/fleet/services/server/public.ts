import type { CalendarDate } from '#kernel/calendar-date.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { deleteServicesAfter, servicesOfDays } from './store.ts'

export { publicServices } from './public-services.ts'
export { weekAskedFor } from './week-asked-for.ts'

/** A planned visit at the workshop, as neighbours show it: nothing personal. */
export interface PlannedService {
  readonly id: string
  readonly carId: string
  /** As it was when stored. */
  readonly reg: string
  readonly date: CalendarDate
  /** HH:MM, the fleet's wall clock */
  readonly time: string
  /** What is to be done. */
  readonly description: string
  /** The driver has opened the link (D27). */
  readonly confirmed: boolean
}

/** The services of these days, both included, in the order of time. */
export async function servicesBetween(
  queries: Queries,
  first: CalendarDate,
  last: CalendarDate,
): Promise<PlannedService[]> {
  const rows = await servicesOfDays(queries, first, last)
  return rows.map((row) => ({
    id: row.id,
    carId: row.carId,
    reg: row.reg,
    date: row.serviceDate,
    time: row.serviceTime,
    description: row.description,
    confirmed: row.confirmedAt !== null,
  }))
}

/** A vehicle is deleted (D26): its coming services go with it, the past ones stay as history. */
export async function forgetCarServices(tx: Tx, clock: Clock, carId: string): Promise<void> {
  const { date, hour, minute } = fleetTime(clock)
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  await deleteServicesAfter(tx, carId, date, time)
}
