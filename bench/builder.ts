import { buildWeek } from '../src/features/planning/domain/builder/build-week.ts'
import type { Instance, Seat } from '../src/features/planning/domain/builder/instance.ts'
import type { BuiltWeek } from '../src/features/planning/domain/builder/result.ts'
import { greedyWeek } from '../src/features/planning/domain/builder/testing/greedy.ts'
import {
  disrupted,
  SIZES,
  type Size,
  weekOf,
} from '../src/features/planning/domain/builder/testing/instances.ts'
import { pairsBound } from './builder/pairs-bound.ts'

/**
 * S1: building the base week, and repairing it after 3 % of cars and drivers drop out, with greedy filling of
 * the same week beside it.
 */
const LOADS = [0.8, 1, 1.3, 2]
const SEEDS = [1, 2]
const BOUND_STEPS: Readonly<Record<Size, number>> = { S: 6000, M: 8000, L: 1000, XL: 300 }
const GOAL: Readonly<Record<Size, string>> = {
  S: 'at most 3 pairs over the strong bound, 0.25 s',
  M: '4 % over the strong bound, 0.4 s',
  L: '2 % over, 1.0 s',
  XL: '2.5 % over, 3.5 s, 84 MB; repair 0.16 s',
}

function main(): void {
  const quick = process.argv.includes('--quick')
  const sizes = (Object.keys(SIZES) as Size[]).filter((size) => !quick || size === 'S' || size === 'M')
  console.log(
    'Reference: greedy filling (down the queue, own car when free just then, else the first) of the same week.',
  )
  console.log(
    'filled: of the proven optimum. own cars: of the exact bound. pairs: distinct driver-car pairs over a lower bound',
  )
  console.log(
    '(one car each and what own cars force; in brackets over the strong bound of builder/pairs-bound.ts). CPU: user + system, one week.\n',
  )
  for (const size of sizes) {
    console.log(
      `${size}: ${SIZES[size].cars} cars, ${SIZES[size].drivers} drivers. Goal at full demand: ${GOAL[size]}`,
    )
    build(weekOf(size, 99, 1.3))
    for (const load of LOADS) for (const seed of quick ? [1] : SEEDS) measure(size, load, seed)
    console.log('')
  }
  console.log(
    `Peak memory of this process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB, Node itself included`,
  )
}

function build(instance: Instance): BuiltWeek {
  const built = buildWeek(instance)
  if (!built.ok) throw new Error(built.error.sentence)
  return built.value
}

function timed<T>(work: () => T): { readonly value: T; readonly seconds: number } {
  const before = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(before)
  return { value, seconds: (user + system) / 1e6 }
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const pairsIn = (seats: readonly Seat[]) => new Set(seats.map((seat) => `${seat.driver} ${seat.car}`)).size

function ownCarsIn(instance: Instance, seats: readonly Seat[]): number {
  const own = new Map(instance.drivers.map((driver) => [driver.id, driver.primaryCar]))
  return seats.filter((seat) => own.get(seat.driver) === seat.car).length
}

function measure(size: Size, load: number, seed: number): void {
  const instance = weekOf(size, seed, load)
  const built = timed(() => build(instance))
  const { levels, assignments } = built.value
  const greedy = timed(() => greedyWeek(instance))
  const strong = Math.max(levels.pairsBound, pairsBound(instance, assignments, BOUND_STEPS[size]))
  const demand = instance.drivers.reduce((sum, driver) => sum + driver.picks.length, 0) / levels.seats
  console.log(
    [
      `  load ${load} seed ${seed}: demand ${demand.toFixed(2)} x seats`,
      `filled ${levels.filled}/${levels.filledBound}${levels.proven ? ' proven' : ' NOT PROVEN'}`,
      `own ${levels.ownCars}/${levels.ownCarsBound}`,
      `pairs ${levels.pairs}: +${levels.pairs - levels.pairsBound} = ${percent(levels.pairs - levels.pairsBound, levels.pairsBound)} (+${levels.pairs - strong} = ${percent(levels.pairs - strong, strong)})`,
      `CPU ${built.seconds.toFixed(2)} s`,
    ].join(' | '),
  )
  console.log(
    [
      `    greedy: filled ${percent(greedy.value.length, levels.filled)}`,
      `own ${percent(ownCarsIn(instance, greedy.value), levels.ownCars)}`,
      `pairs ${(pairsIn(greedy.value) / levels.pairs).toFixed(1)} x`,
      `CPU ${greedy.seconds.toFixed(2)} s`,
    ].join(' | '),
  )
  measureRepair(instance, assignments)
}

function measureRepair(instance: Instance, published: readonly Seat[]): void {
  const after = disrupted(instance, published, { seed: 1, share: 0.03 })
  const repaired = timed(() => build(after))
  const picks = new Set(after.drivers.flatMap((row) => row.picks.map((pick) => `${row.id} ${pick.slot}`)))
  const cars = new Map(after.cars.map((row) => [row.id, row]))
  const kept = new Set(repaired.value.assignments.map((seat) => `${seat.driver} ${seat.slot} ${seat.car}`))
  const stillGood = published.filter(
    (seat) =>
      picks.has(`${seat.driver} ${seat.slot}`) &&
      cars.get(seat.car)!.unavailable.every(({ from, to }) => seat.slot < from || seat.slot > to),
  )
  const needless = stillGood.filter((seat) => !kept.has(`${seat.driver} ${seat.slot} ${seat.car}`)).length
  const { levels } = repaired.value
  console.log(
    `    repair after 3 %: needless changes ${needless} | filled ${levels.filled}/${levels.filledBound} | CPU ${repaired.seconds.toFixed(2)} s`,
  )
}

main()
