import type { WeekReader } from '#features/schedule/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { dateParts } from '#kernel/calendar-date.ts'
import { fail, ok } from '#kernel/result.ts'
import { sameWeek } from '#kernel/week.ts'
import { SHIFT_OPTION_ON_WIRE } from '#platform/pure/wire.ts'
import { type Route, reads, writes } from '#platform/server/http/route.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { getWeekCapacity, submitAvailability } from '../../contract.ts'
import { isFormWeekend } from '../../domain/weekend.ts'
import { capacityOfWeek } from '../capacity-days.ts'
import { selectedDaysOnWire } from '../selected-days-codec.ts'
import { readRequest } from './read-request.ts'
import { submit } from './submit.ts'

/** What the driver's form calls. */
export function formRoutes(platform: Platform, reader: WeekReader): Route[] {
  return [
    reads(getWeekCapacity, async ({ year, week }, { queries }) => {
      const settings = await readSettings(queries, platform.clock)
      const isOpen = settings.showWeek && settings.deadline?.passed !== true
      const open = isOpen && sameWeek({ year, week }, settings.availabilityWeek)
      const capacity = await capacityOfWeek(queries, { year, week }, settings.defaultLimit, reader)
      return ok({ year, week, open, ...capacity })
    }),

    writes(submitAvailability, async (input, { tx, withCommit, caller, pageLanguage }) => {
      const request = readRequest(input)
      if (!request.ok) return fail(request.error)
      const asked = { ...request.value, language: pageLanguage }
      const submitted = await submit(tx, withCommit, platform, asked, caller)
      if (!submitted.ok) return fail(submitted.error)
      const { number, days, changed, letter, toKnownAddress, waiting, late } = submitted.value
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
        letterWaits: letter && gatewaysOf(platform).smtp === undefined,
        late,
      })
    }),
  ]
}
