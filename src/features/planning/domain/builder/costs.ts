import type { Policy } from './instance.ts'
import { SLOTS } from './instance.ts'

/** What is weighed when choosing who works, each counted so that less is better. */
export type Level =
  | 'keptDriver'
  | 'keptCar'
  | 'filled'
  | 'minimum'
  | 'class'
  | 'fairness'
  | 'queue'
  | 'ownCar'

/**
 * Most important first; none is traded for one after it. `ownCar` only breaks ties that submission order
 * leaves.
 */
const ORDER: Readonly<Record<Policy, readonly Level[]>> = {
  balanced: ['keptDriver', 'keptCar', 'filled', 'minimum', 'class', 'fairness', 'queue', 'ownCar'],
  queue: ['keptDriver', 'keptCar', 'filled', 'minimum', 'class', 'queue', 'fairness', 'ownCar'],
  equal: ['keptDriver', 'keptCar', 'filled', 'minimum', 'fairness', 'class', 'queue', 'ownCar'],
}

type Costs = Readonly<Record<Level, number>>

/**
 * One whole number per level so that a single unit of a level outweighs whatever one exchange of shifts can
 * change below it. All sums stay under 2^53, so comparing packed costs is comparing the levels one after
 * another, exactly.
 */
export interface Weights {
  readonly order: readonly Level[]
  readonly of: Costs
  readonly floor: number
}

export function weigh(policy: Policy, drivers: number, floor: number, rebuild: boolean): Weights {
  const room: Costs = {
    keptDriver: rebuild ? 64 : 1,
    keptCar: rebuild ? 32 : 1,
    filled: 32,
    minimum: floor > 0 ? 32 : 1,
    class: 32,
    fairness: 512,
    queue: 16 * drivers + 1,
    ownCar: 32,
  }
  const order = ORDER[policy]
  const of = { ...room }
  let weight = 1
  for (const level of [...order].reverse()) {
    of[level] = weight
    weight *= room[level]
  }
  return { order, of, floor }
}

/**
 * What the next shift of a driver who has `shifts` costs, apart from the seat itself: squares grow by 2n + 1.
 */
export function costOfOneMore(weights: Weights): Float64Array {
  return Float64Array.from(
    { length: SLOTS + 1 },
    (_, shifts) => weights.of.fairness * (2 * shifts + 1) - (shifts < weights.floor ? weights.of.minimum : 0),
  )
}

export function pack(weights: Weights, costs: Partial<Costs>): number {
  let sum = 0
  for (const level of weights.order) sum += weights.of[level] * (costs[level] ?? 0)
  return sum
}
