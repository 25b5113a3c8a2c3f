import { isOfficeWeekend } from '#features/availability/domain/public.ts'
import { publicServices, weekAskedFor } from '#features/fleet/services/server/public.ts'
import type { WeekReader } from '#features/schedule/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Week } from '#kernel/week.ts'
import { SHIFT_ON_WIRE } from '#platform/pure/wire.ts'
import { type CallContext, type Route, reads } from '#platform/server/http/route.ts'
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
import type { CalendarPins } from './open-calendar.ts'
import { ownWeekOnWire } from './own-codec.ts'
import { ownPicker } from './own-picker.ts'
import { ownWeek } from './own-shifts.ts'
import { fleetViewer, ownViewer, pickViewer } from './viewers.ts'

interface OwnInput {
  readonly phone?: string | undefined
  readonly solo?: string | undefined
}

export function calendarRoutes(platform: Platform, pins: CalendarPins, reader: WeekReader): Route[] {
  const fleetWeeks = createFleetWeeks(platform, reader)
  const fleet = async (pin: string | undefined, week: Week | undefined, context: CallContext) => {
    const viewer = await fleetViewer(pins, pin, context)
    if (!viewer.ok) return viewer
    return ok(await fleetWeeks.answer(context.queries, week, viewer.value.isUser))
  }
  const own = async (input: OwnInput, week: Week | undefined, context: CallContext) => {
    const viewer = await ownViewer(pins, input, context)
    if (!viewer.ok) return viewer
    const { queries } = context
    const { driverId } = viewer.value
    const shown = await ownWeek(queries, platform.clock, reader, driverId, week)
    return ok(await ownWeekOnWire(queries, driverId, shown))
  }
  return [
    reads(getPublicWeek, ({ pin }, context) => fleet(pin, undefined, context)),
    reads(getCurrentCalendar, ({ pin, year, week }, context) => fleet(pin, { year, week }, context)),
    reads(getPublicSoloWeek, (input, context) => own(input, undefined, context)),
    reads(getCurrentSoloCalendar, ({ year, week, ...input }, context) => own(input, { year, week }, context)),
    reads(listPublicServices, async ({ pin, ...asked }, context) => {
      const viewer = await fleetViewer(pins, pin, context)
      if (!viewer.ok) return viewer
      const week = await weekAskedFor(platform, context.queries, asked)
      return week
        ? ok(await publicServices(context.queries, platform, week))
        : fail({ code: 'no_such_week' as const })
    }),
    reads(listFreeShifts, async ({ pin }, context) => {
      const viewer = await pickViewer(pins, pin, context)
      if (!viewer.ok) return viewer
      const free = await freeShifts(context.queries, platform.clock, reader)
      const { own } = viewer.value
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
