import type { CalendarDate } from '#kernel/calendar-date.ts'
import { addDays } from '#kernel/calendar-date.ts'
import type { Slot } from '#kernel/slot.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries, Tx } from '#platform/server/database/database.ts'
import { hasPassed, slotOfVisit } from '../domain/visit.ts'
import { deleteServicesAfter, type ServiceRow, servicesById, servicesOfDays } from './store.ts'

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
  return rows.map(plannedService)
}

/** The visits of one car from a day on, in the order of time. */
export async function servicesOfCarFrom(
  queries: Queries,
  carId: string,
  first: CalendarDate,
): Promise<PlannedService[]> {
  const rows = await servicesById(queries, carId)
  return rows.filter((row) => row.carId === carId && row.serviceDate >= first).map(plannedService)
}

function plannedService(row: ServiceRow): PlannedService {
  return {
    id: row.id,
    carId: row.carId,
    reg: row.reg,
    date: row.serviceDate,
    time: row.serviceTime,
    description: row.description,
    confirmed: row.confirmedAt !== null,
  }
}

/** What a driver is shown of a visit of the own car. */
export interface VisitForDriver {
  readonly id: string
  readonly date: CalendarDate
  /** HH:MM */
  readonly hour: string
  /** Empty where nobody has said. */
  readonly place: string
  readonly confirmed: boolean
  /** Its hour has come. */
  readonly past: boolean
}

/** The visit of a car during a shift: the first still to come, else the last one; undefined without. */
export async function visitInSlot(
  queries: Queries,
  clock: Clock,
  carId: string,
  slot: Slot,
): Promise<VisitForDriver | undefined> {
  // Before six in the morning the night of the day before still runs.
  const rows = await servicesOfDays(queries, slot.date, addDays(slot.date, 1))
  const now = fleetTime(clock)
  const visits = rows.flatMap((row) => {
    const of = slotOfVisit(row.serviceDate, row.serviceTime)
    if (row.carId !== carId || of.date !== slot.date || of.shift !== slot.shift) return []
    const { id, serviceDate: date, serviceTime: hour, place } = row
    const past = hasPassed({ date, time: hour }, now)
    return [{ id, date, hour, place, confirmed: row.confirmedAt !== null, past }]
  })
  return visits.find(({ past }) => !past) ?? visits.at(-1)
}

/** A vehicle is deleted (D26): its coming services go with it, the past ones stay as history. */
export async function forgetCarServices(tx: Tx, clock: Clock, carId: string): Promise<void> {
  const { date, hour, minute } = fleetTime(clock)
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  await deleteServicesAfter(tx, carId, date, time)
}
