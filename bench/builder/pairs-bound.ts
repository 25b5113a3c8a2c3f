import type { Instance, Seat } from '../../src/features/schedule/domain/builder/instance.ts'

const ALL = 1 << 14

interface Open {
  /** Shifts to be covered of each kind of week (a set of slots), and how many drivers have that week. */
  readonly weeks: Map<number, number>
  /** Free slots of a car, and how many cars have just those. */
  readonly cars: Map<number, number>
  /** Pairs of a driver and his own car: settled before. */
  readonly ownPairs: number
}

/**
 * How few distinct pairs of driver and car there can be, once it is settled who works and which own cars are given: a Lagrangian bound. Every
 * shift gets a price; each car then takes the pieces of weeks that pay best, a piece costing one pair. Whatever the prices, what is
 * paid less what the cars earn is a lower bound; the prices are improved step by step.
 */
export function pairsBound(instance: Instance, seats: readonly Seat[], steps: number): number {
  const open = openPart(instance, seats)
  const aim = new Set(seats.map((seat) => `${seat.driver} ${seat.car}`)).size - open.ownPairs
  const weeks = [...open.weeks.keys()]
  const counts = weeks.map((week) => open.weeks.get(week)!)
  const prices = weeks.map((week) => slotsOf(week).map(() => 1 / bits(week)))
  let best = counts.reduce((sum, count) => sum + count, 0)
  let boldness = 1
  let stale = 0
  for (let step = 0; step < steps && best < aim; step++) {
    const { earned, taken } = bestPieces(weeks, prices, open.cars)
    const paid = prices.reduce((sum, list, at) => sum + counts[at]! * list.reduce((a, b) => a + b, 0), 0)
    const bound = paid - earned
    if (bound > best + 1e-6) {
      best = bound
      stale = 0
    } else if (++stale === 20) {
      boldness /= 2
      stale = 0
    }
    const pull = taken.map((list, at) => list.map((count) => counts[at]! - count))
    const length = pull.reduce((sum, list) => sum + list.reduce((a, b) => a + b * b, 0), 0)
    if (length === 0) break
    const stride = (boldness * (aim - bound)) / length
    for (const [at, list] of pull.entries())
      for (const [index, by] of list.entries())
        prices[at]![index] = Math.max(0, prices[at]![index]! + stride * by)
  }
  return open.ownPairs + Math.ceil(best - 1e-6)
}

const bits = (slots: number) => slotsOf(slots).length

function slotsOf(slots: number): number[] {
  const list: number[] = []
  for (let slot = 0; slot < 14; slot++) if ((slots >> slot) & 1) list.push(slot)
  return list
}

function openPart(instance: Instance, seats: readonly Seat[]): Open {
  const own = new Map(instance.drivers.map((driver) => [driver.id, driver.primaryCar]))
  const weeks = new Map<string, number>()
  const cars = new Map(instance.cars.map((car) => [car.id, ALL - 1]))
  for (const { id, unavailable } of instance.cars)
    for (const { from, to } of unavailable)
      for (let slot = from; slot <= to; slot++) cars.set(id, cars.get(id)! & ~(1 << slot))
  const ownPairs = new Set<string>()
  for (const { driver, slot, car } of seats) {
    if (own.get(driver) === car) {
      cars.set(car, cars.get(car)! & ~(1 << slot))
      ownPairs.add(driver)
    } else weeks.set(driver, (weeks.get(driver) ?? 0) | (1 << slot))
  }
  return { weeks: counted(weeks.values()), cars: counted(cars.values()), ownPairs: ownPairs.size }
}

function counted(values: Iterable<number>): Map<number, number> {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function bestPieces(
  weeks: readonly number[],
  prices: readonly number[][],
  cars: ReadonlyMap<number, number>,
) {
  const worth = new Float64Array(ALL)
  const from = new Int32Array(ALL).fill(-1)
  for (const [at, week] of weeks.entries()) {
    const slots = slotsOf(week)
    for (let subset = 1; subset < 1 << slots.length; subset++) {
      let piece = 0
      let value = -1
      for (const [index, slot] of slots.entries()) {
        if (((subset >> index) & 1) === 0) continue
        piece |= 1 << slot
        value += prices[at]![index]!
      }
      if (value <= worth[piece]!) continue
      worth[piece] = value
      from[piece] = at
    }
  }
  const byLowest: number[][] = Array.from({ length: 14 }, () => [])
  for (let piece = 1; piece < ALL; piece++)
    if (worth[piece]! > 0) byLowest[31 - Math.clz32(piece & -piece)]!.push(piece)
  const value = new Float64Array(ALL)
  const chosen = new Int32Array(ALL)
  for (let free = 1; free < ALL; free++) {
    value[free] = value[free & (free - 1)]!
    for (const piece of byLowest[31 - Math.clz32(free & -free)]!) {
      if ((piece & ~free) !== 0) continue
      const sum = worth[piece]! + value[free & ~piece]!
      if (sum <= value[free]!) continue
      value[free] = sum
      chosen[free] = piece
    }
  }
  const taken = prices.map((list) => list.map(() => 0))
  let earned = 0
  for (const [free, count] of cars) {
    earned += count * value[free]!
    for (let rest = free; rest !== 0; ) {
      const piece = chosen[rest]!
      if (piece === 0) {
        rest &= rest - 1
        continue
      }
      const at = from[piece]!
      for (const [index, slot] of slotsOf(weeks[at]!).entries())
        if ((piece >> slot) & 1) taken[at]![index]! += count
      rest &= ~piece
    }
  }
  return { earned, taken }
}
