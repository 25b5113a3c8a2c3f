import type { Driver } from '#features/drivers/server/public.ts'
import { carForPick, type SavedWeek, type WeekReader } from '#features/schedule/server/public.ts'
import { freeShifts, obstacleTo, type PickFacts, pickFacts } from '#features/work-calendar/server/public.ts'
import { baseShift, isReserve } from '#kernel/shift.ts'
import { type Slot, slotIndex, slotKey } from '#kernel/slot.ts'
import { type Week, weekOf } from '#kernel/week.ts'
import { type Clock, instantNow } from '#platform/server/clock.ts'
import type { Queries } from '#platform/server/database/database.ts'
import { reserveLost } from '../../domain/reserve-lost.ts'
import { proposedTo } from '../proposals/tell-proposal.ts'
import { ownReserve } from './own-reserve.ts'
import { type ShownCar, shownShifts } from './shown-shifts.ts'

/**
 * 'Wolne dla Ciebie': the free shifts that the booking would give this driver now (D15, D46), each with the
 * car that it would choose. By the same rules as the booking itself.
 */
export async function freeForDriver(queries: Queries, clock: Clock, reader: WeekReader, driver: Driver) {
  const free = await freeShifts(queries, clock, reader)
  const facts = await pickFacts(queries, driver, free)
  const open = free.filter((slot) => obstacleTo([slot], facts) === undefined)
  const weeks = await weeksOfSlots(reader, open)
  const carOf = carChooser(weeks, driver.id)
  const asked = await proposedTo(queries, instantNow(clock), driver.id, open)
  const published = [...weeks.values()].filter((week) => week !== undefined)
  const reserve = [...ownReserve(clock, published, driver.id), ...reserveChosen(facts.held.choices)]
  const shown = await shownShifts(queries, clock, open, carOf)
  return shown.map((shift) => ({
    ...shift,
    asked: asked.has(slotKey(shift)),
    costs: reserveLost({ date: shift.date, shift: shift.shift }, reserve),
  }))
}

/** Chosen for weeks that are not generated: it gives way to a shift of its date. */
function reserveChosen(choices: PickFacts['held']['choices']): Slot[] {
  return choices.flatMap(({ date, option }) => {
    const shift = isReserve(option) ? baseShift(option) : undefined
    return shift ? [{ date, shift }] : []
  })
}

async function weeksOfSlots(reader: WeekReader, slots: readonly Slot[]) {
  const weeks = new Map<string, SavedWeek | undefined>()
  for (const { date } of slots) {
    const week = weekOf(date)
    if (!weeks.has(keyOf(week))) weeks.set(keyOf(week), await reader.read(week))
  }
  return weeks
}

function carChooser(weeks: ReadonlyMap<string, SavedWeek | undefined>, driverId: string) {
  return (slot: Slot): ShownCar | undefined => {
    const week = weekOf(slot.date)
    const saved = weeks.get(keyOf(week))
    return saved && carForPick(saved, slotIndex(week, slot) ?? 0, driverId)
  }
}

function keyOf({ year, week }: Week): string {
  return `${year} ${week}`
}
