import type { Instance, Seat } from '../../src/features/planning/domain/builder/instance.ts'
import { CarPieces } from './car-pieces.ts'

const ALL_SLOTS = (1 << 14) - 1
/** Steps without a better bound after which smaller ones are made, and by how much smaller. */
const PATIENCE = 200
const SHORTER = 0.7

/** Drivers with the same slots left to give a car to, and the prices of their shifts. */
interface Row {
  readonly week: number
  readonly slots: readonly number[]
  readonly drivers: number
  /**
   * For a whole week in one car; for each shift in pieces; for each of the two pieces that a cut week has at
   * least.
   */
  wholePrice: number
  readonly shiftPrices: number[]
  piecePrice: number
}

/** By how much more was asked at these prices than the cars took: the way prices have to go. */
interface Pull {
  whole: number
  readonly shifts: number[]
  pieces: number
}

/**
 * How few distinct pairs of driver and car there can be, once it is settled who works and which own cars are
 * given: a Lagrangian bound. A week is either whole in one car, one pair, or cut into at least two pieces
 * that cover it, a pair each. Whole weeks, shifts of cut weeks and the two pieces have prices. Every driver
 * pays for the cheaper way, each car takes the pieces that pay best after the one pair they cost. Whatever
 * the prices, what is paid less what the cars earn is a lower bound; the prices are improved step by step.
 * That a cut week counts twice is what makes it strong: with shifts covered separately, fractions of almost
 * whole pieces would pass for little more than one pair.
 * @param steps how often prices are improved; more give a better bound, slowly
 */
export function pairsBound(instance: Instance, seats: readonly Seat[], steps: number): number {
  const { weeks, cars, ownPairs } = openPart(instance, seats)
  const aim = new Set(seats.map((seat) => `${seat.driver} ${seat.car}`)).size - ownPairs
  const rows = [...weeks].map(([week, drivers]) => rowOf(week, drivers))
  const pieces = new CarPieces()
  let best = rows.reduce((sum, row) => sum + row.drivers, 0)
  let boldness = 1
  let stale = 0
  for (let step = 0; step < steps && best <= aim - 1; step++) {
    const { bound, pulls } = boundAt(rows, cars, pieces)
    if (bound > best + 1e-4) {
      best = bound
      stale = 0
    } else if (++stale === PATIENCE) {
      boldness *= SHORTER
      stale = 0
    }
    const length = pulls.reduce(
      (sum, { whole, shifts, pieces }) =>
        sum + whole ** 2 + pieces ** 2 + shifts.reduce((a, b) => a + b ** 2, 0),
      0,
    )
    if (length === 0) break
    changePrices(rows, pulls, (boldness * (aim - bound)) / length)
  }
  return ownPairs + Math.ceil(best - 1e-6)
}

function rowOf(week: number, drivers: number): Row {
  const slots: number[] = []
  for (let slot = 0; slot < 14; slot++) if ((week >> slot) & 1) slots.push(slot)
  return {
    week,
    slots,
    drivers,
    wholePrice: 1,
    shiftPrices: slots.map(() => 1 / slots.length),
    piecePrice: 0,
  }
}

function boundAt(rows: readonly Row[], cars: ReadonlyMap<number, number>, pieces: CarPieces) {
  pieces.clear()
  let paid = 0
  const pulls = rows.map((row, index) => {
    const cut = offerPieces(pieces, row, index) + 2 * row.piecePrice
    const price = row.slots.length === 1 ? row.wholePrice : Math.min(row.wholePrice, cut)
    paid += row.drivers * price
    return pullOf(row, price === row.wholePrice ? row.drivers : 0)
  })
  pieces.close()
  let earned = 0
  for (const [free, count] of cars) {
    earned += count * pieces.best(free)
    for (const { slots, piece } of pieces.taken(free)) {
      const pull = pulls[piece.row]!
      if (piece.whole) pull.whole -= count
      else {
        pull.pieces -= count
        for (const [at, slot] of rows[piece.row]!.slots.entries())
          if ((slots >> slot) & 1) pull.shifts[at]! -= count
      }
    }
  }
  return { bound: paid - earned, pulls }
}

function pullOf({ drivers, slots }: Row, whole: number): Pull {
  return { whole, shifts: slots.map(() => drivers - whole), pieces: 2 * (drivers - whole) }
}

/** @returns the sum of the prices of all shifts */
function offerPieces(pieces: CarPieces, row: Row, index: number): number {
  const full = (1 << row.slots.length) - 1
  const sums = new Float64Array(full + 1)
  const sets = new Int32Array(full + 1)
  const piece = { row: index, whole: false }
  for (let part = 1; part <= full; part++) {
    const last = 31 - Math.clz32(part)
    sums[part] = sums[part ^ (1 << last)]! + row.shiftPrices[last]!
    sets[part] = sets[part ^ (1 << last)]! | (1 << row.slots[last]!)
    if (part < full) pieces.offer(sets[part]!, sums[part]! - 1 + row.piecePrice, piece)
  }
  pieces.offer(row.week, row.wholePrice - 1, { row: index, whole: true })
  return sums[full]!
}

function changePrices(rows: readonly Row[], pulls: readonly Pull[], stride: number): void {
  for (const [index, row] of rows.entries()) {
    const pull = pulls[index]!
    row.wholePrice = Math.max(0, row.wholePrice + stride * pull.whole)
    row.piecePrice = Math.max(0, row.piecePrice + stride * pull.pieces)
    for (const [at, by] of pull.shifts.entries())
      row.shiftPrices[at] = Math.max(0, row.shiftPrices[at]! + stride * by)
  }
}

function openPart(instance: Instance, seats: readonly Seat[]) {
  const own = new Map(instance.drivers.map((driver) => [driver.id, driver.primaryCar]))
  const weeks = new Map<string, number>()
  const cars = new Map(instance.cars.map((car) => [car.id, ALL_SLOTS]))
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
