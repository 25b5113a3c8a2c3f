import type { SlotSeats, WeekPlan } from '#features/roster/domain/public.ts'
import { sharingSlots, spotOf } from '#features/roster/domain/public.ts'
import { keyInSlot, otherSlotOfDate, slotsOfWeekday } from '#kernel/slot.ts'
import type { BuiltWeek } from '../builder/build-week.ts'
import type { RebuildOrder } from './rebuild-order.ts'

/**
 * The board with the cars as built. Lists keep their order: who gets a car leaves them, who loses one and who
 * has submitted since joins the reserve behind those who wait. Slots that have begun, and slots in which
 * nothing changes, are the same objects.
 */
export function boardAfter(
  board: WeekPlan,
  built: BuiltWeek,
  { facts, begun, takenOff }: Omit<RebuildOrder, 'board'>,
): WeekPlan {
  const seated = Map.groupBy(built.assignments, ({ slot }) => slot)
  const waiting = Map.groupBy(built.reserve, ({ slot }) => slot)
  const kept = new Set(takenOff.map(({ driverId, slot }) => keyInSlot(slot, driverId)))
  const late = lateOnCall(board, facts, kept)
  const drives = new Set(built.assignments.map(({ driver, slot }) => keyInSlot(slot, driver)))
  const after = board.map((seats, slot): SlotSeats => {
    if (slot < begun) return seats
    const cars = new Map((seated.get(slot) ?? []).map(({ car, driver }) => [car, driver]))
    const isFree = (driverId: string): boolean => !drives.has(keyInSlot(slot, driverId))
    /** Who has just got a car is on call no longer in the other shift of that date (D8). */
    const gotOther = (driverId: string): boolean => {
      const other = otherSlotOfDate(slot)
      return drives.has(`${other} ${driverId}`) && !isDriving(board, other, driverId)
    }
    const joins = (waiting.get(slot) ?? [])
      .map(({ driver }) => driver)
      .filter((id) => !kept.has(keyInSlot(slot, id)) && !isListed(seats, id))
    const left = [...seats.cars.values()].filter((id) => isFree(id) && !joins.includes(id))
    const reserve = [...seats.reserve.filter(isFree), ...joins, ...left]
    const called = (late.get(slot) ?? []).filter((id) => !drives.has(keyInSlot(otherSlotOfDate(slot), id)))
    const onCall = [...seats.onCall, ...called].filter(
      (id) => isFree(id) && !gotOther(id) && !reserve.includes(id),
    )
    return { cars, reserve, onCall }
  })
  return sharingSlots(board, after)
}

function isListed({ reserve, onCall }: SlotSeats, driverId: string): boolean {
  return reserve.includes(driverId) || onCall.includes(driverId)
}

function isDriving(board: WeekPlan, slot: number, driverId: string): boolean {
  return (spotOf(board, slot, driverId)?.carId ?? null) !== null
}

/** On-call choices of drivers who stand nowhere on the board: they have submitted since. */
function lateOnCall(
  board: WeekPlan,
  { drivers }: RebuildOrder['facts'],
  kept: ReadonlySet<string>,
): ReadonlyMap<number, readonly string[]> {
  const known = new Set(
    board.flatMap(({ cars, reserve, onCall }) => [...cars.values(), ...reserve, ...onCall]),
  )
  const late = new Map<number, string[]>()
  for (const { id, choices } of drivers) {
    if (known.has(id)) continue
    for (const { day, option } of choices) {
      if (option !== 'on-call') continue
      for (const slot of slotsOfWeekday(day))
        if (!kept.has(keyInSlot(slot, id))) late.set(slot, [...(late.get(slot) ?? []), id])
    }
  }
  return late
}
