/**
 * Rebuilding a generated week with the fewest changes, beside one full build of the same week in the same
 * run: `npm run bench -- builder-rebuild`. The code is what the board runs in a worker of the browser.
 */
import { baseCalendar } from '#features/planning/domain/base-calendar.ts'
import type { Instance } from '#features/planning/domain/builder/instance.ts'
import { SIZES, type Size, weekOf } from '#features/planning/domain/builder/testing/instances.ts'
import type { WeekFacts } from '#features/planning/domain/instance.ts'
import { rebuildWeek } from '#features/planning/domain/rebuild/rebuild-week.ts'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'

/** One car in so many is grounded from Wednesday on. */
const EVERY = 33

for (const size of ['S', 'M', 'L'] as const) measure(size)

function measure(size: Size): void {
  const facts = factsOf(weekOf(size, 1, 1.3))
  baseCalendar(facts)
  const built = timed(() => baseCalendar(facts))
  if (!built.value.ok) throw new Error(built.value.error.sentence)
  const board = planOf(built.value.value.places)
  const rebuild = (now: WeekFacts) => {
    const { value, ms } = timed(() => rebuildWeek({ facts: now, board, begun: 0, takenOff: [] }))
    if (!value.ok) throw new Error(value.error.sentence)
    return { ...value.value, ms }
  }
  const gone = new Set(facts.cars.filter((_, index) => index % EVERY === 0).map(({ id }) => id))
  const off = [...gone].map((carId) => ({
    ...{ carId, from: 4, to: 13, kind: 'grounding' as const },
    ...{ reason: '', notOnStation: false, renter: '' },
  }))
  const same = rebuild(facts)
  const repaired = rebuild({ ...facts, unavailable: [...facts.unavailable, ...off] })
  const needless = repaired.moves.filter(({ from }) => from?.carId && !gone.has(from.carId)).length
  console.log(
    `${SIZES[size].cars} cars: full build ${built.ms} ms | same facts: ${same.moves.length} changes, ${same.ms} ms` +
      ` | ${gone.size} cars off: ${repaired.moves.length} changes, ${needless} needless, ${repaired.ms} ms, ${(repaired.ms / built.ms).toFixed(2)} of a build`,
  )
  if (same.moves.length + needless > 0) process.exitCode = 1
}

/** Milliseconds of the processor. */
function timed<T>(work: () => T): { readonly value: T; readonly ms: number } {
  const before = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(before)
  return { value, ms: Math.round((user + system) / 1000) }
}

/** The same week as the fleet's facts. */
function factsOf({ limits, cars, drivers }: Instance): WeekFacts {
  return {
    limits: limits.map((limit) => limit ?? cars.length),
    cars: cars.map(({ id, priority, order }) => ({ id, reg: id, make: '', model: '', priority, order })),
    drivers: [...drivers]
      .sort((a, b) => a.submittedAt - b.submittedAt)
      .map(({ id, primaryCar, workedPreviousSundayNight, picks, onCallDays, allowDayAndNight }) => ({
        ...{ id, fullName: id, phone: '', email: '', primaryCar, workedPreviousSundayNight },
        choices: [
          ...picks.map(({ slot, kind }) => {
            const shift = slot % 2 === 0 ? ('day' as const) : ('night' as const)
            return {
              day: slot >> 1,
              option: kind === 'reserve' ? (`${shift}-reserve` as const) : shift,
              source: allowDayAndNight ? ('office' as const) : ('form' as const),
            }
          }),
          ...onCallDays.map((day) => ({ day, option: 'on-call' as const, source: 'form' as const })),
        ],
      })),
    unavailable: cars.flatMap(({ id, unavailable }) =>
      unavailable.map((entry) => ({ ...entry, carId: id, reason: '', notOnStation: false, renter: '' })),
    ),
    driversOff: [],
    pins: [],
    services: [],
    options: { floor: 0, policy: 'balanced', fromReserve: true, onCall: false },
  }
}
