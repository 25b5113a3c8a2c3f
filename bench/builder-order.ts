/**
 * Level 8 of the builder: how many seats are out of the fleet's order of cars, against the best known, which
 * is the least of several searches a hundred times as long on the same week (same people, same pairs at
 * most).
 *
 *   npm run bench -- builder-order [--quick]
 */
import { betterCars } from '../src/features/planning/domain/builder/better-cars.ts'
import { buildWeek } from '../src/features/planning/domain/builder/build-week.ts'
import { compile } from '../src/features/planning/domain/builder/compile.ts'
import { type Instance, SLOTS } from '../src/features/planning/domain/builder/instance.ts'
import { NOBODY, Parking } from '../src/features/planning/domain/builder/parking.ts'
import { randomSource } from '../src/features/planning/domain/builder/random.ts'
import { has } from '../src/features/planning/domain/builder/rules.ts'
import { SIZES, type Size, weekOf } from '../src/features/planning/domain/builder/testing/instances.ts'

const LOADS = [0.8, 1, 1.3]
const SEEDS = [1, 2, 3]
const TRIES = 3
const LONG: Readonly<Record<Size, number>> = { S: 2e7, M: 3e7, L: 6e7, XL: 1e8 }
const GOAL = 1.1

interface Order {
  /** Seats in cars that would not go out in that slot if the better ones went first. */
  readonly out: number
  /** Sum over seats of the car's place, above the least that the slots ask for. */
  readonly over: number
}

/** The built week as the builder's own tables, own cars decided. */
function parked(instance: Instance): Parking {
  const built = buildWeek(instance)
  if (!built.ok) throw new Error(built.error.sentence)
  const week = compile(instance)
  const works = new Uint16Array(week.drivers.length)
  const stays = new Map<string, { driver: number; car: number; slots: number }>()
  for (const seat of built.value.assignments) {
    const [driver, car] = [week.driverOf.get(seat.driver)!, week.carOf.get(seat.car)!]
    works[driver]! |= 1 << seat.slot
    const stay = stays.get(`${driver} ${car}`) ?? { driver, car, slots: 0 }
    stay.slots |= 1 << seat.slot
    stays.set(`${driver} ${car}`, stay)
  }
  const parking = new Parking(week, works)
  for (const { driver, car, slots } of stays.values()) {
    parking.give(driver, slots, car)
    if (week.primary[driver] === car) parking.lock(driver, slots, car)
  }
  return parking
}

function orderOf({ week, driverIn }: Parking): Order {
  let out = 0
  let over = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    const available = week.cars.flatMap((_, car) => (has(week.available[car]!, slot) ? [car] : []))
    const used = available.filter((car) => driverIn[car * SLOTS + slot] !== NOBODY)
    const first = available.slice(0, used.length)
    out += used.filter((car) => car > (first.at(-1) ?? -1)).length
    over += sum(used) - sum(first)
  }
  return { out, over }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const quick = process.argv.includes('--quick')
const ratios: number[] = []
for (const size of Object.keys(SIZES) as Size[]) {
  if (quick && (size === 'L' || size === 'XL')) continue
  console.log(
    `${size}: ${SIZES[size].cars} cars, ${SIZES[size].drivers} drivers. Goal: ${GOAL} x the best known`,
  )
  for (const load of LOADS) for (const seed of quick ? [1] : SEEDS) measure(size, load, seed)
}
const worst = Math.max(...ratios)
ratios.sort((a, b) => a - b)
console.log(
  `Seats out of order over the best known: median ${ratios[ratios.length >> 1]?.toFixed(2)}, worst ${worst.toFixed(2)}`,
)

function measure(size: Size, load: number, seed: number): void {
  const instance = weekOf(size, seed, load)
  const start = parked(instance)
  const found = orderOf(start)
  let best = found
  for (let attempt = 1; attempt <= (size === 'XL' ? 1 : TRIES); attempt++) {
    const tried = parked(instance)
    betterCars(tried, randomSource(1000 + attempt), LONG[size])
    if (tried.pairs > start.pairs) throw new Error('The order of cars cost a pair.')
    const order = orderOf(tried)
    if (order.out < best.out) best = order
  }
  const ratio = best.out === 0 ? 1 : found.out / best.out
  ratios.push(ratio)
  console.log(
    `  load ${load} seed ${seed}: ${found.out} seats out of order, best known ${best.out} (${ratio.toFixed(2)} x); sum of places over the least ${found.over}, best known ${best.over}; pairs ${start.pairs}`,
  )
}
