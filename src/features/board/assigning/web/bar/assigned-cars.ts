import type { WeekOnBoard } from '#features/board/work/domain/public.ts'
import { nameOf } from '#features/board/work/web/public-view.ts'
import type { WeekPlan } from '#features/roster/domain/public.ts'
import type { CarsInWords } from '../../texts.ts'

/** Which cars have drivers this week, and who of those with an own car drives it. */
export function assignedCars(week: WeekOnBoard, board: WeekPlan): CarsInWords {
  const driven = new Set<string>()
  const elsewhere = new Map<string, number>()
  let withOwn = 0
  let inOwn = 0
  for (const { cars } of board)
    for (const [carId, driverId] of cars) {
      driven.add(carId)
      const own = week.ownCars.get(driverId)
      if (own === undefined) continue
      withOwn += 1
      if (own === carId) inOwn += 1
      else elsewhere.set(driverId, (elsewhere.get(driverId) ?? 0) + 1)
    }
  return {
    driven: driven.size,
    cars: week.rows.length,
    withOwn,
    inOwn,
    elsewhere: Array.from(elsewhere, ([driverId, count]) => ({
      name: nameOf(week, driverId),
      reg: week.carsById.get(week.ownCars.get(driverId) ?? '')?.reg ?? '',
      count,
    })).sort((a, b) => b.count - a.count),
  }
}
