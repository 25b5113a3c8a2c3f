import type { Result } from '#kernel/result.ts'
import type { Refusal } from './builder/build-week.ts'
import { countSeats, type SeatCount } from './builder/count-seats.ts'
import { instanceOf, type WeekFacts } from './instance.ts'

/** How many would drive and wait in each slot, 0-13, were the base calendar of these facts built now. */
export function seatsOfFacts(facts: WeekFacts): Result<readonly SeatCount[], Refusal> {
  return countSeats(instanceOf(facts), facts.options)
}
