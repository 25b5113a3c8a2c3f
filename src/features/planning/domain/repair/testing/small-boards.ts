import type { Place, PlaceOrigin } from '#features/roster/domain/public.ts'
import { planOf, type WeekPlan } from '#features/roster/domain/public.ts'
import { keyInSlot } from '#kernel/slot.ts'
import { mayHoldTogether } from '../../builder/rules.ts'
import { dice } from '../../builder/testing/instances.ts'
import type { Disruption, RepairFacts } from '../repair-facts.ts'

export interface SmallBoard {
  readonly facts: RepairFacts
  readonly board: WeekPlan
  readonly disruption: Disruption
}

interface BoardMix {
  readonly cars: number
  readonly drivers: number
  /** Only the first so many slots are used. */
  readonly slots: number
}

/** A board with seats, reserve and on-call lists at random, and something that happens to it; by seed. */
export function randomBoard(seed: number, { cars, drivers, slots }: BoardMix): SmallBoard {
  const roll = dice(seed)
  const carIds = Array.from({ length: cars }, (_, index) => `c${index}`)
  const driverIds = Array.from({ length: drivers }, (_, index) => `d${index}`)
  const blocked = Array.from({ length: 14 }, () => new Set(carIds.filter(() => roll.chance(0.15))))
  const barred = Array.from({ length: 14 }, () => new Set(driverIds.filter(() => roll.chance(0.05))))
  const limits = Array.from({ length: 14 }, () => cars - 1 + roll.below(3) - (roll.chance(0.1) ? 1 : 0))
  const bothShifts = new Set(driverIds.filter(() => roll.chance(0.15)))
  const nightBefore = new Set(driverIds.filter(() => roll.chance(0.2)))
  const origins = new Map<string, PlaceOrigin>()
  const places: Place[] = []
  const held = new Map<string, number>()
  const kept = roll.next()
  for (const driverId of roll.shuffled([...driverIds])) {
    for (let slot = 0; slot < slots; slot++) {
      if (roll.chance(kept)) continue
      const origin = roll.of(['regular', 'regular', 'reserve', 'on-call'] as const)
      origins.set(keyInSlot(slot, driverId), origin)
      const free = carIds.filter(
        (carId) =>
          !blocked[slot]?.has(carId) && !places.some((place) => place.slot === slot && place.carId === carId),
      )
      const slotsNow = (held.get(driverId) ?? 0) | (1 << slot)
      const fits =
        mayHoldTogether(slotsNow, bothShifts.has(driverId)) && !(slot === 0 && nightBefore.has(driverId))
      if (free.length > 0 && fits && roll.chance(0.6)) {
        held.set(driverId, slotsNow)
        places.push({ driverId, slot, carId: roll.of(free), onCall: false })
      } else places.push({ driverId, slot, carId: null, onCall: origin === 'on-call' })
    }
  }
  const from = roll.below(slots)
  const span = { from, to: Math.min(13, from + roll.below(4)) }
  return {
    facts: {
      cars: carIds,
      blocked,
      barred,
      limits,
      driversOff: driverIds
        .filter(() => roll.chance(0.05))
        .map((driverId) => ({ driverId, from: 0, to: 13, kind: 'inactive' as const, reason: '' })),
      nightBefore,
      ownCars: new Map(driverIds.filter(() => roll.chance(0.4)).map((id) => [id, roll.of(carIds)])),
      bothShifts,
      planning: { policy: 'balanced', fromReserve: true },
      late: () => ({ reserve: [], onCall: [] }),
      pins: new Map(),
      begun: roll.chance(0.3) ? roll.below(4) : 0,
      origin: (driverId, slot) => origins.get(keyInSlot(slot, driverId)),
    },
    board: planOf(places),
    disruption: roll.chance(0.6)
      ? { kind: 'driver-out', driverId: roll.of(driverIds), ...span }
      : { kind: 'car-out', carId: roll.of(carIds), ...span },
  }
}
