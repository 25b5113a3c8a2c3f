import { driversByIds } from '#features/drivers/server/public.ts'
import { readSettings } from '#features/settings/server/public.ts'
import { factsOfPhone, noteChange } from '#features/submissions/server/public.ts'
import { fail, ok } from '#kernel/result.ts'
import { datesOf, sameWeek } from '#kernel/week.ts'
import { type Route, writes } from '#platform/server/http/route.ts'
import { gatewaysOf } from '#platform/server/message-gateways.ts'
import type { Platform } from '#platform/server/platform.ts'
import { enterAvailability } from '../../contract-entered.ts'
import { nightsBeforeDays } from '../../domain/night-then-day.ts'
import { isFormWeekend } from '../../domain/weekend.ts'
import { readChoices, reasonOf } from '../form/read-request.ts'
import { afterNight, takeForm } from '../form/submit.ts'
import { selectedDaysOnWire } from '../selected-days-codec.ts'

/**
 * The office enters the form of a driver who has called: by the rules of the form, whether or not it takes
 * anything from drivers any more.
 */
export function enterRoutes(platform: Platform): Route[] {
  return [
    writes(enterAvailability, async (input, { tx, withCommit, caller, audit }) => {
      const week = { year: input.year, week: input.week }
      audit({ driver: input.driverId, ...week })
      const driver = (await driversByIds(tx, [input.driverId])).get(input.driverId)
      if (!driver) return fail({ code: 'no_such_driver' as const })
      if (!driver.active) return fail({ code: 'inactive_driver' as const })
      const settings = await readSettings(tx, platform.clock)
      if (!sameWeek(week, settings.availabilityWeek)) return fail({ code: 'wrong_week' as const })
      const chosen = readChoices(input, week)
      if (!chosen.ok) return chosen
      const reason = reasonOf(input, chosen.value)
      if (!reason.ok) return fail({ code: 'incomplete' as const, fields: reason.error })
      const nights = nightsBeforeDays(chosen.value)
      if (nights.length > 0) return afterNight(nights)

      const { fullName, phone, email, language } = driver
      // Told here, since a refused second form is noted as a try of the driver's.
      const { submission } = await factsOfPhone(tx, phone, week, datesOf(week))
      if (submission?.byForm) return fail({ code: 'already_submitted' as const })
      const request = {
        driver: { fullName, phone, email },
        ...{ week, days: chosen.value, ...reason.value },
        ...(language === null ? {} : { language }),
      }
      const taken = await takeForm(tx, withCommit, platform, settings, request, 'office')
      if (!taken.ok) {
        const { code } = taken.error
        // Whether the form is open was not asked.
        return fail({ ...taken.error, code: code === 'form_closed' ? ('wrong_week' as const) : code })
      }
      const { number, days, changed, letter, late } = taken.value
      withCommit(
        noteChange(tx, platform, {
          ...{ driverId: driver.id, week, kind: 'entered', byName: caller.user?.name ?? '' },
          ...{ before: [], after: days },
        }),
      )
      return ok({
        id: number,
        selectedDays: selectedDaysOnWire(days, isFormWeekend),
        changed: changed.length,
        confirmation: letter,
        letterWaits: letter && gatewaysOf(platform).smtp === undefined,
        late,
      })
    }),
  ]
}
