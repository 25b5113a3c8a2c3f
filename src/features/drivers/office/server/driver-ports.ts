import type { DriverDataHolder } from '#features/drivers/server/public.ts'
import type { CalendarDate } from '#kernel/calendar-date.ts'
import type { Queries } from '#platform/server/database/database.ts'

interface LastDay {
  readonly date: CalendarDate
  readonly isReserve: boolean
}

/** What drivers need of features that lean on this one. */
export interface DriverPorts {
  /** By driver's id the last day that is driven or to be driven; of who has none the last one on reserve. */
  lastDays(queries: Queries): Promise<ReadonlyMap<string, LastDay>>
  /** Papers that have run out and keep a driver from new seats: their names by driver's id. */
  expiredPapers(queries: Queries): Promise<ReadonlyMap<string, readonly string[]>>
  /**
   * Of driver and fleet, in grosze: what transfers carry already, and what else is owed, over 0 to the
   * driver.
   */
  owedOf(
    queries: Queries,
    driverId: string,
    purse: 'week' | 'own-car',
  ): Promise<{ readonly onTheWay: number; readonly owed: number }>
  /** With which of these drivers the fleet is not even, in whichever purse, what is on its way included. */
  unsettledAmong(queries: Queries, driverIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Weeks that the driver earned in and that are not settled yet. */
  openWeeksOf(queries: Queries, driverId: string): Promise<number>
  /** In the order in which they lock rows. */
  readonly holders: readonly DriverDataHolder[]
}
