import type { WeekPlan } from '#features/roster/domain/public.ts'
import { weekdayOfSlot } from '#kernel/slot.ts'
import type { RepairFacts } from '../repair-facts.ts'

/**
 * The most drivers that can drive after one is out, by looking at every legal way in which everybody else
 * could take, keep or leave shifts; no slot gets more drivers than it had. Written from the specification
 * alone. Only for boards without drivers in blocked cars and within the limits.
 */
export function mostKept(
  facts: RepairFacts,
  board: WeekPlan,
  out: { readonly driverId: string; readonly from: number; readonly to: number },
): number {
  const isOut = (id: string, slot: number) => id === out.driverId && slot >= out.from && slot <= out.to
  const seats = board.map(({ cars }, slot) => {
    const stay = [...cars.values()].filter((id) => !isOut(id, slot)).length
    const usable = facts.cars.filter((carId) => !facts.blocked[slot]?.has(carId)).length
    return Math.max(stay, Math.min(cars.size, usable, facts.limits[slot] ?? 0))
  })
  const everybody = new Set(
    board.flatMap(({ cars, reserve, onCall }) => [...cars.values(), ...reserve, ...onCall]),
  )
  const patterns = [...everybody].map((id) => patternsOf(facts, board, id, isOut, id === out.driverId))
  const memo = new Map<string, number>()
  const best = (at: number): number => {
    const own = patterns[at]
    if (!own) return 0
    const key = `${at} ${seats.join()}`
    const known = memo.get(key)
    if (known !== undefined) return known
    let most = Number.NEGATIVE_INFINITY
    for (const slots of own) {
      if (slots.some((slot) => seats[slot] === 0)) continue
      for (const slot of slots) seats[slot]! -= 1
      most = Math.max(most, slots.length + best(at + 1))
      for (const slot of slots) seats[slot]! += 1
    }
    memo.set(key, most)
    return most
  }
  return best(0)
}

function patternsOf(
  facts: RepairFacts,
  board: WeekPlan,
  id: string,
  isOut: (id: string, slot: number) => boolean,
  fixed: boolean,
): number[][] {
  const has: number[] = []
  const may: number[] = []
  for (const [slot, { cars, reserve, onCall }] of board.entries()) {
    if (isOut(id, slot)) continue
    if ([...cars.values()].includes(id)) has.push(slot)
    else if (
      (reserve.includes(id) || onCall.includes(id)) &&
      !facts.barred[slot]?.has(id) &&
      !facts.driversOff.some((off) => off.driverId === id && off.from <= slot && slot <= off.to) &&
      !(slot === 0 && facts.nightBefore.has(id))
    )
      may.push(slot)
  }
  if (fixed) return [has]
  const all = [...has, ...may]
  const patterns: number[][] = []
  for (let bits = 0; bits < 1 << all.length; bits++) {
    const chosen = all.filter((_, index) => bits & (1 << index))
    if (has.some((slot) => slot < facts.begun && !chosen.includes(slot))) continue
    const clashes = chosen.some(
      (slot) =>
        may.includes(slot) &&
        chosen.some((other) => {
          if (Math.abs(other - slot) !== 1) return false
          const sameDate = weekdayOfSlot(other) === weekdayOfSlot(slot)
          return !(sameDate && facts.bothShifts.has(id))
        }),
    )
    if (!clashes) patterns.push(chosen)
  }
  return patterns
}
