import { slotAtHour } from '#kernel/slot.ts'
import { fleetTimeOfInstant, slotBegins } from '#platform/server/clock.ts'
import type { FleetZone } from '../domain/fleet-zone.ts'

/** The fleet's zone as the platform keeps it. */
export const fleetZone: FleetZone = {
  slotAt: (at) => {
    const { date, hour } = fleetTimeOfInstant(new Date(at * 1000).toISOString())
    return slotAtHour(date, hour)
  },
  beginOf: (slot) => Date.parse(slotBegins(slot)) / 1000,
}
