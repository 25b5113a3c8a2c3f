import { fail, ok, type Result } from '#kernel/result.ts'
import { emptySeats, ownCarsNotGiven } from './cars-explained.ts'
import { badOptions, readInstance } from './check-instance.ts'
import { compile } from './compile.ts'
import { type BuildOptions, type Instance, SLOTS, withDefaults } from './instance.ts'
import { levelsOf } from './levels.ts'
import { type People, seatPeople } from './people.ts'
import { decide } from './pins.ts'
import type { Refusal } from './refusal.ts'
import { reserveLists } from './reserve.ts'
import type { Assignment, BuiltWeek, SeatOrigin } from './result.ts'
import { has } from './rules.ts'
import { type CarsGiven, whichCar } from './which-car.ts'

export type { BuildOptions, Instance } from './instance.ts'
export type { Refusal } from './refusal.ts'
export type { BuiltWeek } from './result.ts'

/**
 * The base calendar (D16): from availability to a week in which every seat is filled that can be, drivers
 * keep their car, and every "no" has a reason. A pure function: the same instance and options give the same
 * bytes, whatever the order of rows. With `published` given it repairs that week with the fewest changes
 * instead. README.md in this folder has the levels and policies.
 * @returns a refusal for an instance that is not valid or a pin that cannot hold
 */
export function buildWeek(instance: Instance, options: BuildOptions = {}): Result<BuiltWeek, Refusal> {
  const bad = badOptions(options)
  if (bad) return fail(bad)
  const read = readInstance(instance)
  if (!read.ok) return read
  const settings = withDefaults(options)
  const week = compile(instance)
  const decided = decide(week, instance, settings.pastSlots)
  if (!decided.ok) return decided
  const people = seatPeople(week, instance, decided.value, settings)
  const given = giveCars(people, settings.moves, settings.seed)
  return ok({
    assignments: assignmentsOf(people, given),
    reserve: reserveLists(people, settings),
    emptySeats: emptySeats(people, given.parking),
    ownCarsNotGiven: ownCarsNotGiven(people, given.parking),
    brokenPromises: promisesBroken(people),
    levels: levelsOf(people, given, instance, settings),
    seed: settings.seed,
    moves: given.moves,
  })
}

/** Cars for the first pass, then, everybody fixed in theirs, for those called in. */
function giveCars(people: People, budget: number | null, seed: number): CarsGiven {
  const { week, decided, published, works, calledIn } = people
  const cars = decided.fixedCar.map((car, at) => (car === -1 ? published.car[at]! : car))
  const calledInAny = calledIn.some((slots) => slots !== 0)
  if (!calledInAny) return whichCar(week, works, cars, budget, seed)
  const first = whichCar(
    week,
    works.map((slots, driver) => slots & ~calledIn[driver]!),
    cars,
    budget,
    seed,
  )
  const second = whichCar(week, works, first.parking.carOf, budget, seed)
  const pairsBound = first.pairsBound + second.pairsBound - first.parking.pairs
  return { ...second, pairsBound, moves: first.moves + second.moves }
}

function assignmentsOf(people: People, { parking }: CarsGiven): Assignment[] {
  const { week, works } = people
  const assignments: Assignment[] = []
  for (let slot = 0; slot < SLOTS; slot++) {
    for (let driver = 0; driver < works.length; driver++) {
      if (!has(works[driver]!, slot)) continue
      const origin = originOf(people, driver, slot)
      assignments.push({
        driver: week.drivers[driver]!.id,
        slot,
        car: week.cars[parking.carOf[driver * SLOTS + slot]!]!.id,
        origin,
        fromReserve: origin === 'reserve',
      })
    }
  }
  return assignments
}

function originOf({ week, calledIn, chosen }: People, driver: number, slot: number): SeatOrigin {
  if (has(calledIn[driver]!, slot)) return 'on-call'
  if (has(week.regular[driver]!, slot)) return 'regular'
  if (has(week.reserve[driver]!, slot)) return 'reserve'
  return has(chosen[driver]!, slot) ? 'on-call' : 'pinned'
}

function promisesBroken({ week, brokenPromises }: People): { driver: string; slot: number }[] {
  const list: { driver: string; slot: number }[] = []
  for (let slot = 0; slot < SLOTS; slot++)
    for (let driver = 0; driver < brokenPromises.length; driver++)
      if (has(brokenPromises[driver]!, slot)) list.push({ driver: week.drivers[driver]!.id, slot })
  return list
}
