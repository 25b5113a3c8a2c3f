import type { Week } from './compile.ts'
import { type Level, pack, type Weights, weigh } from './costs.ts'
import type { Instance, Settings } from './instance.ts'
import { SLOTS } from './instance.ts'
import { onCallPass } from './on-call.ts'
import type { Decided } from './pins.ts'
import { has } from './rules.ts'
import { firstPass, openSlots, type Published, publishedStart, stillPossible } from './seat-problem.ts'
import type { SeatProblem } from './seating.ts'
import { whoWorks } from './who-works.ts'

/** Everything decided about people; cars come after. Tables as in `Week`. */
export interface People {
  readonly week: Week
  readonly decided: Decided
  readonly published: Published
  readonly weights: Weights
  readonly problem: SeatProblem
  /** Per driver the slots given in the first pass, without fixed seats. */
  readonly chosen: Uint16Array
  /** Per driver the slots given to them as on-call. */
  readonly calledIn: Uint16Array
  /** Per driver all slots worked. */
  readonly works: Uint16Array
  readonly brokenPromises: Uint16Array
  /** By how many seats, and whether at all, something better might exist. */
  readonly openFilled: number
  readonly proven: boolean
}

/** Levels 0-5, then the on-call pass where the fleet wants it. */
export function seatPeople(week: Week, instance: Instance, decided: Decided, settings: Settings): People {
  const picks = settings.fromReserve
    ? week.regular.map((slots, driver) => slots | week.reserve[driver]!)
    : week.regular
  const open = openSlots(week, decided, withPublishedOnCall(week, instance, picks), settings.pastSlots)
  const published = stillPossible(week, instance, decided, open)
  const rebuild = instance.published !== null
  const plain = weigh(settings.policy, week.drivers.length, 0, rebuild)
  const problem = firstPass(week, decided, published, plain, open)
  const kept = whoWorks(problem, publishedStart(problem, published))
  const people = { week, decided, published, weights: plain, problem, chosen: kept.chosen, gap: kept.gap }
  const seated = settings.floor === 0 ? people : withMinimum(people, settings, rebuild, open)
  const calledIn = settings.onCall
    ? onCallPass(week, decided, seated.weights, seated.chosen, settings.pastSlots)
    : new Uint16Array(week.drivers.length)
  return {
    ...seated,
    calledIn,
    works: seated.chosen.map((slots, driver) => slots | decided.fixed[driver]! | calledIn[driver]!),
    brokenPromises: kept.chosen.map(
      (slots, driver) => slots & week.regular[driver]! & ~seated.chosen[driver]!,
    ),
    openFilled: Math.floor(seated.gap / seated.weights.of.filled),
    proven: seated.gap === 0,
  }
}

/** An on-call driver who was published into a slot keeps it like everybody else (level 0). */
function withPublishedOnCall(week: Week, instance: Instance, picks: Uint16Array): Uint16Array {
  const wanted = picks.slice()
  for (const seat of instance.published ?? []) {
    const driver = week.driverOf.get(seat.driver)
    if (driver !== undefined && has(week.onCall[driver]!, seat.slot)) wanted[driver]! |= 1 << seat.slot
  }
  return wanted
}

type FirstPass = Omit<People, 'calledIn' | 'works' | 'brokenPromises' | 'openFilled' | 'proven'> & {
  readonly gap: number
}

/**
 * Level 2 comes after the seats as they would be without it, so that the promises it breaks can be told by
 * name.
 */
function withMinimum(people: FirstPass, settings: Settings, rebuild: boolean, open: Uint16Array): FirstPass {
  const { week, decided, published } = people
  const weights = weigh(settings.policy, week.drivers.length, settings.floor, rebuild)
  const problem = firstPass(week, decided, published, weights, open)
  return { ...people, weights, problem, ...whoWorks(problem, people.chosen) }
}

/** What decides between a driver who waits for a seat and one who has it, or null where neither is better. */
export function firstDifference(people: People, slot: number, waiting: number, seated: number): Level | null {
  const { week, published, weights } = people
  const of = (driver: number) => ({
    keptDriver: has(published.slots[driver]!, slot) ? 1 : 0,
    keptCar: published.car[driver * SLOTS + slot] === -1 ? 0 : 1,
    class: has(week.regular[driver]!, slot) ? 0 : 1,
    shifts: shiftsOf(people, driver),
  })
  const [out, inside] = [of(waiting), of(seated)]
  const below = (shifts: number) => Math.max(0, weights.floor - shifts)
  const costs = {
    keptDriver: inside.keptDriver - out.keptDriver,
    keptCar: inside.keptCar - out.keptCar,
    minimum: below(out.shifts + 1) - below(out.shifts) + below(inside.shifts - 1) - below(inside.shifts),
    class: out.class - inside.class,
    fairness: 2 * out.shifts + 1 - (2 * inside.shifts - 1),
    queue: waiting - seated,
  }
  if (pack(weights, costs) === 0) return null
  return weights.order.find((level) => level in costs && costs[level as keyof typeof costs] !== 0) ?? null
}

/** Shifts a driver has from picks and pins; what on-call adds came afterwards and decided nothing. */
export function shiftsOf(people: People, driver: number): number {
  let shifts = people.problem.held[driver]!
  for (let slot = 0; slot < SLOTS; slot++) if (has(people.chosen[driver]!, slot)) shifts++
  return shifts
}
