/**
 * Repair (Spec 2 §5, schedule-builder.md step 5): proposals for a driver or a car that is out, beside one
 * full build of the same week in the same run: `npm run bench -- repair`. The code is what the board runs in
 * the browser.
 */

import { buildWeek } from '#features/planning/domain/builder/build-week.ts'
import { SIZES, type Size, weekOf } from '#features/planning/domain/builder/testing/instances.ts'
import { proposeRepairs } from '#features/planning/domain/repair/repair.ts'
import type { Disruption, RepairFacts } from '#features/planning/domain/repair/repair-facts.ts'
import type { PlaceOrigin } from '#features/roster/domain/places.ts'
import { planOf } from '#features/roster/domain/plan/week-plan.ts'

const GOALS: Readonly<Partial<Record<Size, number>>> = { M: 20, L: 100 }
const DISRUPTIONS = 60

for (const size of ['S', 'M', 'L', 'XL'] as const) for (const load of [0.9, 1.3]) measure(size, load)

function measure(size: Size, load: number): void {
  const instance = weekOf(size, 1, load)
  const began = performance.now()
  const built = buildWeek(instance)
  const building = performance.now() - began
  if (!built.ok) throw new Error(built.error.sentence)
  const { assignments, reserve } = built.value
  const origins = new Map<string, PlaceOrigin>()
  for (const { driver, slot, origin } of assignments)
    origins.set(`${slot} ${driver}`, origin === 'pinned' ? 'office' : origin)
  for (const { driver, slot, kind } of reserve) origins.set(`${slot} ${driver}`, kind)
  const board = planOf([
    ...assignments.map(({ driver, slot, car }) => ({ driverId: driver, slot, carId: car, onCall: false })),
    ...reserve.map(({ driver, slot }) => ({ driverId: driver, slot, carId: null, onCall: false })),
    ...instance.drivers.flatMap(({ id, onCallDays }) =>
      onCallDays.flatMap((day) =>
        [2 * day, 2 * day + 1].map((slot) => ({ driverId: id, slot, carId: null, onCall: true })),
      ),
    ),
  ])
  const facts: RepairFacts = {
    cars: instance.cars.map(({ id }) => id),
    blocked: instance.limits.map(
      (_, slot) =>
        new Set(
          instance.cars
            .filter(({ unavailable }) => unavailable.some(({ from, to }) => from <= slot && slot <= to))
            .map(({ id }) => id),
        ),
    ),
    barred: [],
    limits: instance.limits.map((limit) => limit ?? instance.cars.length),
    driversOff: [],
    nightBefore: new Set(
      instance.drivers.flatMap(({ id, workedPreviousSundayNight }) =>
        workedPreviousSundayNight ? [id] : [],
      ),
    ),
    ownCars: new Map(
      instance.drivers.flatMap(({ id, primaryCar }) =>
        primaryCar === null ? [] : [[id, primaryCar] as const],
      ),
    ),
    bothShifts: new Set(
      instance.drivers.flatMap(({ id, allowDayAndNight }) => (allowDayAndNight ? [id] : [])),
    ),
    begun: 0,
    planning: { policy: 'balanced', fromReserve: true },
    // As the board has them: everybody of the base calendar is looked at.
    late: (slot) => ({
      reserve: [...(board[slot]?.cars.values() ?? []), ...(board[slot]?.reserve ?? [])],
      onCall: board[slot]?.onCall ?? [],
    }),
    pins: new Map(),
    origin: (driverId, slot) => origins.get(`${slot} ${driverId}`),
  }
  const times: number[] = []
  let lost = 0
  let proposed = 0
  for (const disruption of disruptionsOf(facts)) {
    const before = performance.now()
    const proposals = proposeRepairs(facts, board, disruption)
    times.push(performance.now() - before)
    lost += proposals[0]?.costs.seatsEmpty ?? 0
    proposed += proposals.length
  }
  times.sort((a, b) => a - b)
  const [median = 0, most = 0, worst = 0] = [0.5, 0.95, 1].map(
    (share) => times[Math.ceil(share * times.length) - 1],
  )
  const goal = GOALS[size]
  const { cars, drivers } = SIZES[size]
  console.log(
    `${cars} cars, ${drivers} drivers, load ${load}: repair median ${median.toFixed(1)} ms, 95 % within ${most.toFixed(1)} ms, slowest of ${times.length} ${worst.toFixed(1)} ms` +
      `${goal ? ` (goal ${goal} ms)` : ''}; a full build ${building.toFixed(0)} ms, so ${(median / building).toFixed(3)} of it;` +
      ` ${proposed} proposals, ${lost} seats lost by the best ones`,
  )
  if (goal !== undefined && most > goal) process.exitCode = 1
}

/** Drivers ill for the whole week, and cars broken for it, by turns: the hardest that can be asked. */
function disruptionsOf({ cars, origin }: RepairFacts): Disruption[] {
  const label = (index: number) => `D${String(index).padStart(5, '0')}`
  const drivers = Array.from({ length: 6000 }, (_, index) => label(index)).filter((id) =>
    Array.from({ length: 14 }, (_, slot) => slot).some((slot) => origin(id, slot) !== undefined),
  )
  return Array.from({ length: DISRUPTIONS }, (_, index): Disruption => {
    const span = { from: 0, to: 13 }
    return index % 2 === 0
      ? { kind: 'driver-out', driverId: drivers[(index * 7) % drivers.length] ?? '', ...span }
      : { kind: 'car-out', carId: cars[(index * 3) % cars.length] ?? '', ...span }
  })
}
