import { groundingsBetween } from '#features/fleet/unavailability/server/public.ts'
import { planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { unavailability } from '#features/roster/domain/public.ts'
import { marksOfNamesakes } from '#kernel/namesakes.ts'
import { ok } from '#kernel/result.ts'
import { type Slot, slotAtHour, slotIndex } from '#kernel/slot.ts'
import { spanContains } from '#kernel/slot-span.ts'
import { weekOf } from '#kernel/week.ts'
import type { OutputOf } from '#platform/pure/endpoint.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getFleetToday } from '../../contract-fleet-today.ts'
import { unavailableInWeek } from '../displacing/unavailable-in-week.ts'
import type { WeekReader } from '../week/week-reader.ts'

type Row = OutputOf<typeof getFleetToday>['data'][number]

/** How the fleet stands now, car by car. */
export function fleetTodayRoutes({ clock }: Platform, reader: WeekReader): Route[] {
  return [
    reads(getFleetToday, async (_input, { queries }) => {
      const { date, hour } = fleetTime(clock)
      const now = slotAtHour(date, hour)
      const drivers = await driversOn(reader, now)
      const off = await offIn(queries, clock, now)
      const data = (await planningVehicles(queries)).map(
        ({ id }): Row => ({
          carId: id,
          day: drivers('day', id),
          night: drivers('night', id),
          off: off(id),
        }),
      )
      return ok({ ...now, data })
    }),
  ]
}

async function driversOn(reader: WeekReader, { date }: Slot) {
  const week = weekOf(date)
  const contents = (await reader.read(week))?.contents
  const people = new Map((contents?.drivers ?? []).map((driver) => [driver.id, driver]))
  const seated = new Map<string, string>()
  const today = new Map(
    (['day', 'night'] as const).map((shift) => [slotIndex(week, { date, shift }), shift] as const),
  )
  for (const { slot, carId, driverId } of contents?.places ?? []) {
    const shift = today.get(slot)
    if (shift && carId !== null) seated.set(`${shift} ${carId}`, driverId)
  }
  const marks = marksOfNamesakes([...new Set(seated.values())].flatMap((id) => people.get(id) ?? []))
  return (shift: Slot['shift'], carId: string): Row['day'] => {
    const driver = people.get(seated.get(`${shift} ${carId}`) ?? '')
    return driver
      ? { driverId: driver.id, fullName: driver.fullName, mark: marks.get(driver.id) ?? null }
      : null
  }
}

async function offIn(queries: Queries, clock: Clock, now: Slot) {
  const week = weekOf(now.date)
  const slot = slotIndex(week, now) ?? 0
  const { unavailable } = await unavailableInWeek(queries, clock, week)
  const groundings = (await groundingsBetween(queries, now.date, now.date)).filter(({ span }) =>
    spanContains(span, now),
  )
  const ends = new Map(groundings.map(({ carId, span }) => [carId, span.to]))
  return (carId: string): Row['off'] => {
    const told = unavailability(unavailable, carId, slot)
    if (!told || told.kind === 'deleted') return null
    const { kind, reason, renter } = told
    return {
      kind,
      reason: kind === 'rental' ? renter : reason,
      until: kind === 'grounding' ? (ends.get(carId) ?? null) : null,
    }
  }
}
