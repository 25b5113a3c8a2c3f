import { isOfficeWeekend } from '#features/availability/domain/public.ts'
import type { PinProofs, RightPin } from '#features/drivers/session/server/public.ts'
import { publicServices, weekAskedFor } from '#features/fleet/services/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { type CallContext, proves, type Route } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import {
  getCurrentCalendar,
  getCurrentSoloCalendar,
  getPublicSoloWeek,
  getPublicWeek,
  listFreeShifts,
  listPublicServices,
} from '../contract.ts'
import { createFleetWeeks } from './fleet-week.ts'
import { freeShifts } from './free-shifts.ts'
import { ownWeekOnWire } from './own-codec.ts'
import { ownPicker } from './own-picker.ts'
import { ownWeek } from './own-shifts.ts'
import { pickViewer } from './pick-viewer.ts'

type OwnContext = CallContext & { readonly proven: RightPin | 'session' }

export function calendarRoutes(platform: Platform, proofs: PinProofs, reader: WeekReader): Route[] {
  const fleetWeeks = createFleetWeeks(platform, reader)
  const fleet = async (week: Week | undefined, { queries, caller }: CallContext) =>
    ok(await fleetWeeks.answer(queries, week, caller.user !== undefined))
  const own = async (week: Week | undefined, { queries, caller, proven }: OwnContext) => {
    const driverId = proven === 'session' ? (caller.driver?.id ?? '') : proven.subject
    const shown = await ownWeek(queries, platform.clock, reader, driverId, week)
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
    proves(listPublicServices, proofs.fleet).reads(async (asked, { queries }) => {
      const week = await weekAskedFor(platform, queries, asked)
      return week
        ? ok(await publicServices(queries, platform, week))
        : fail({ code: 'no_such_week' as const })
    }),
    proves(listFreeShifts, proofs.fleet).reads(async (_input, context) => {
      const { own } = pickViewer(context.caller, context.proven)
      const free = await freeShifts(context.queries, platform.clock, reader)
      const picker = own === undefined ? undefined : await ownPicker(context.queries, own, free)
      return ok({
        data: free.map(({ date, shift, free: left }, index) => ({
          date,
          shift: SHIFT_ON_WIRE[shift],
          isWeekend: isOfficeWeekend(date),
          free: left,
          ...(picker?.refusals[index] === undefined ? {} : { refusal: picker.refusals[index] }),
        })),
        ...(picker ? { person: picker.person } : {}),
      })
    }),
  ]
}
