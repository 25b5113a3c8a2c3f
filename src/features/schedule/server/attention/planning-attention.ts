import { planningVehicles } from '#features/fleet/vehicles/server/public.ts'
import { unavailability } from '#features/roster/domain/public.ts'
import { listWeeks, weekOfRow } from '#features/roster/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { addDays } from '#kernel/calendar-date.ts'
import { ok } from '#kernel/result.ts'
import { DAY_STARTS_AT, type Slot, shiftOfStart, slotAt, slotIndex } from '#kernel/slot.ts'
import { addWeeks, mondayOf, type Week, weekOf } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getPlanningAttention } from '../../contract-attention.ts'
import { unavailableInWeek } from '../displacing/unavailable-in-week.ts'
import { seatsOfSlots } from '../week/pick-shift.ts'
import type { SavedWeek, WeekReader } from '../week/week-reader.ts'

/** What of planning waits for the office. */
export function planningAttentionRoutes({ clock }: Platform, reader: WeekReader): Route[] {
  return [
    reads(getPlanningAttention, async (_input, { queries }) => {
      const { currentWeek } = await readSettings(queries, clock)
      const weeks = [currentWeek, addWeeks(currentWeek, 1)]
      const saved = await Promise.all(weeks.map((week) => reader.read(week)))
      return ok({
        weeks: weeks.map((week, index) => ({ ...week, generated: saved[index] !== undefined })),
        short: weeks.flatMap((week, index) => wantedIn(week, saved[index])),
        late: await lateIn(queries, clock, reader),
        carsOff: await carsOff(queries, clock),
      })
    }),
  ]
}

function wantedIn(week: Week, saved: SavedWeek | undefined): (Slot & { missing: number })[] {
  if (!saved) return []
  const { contents, frame } = saved
  return seatsOfSlots(contents.cars, contents.places, frame).flatMap(({ left }, slot) =>
    left > 0 && slot >= frame.begun ? [{ ...slotAt(week, slot), missing: left }] : [],
  )
}

/** In slots that have not begun. */
async function lateIn(queries: Queries, clock: Clock, reader: WeekReader) {
  const { date: today } = fleetTime(clock)
  const rows = (await listWeeks(queries, undefined)).reverse().map(weekOfRow)
  const open = rows.filter((week) => addDays(mondayOf(week), 6) >= today)
  const late = []
  for (const week of open) {
    const saved = await reader.read(week)
    if (!saved) continue
    const { waiting, frame } = saved
    const people = countPeople(waiting.places, frame.begun)
    const takenBack = countPeople(waiting.takenBack, frame.begun)
    if (people + takenBack > 0) late.push({ ...week, people, takenBack })
  }
  return late
}

function countPeople(
  places: readonly { readonly driverId: string; readonly slot: number }[],
  begun: number,
): number {
  return new Set(places.filter(({ slot }) => slot >= begun).map(({ driverId }) => driverId)).size
}

/**
 * Cars of the fleet that nobody may drive in the slot that runs now, in the order of use; a rented one earns
 * where it is.
 */
async function carsOff(queries: Queries, clock: Clock) {
  const now = runningSlot(clock)
  const week = weekOf(now.date)
  const slot = slotIndex(week, now) ?? 0
  const { unavailable } = await unavailableInWeek(queries, clock, week)
  return (await planningVehicles(queries)).flatMap(({ id, reg }) => {
    const told = unavailability(unavailable, id, slot)
    return told && told.kind !== 'rental' && told.kind !== 'deleted'
      ? [{ carId: id, reg, kind: told.kind, reason: told.reason }]
      : []
  })
}

/** Until 06:00 it is the night of the day before (D2). */
function runningSlot(clock: Clock): Slot {
  const { date, hour } = fleetTime(clock)
  return hour < DAY_STARTS_AT
    ? { date: addDays(date, -1), shift: 'night' }
    : { date, shift: shiftOfStart(hour) }
}
