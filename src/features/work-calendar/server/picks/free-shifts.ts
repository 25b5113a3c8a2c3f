import { limitsOf, takenSeats } from '#features/capacity/server/public.ts'
import { generatedAmong } from '#features/roster/server/public.ts'
import { seatsOf, type WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { hasBegun, SLOTS_IN_WEEK, type Slot, slotAt } from '#kernel/slot.ts'
import { datesOf, sameWeek, type Week } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { weeksOffered } from '../../domain/shown-weeks.ts'

export interface FreeShift extends Slot {
  /** How many may still pick it, from 1. */
  readonly free: number
}

/**
 * Free shifts of the current and the next week (D15): not begun, with capacity left, and, where the week is
 * generated, with a car that has no driver, no grounding and no rental. Capacity is counted by who drives
 * where the week is generated, else by the choices (D46).
 */
export async function freeShifts(queries: Queries, clock: Clock, reader: WeekReader): Promise<FreeShift[]> {
  const { currentWeek, defaultLimit } = await readSettings(queries, clock)
  const now = fleetTime(clock)
  const free: FreeShift[] = []
  const drafts = await generatedAmong(queries, weeksOffered(currentWeek))
  for (const week of weeksOffered(currentWeek)) {
    const saved = await reader.read(week)
    // A draft is shown to nobody, and its seats are not yet to be had (D43).
    if (!saved && drafts.some((draft) => sameWeek(draft, week))) continue
    const places = saved
      ? seatsOf(saved).map(({ left }) => left)
      : await choicesLeft(queries, week, defaultLimit)
    places.forEach((left, index) => {
      const slot = slotAt(week, index)
      if (left > 0 && !hasBegun(slot, now.date, now.hour)) free.push({ ...slot, free: left })
    })
  }
  return free
}

/** Places of the limit that no choice has taken, per slot of a week that is not generated. */
async function choicesLeft(queries: Queries, week: Week, defaultLimit: number): Promise<number[]> {
  const dates = datesOf(week)
  const limits = await limitsOf(queries, dates, defaultLimit)
  const taken = await takenSeats(queries, dates)
  return Array.from({ length: SLOTS_IN_WEEK }, (_, index) => {
    const { date, shift } = slotAt(week, index)
    return (limits.get(date)?.[shift] ?? 0) - (taken.get(date)?.[shift] ?? 0)
  })
}
