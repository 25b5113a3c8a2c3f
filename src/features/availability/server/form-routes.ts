import { readSettings } from '#features/settings/server/public.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import { datesOf, sameWeek } from '#kernel/week.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getWeekCapacity, submitAvailability } from '../contract.ts'
import { isFormWeekend } from '../domain/weekend.ts'
import { capacityDays } from './capacity-days.ts'
import type { DrivenSlots } from './driven-slots.ts'
import { readRequest } from './read-request.ts'
import { selectedDaysOnWire } from './selected-days-codec.ts'
import { submit } from './submit.ts'

/** What the driver's form calls. */
export function formRoutes(platform: Platform, drivenSlots: DrivenSlots): Route[] {
  return [
    reads(getWeekCapacity, async ({ year, week }, { queries }) => {
      const settings = await readSettings(queries, platform.clock)
      const open = settings.showWeek && sameWeek({ year, week }, settings.availabilityWeek)
      const data = await capacityDays(queries, datesOf({ year, week }), settings.defaultLimit)
      return ok({ year, week, open, data })
    }),

    writes(submitAvailability, async (input, { tx, withCommit, caller }) => {
      const request = readRequest(input)
      if (!request.ok) return fail(request.error)
      const submitted = await submit(tx, withCommit, platform, drivenSlots, request.value, caller.address)
      if (!submitted.ok) return fail(submitted.error)
      const { number, days, changed, letter, toKnownAddress, waiting } = submitted.value
      return ok({
        id: number,
        selectedDays: selectedDaysOnWire(days, isFormWeekend),
        changed: changed.map(({ date, from, to }) => ({
          ...dateParts(date),
          from: SHIFT_OPTION_ON_WIRE[from],
          to: SHIFT_OPTION_ON_WIRE[to],
        })),
        confirmation: letter,
        ...(toKnownAddress ? { toKnownAddress } : {}),
        ...(waiting ? { waiting } : {}),
      })
    }),
  ]
}
