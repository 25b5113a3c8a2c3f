import type { PinProofs, RightPin } from '#features/drivers/session/server/public.ts'
import { publicServices, weekAskedFor } from '#features/fleet/services/server/public.ts'
import { noteReadings } from '#features/notices/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import { type CallContext, proves, type Route, reads } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  getCurrentCalendar,
  getCurrentSoloCalendar,
  getPublicSoloWeek,
  getPublicWeek,
  listPublicServices,
} from '../../contract.ts'
import { getOwnHome } from '../../contract-home.ts'
import { createFleetWeeks } from './fleet-week.ts'
import { ownWeekOnWire } from './own-codec.ts'
import { ownHome } from './own-home.ts'
import { ownWeek } from './own-shifts.ts'

type OwnContext = CallContext & { readonly proven: RightPin | 'session' }

export function calendarRoutes(platform: Platform, proofs: PinProofs, reader: WeekReader): Route[] {
  const fleetWeeks = createFleetWeeks(platform, reader)
  const fleet = async (week: Week | undefined, { queries, caller }: CallContext) =>
    ok(await fleetWeeks.answer(queries, week, caller.user !== undefined))
  const own = async (week: Week | undefined, { queries, caller, proven }: OwnContext) => {
    const driverId = proven === 'session' ? (caller.driver?.id ?? '') : proven.subject
    const shown = await ownWeek(queries, platform.clock, reader, driverId, week)
    if (shown.shown) await noteReadings(queries, platform.clock, driverId, [shown.week])
    return ok(await ownWeekOnWire(queries, driverId, shown))
  }
  return [
    proves(getPublicWeek, proofs.fleet).reads((_input, context) => fleet(undefined, context)),
    proves(getCurrentCalendar, proofs.fleet).reads(({ year, week }, context) =>
      fleet({ year, week }, context),
    ),
    proves(getPublicSoloWeek, proofs.driver).reads((_input, context) => own(undefined, context)),
    proves(getCurrentSoloCalendar, proofs.driver).reads(({ year, week }, context) =>
      own({ year, week }, context),
    ),
    reads(getOwnHome, async (_input, { queries, caller }) =>
      ok(await ownHome(queries, platform.clock, reader, caller.driver?.id ?? '')),
    ),
    proves(listPublicServices, proofs.fleet).reads(async (asked, { queries }) => {
      const week = await weekAskedFor(platform, queries, asked)
      return week
        ? ok(await publicServices(queries, platform, week))
        : fail({ code: 'no_such_week' as const })
    }),
  ]
}
