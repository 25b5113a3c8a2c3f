import { fail, ok } from '#kernel/result.ts'
import { addWeeks, type Week, weekOf } from '#kernel/week.ts'
import { type Clock, fleetTime } from '#platform/server/clock.ts'
import { type Route, reads } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { readCarCard, readDriverCard } from '../contract.ts'
import { carCard } from './car-card.ts'
import { driverCard } from './driver-card.ts'

/** Each card is read by one call, in as many statements as it has parts, however much there is to tell. */
export function cardRoutes({ clock }: Platform): Route[] {
  return [
    reads(readDriverCard, async ({ id, ...asked }, { queries, caller }) => {
      const { admin = false, money = false } = caller.user ?? {}
      const { date: today } = fleetTime(clock)
      const card = await driverCard(queries, id, { weeks: shownWeeks(clock, asked), today, admin, money })
      return card ? ok(card) : fail({ code: 'no_such_driver' as const })
    }),
    reads(readCarCard, async ({ id, ...asked }, { queries }) => {
      const { date: today } = fleetTime(clock)
      const card = await carCard(queries, id, { weeks: shownWeeks(clock, asked), today })
      return card ? ok(card) : fail({ code: 'no_such_car' as const })
    }),
  ]
}

/** The week that is shown, else the one that runs, and the next. */
function shownWeeks(
  clock: Clock,
  { year, week }: { readonly year?: number | undefined; readonly week?: number | undefined },
): readonly Week[] {
  const first = year === undefined || week === undefined ? weekOf(fleetTime(clock).date) : { year, week }
  return [first, addWeeks(first, 1)]
}
