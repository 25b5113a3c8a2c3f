import type { DriverReference } from '#features/income/matching/domain/public.ts'
import { normalizePhone } from '#kernel/phone.ts'
import type { BoltDriver } from './bolt-rows.ts'
import type { BoltRide } from './ride.ts'

type Named = Pick<BoltRide, 'driverId' | 'driverPhone' | 'driverName'>

/** Whom Bolt speaks of, as files are read: the id first, else the phone, else the name. */
export interface People {
  referenceOf(named: Named): DriverReference
}

/** As long as a name of a file may be. */
const LONGEST_NAME = 200
const LONGEST_ID = 64

/** @param drivers of Bolt's list, which knows names and phones of those who drove nothing too */
export function peopleOf(drivers: readonly BoltDriver[], rides: readonly Named[]): People {
  const listed = new Map(drivers.map((driver) => [driver.driverId, driver]))
  const rode = new Map<string, Named>()
  for (const ride of rides) {
    const known = rode.get(ride.driverId ?? '')
    if (ride.driverId !== null && !(known?.driverPhone && known.driverName)) rode.set(ride.driverId, ride)
  }
  return {
    referenceOf: ({ driverId, driverPhone, driverName }) => {
      const driver = driverId === null ? undefined : listed.get(driverId)
      const ride = driverId === null ? undefined : rode.get(driverId)
      const typed = driver?.phone || driverPhone || ride?.driverPhone || ''
      const name =
        nameOf(driver) || driverName?.trim() || ride?.driverName?.trim() || typed || (driverId ?? '')
      return {
        externalId: driverId === null ? null : driverId.slice(0, LONGEST_ID),
        phone: normalizePhone(typed) ?? null,
        name: name.slice(0, LONGEST_NAME),
      }
    },
  }
}

function nameOf(driver: BoltDriver | undefined): string {
  return [driver?.firstName, driver?.lastName]
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')
}
