import { slotAtHour } from '#kernel/slot.ts'
import { fleetTimeOfUnix, slotBegins } from '#platform/server/clock.ts'
import type { FleetZone } from '../domain/fleet-zone.ts'

/** The fleet's zone as the platform keeps it. */
export const fleetZone: FleetZone = {
  slotAt: (at) => {
    const { date, hour } = fleetTimeOfUnix(at)
    return slotAtHour(date, hour)
  },
  beginOf: (slot) => Date.parse(slotBegins(slot)) / 1000,
}
