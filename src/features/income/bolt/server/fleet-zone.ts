import { slotAtHour } from '#kernel/slot.ts'
import { fleetTimeOfUnix, slotBegins } from '#platform/server/clock.ts'
import type { FleetZone } from '../domain/fleet-zone.ts'

/** The fleet's zone as the platform keeps it. */
export const fleetZone: FleetZone = {
  slotAt: (at) => {
    const { date, hour } = fleetTimeOfUnix(at)
    return slotAtHour(date, hour)
  },
  minuteAt: (at) => {
    const { date, hour, minute } = fleetTimeOfUnix(at)
    return `${date}T${two(hour)}:${two(minute)}:00`
  },
  beginOf: (slot) => Date.parse(slotBegins(slot)) / 1000,
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
